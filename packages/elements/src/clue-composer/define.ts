import { define } from '../store/define.js';
import { ClueComposer } from './clue-composer.js';

define('clue-composer', ClueComposer);
