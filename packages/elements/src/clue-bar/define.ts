import { define } from '../store/define.js';
import { ClueBar } from './clue-bar.js';

define('clue-bar', ClueBar);
