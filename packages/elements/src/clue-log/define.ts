import { define } from '../store/define.js';
import { ClueLog } from './clue-log.js';

define('clue-log', ClueLog);
