import { define } from '../store/define.js';
import { ScoreBoard } from './score-board.js';

define('score-board', ScoreBoard);
