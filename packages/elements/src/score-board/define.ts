import { define } from '../store/define.js';
import { bringFaces } from '../store/faces.js';
import { ScoreBoard } from './score-board.js';
import { wordCodesScore } from './word-codes.js';

bringFaces('word-codes', { 'score-board': wordCodesScore });
define('score-board', ScoreBoard);
