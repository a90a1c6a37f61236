import { define } from '../store/define.js';
import { bringFaces } from '../store/faces.js';
import { codeDependenceScore } from './code-dependence.js';
import { ScoreBoard } from './score-board.js';
import { wordCodesScore } from './word-codes.js';

bringFaces('code-dependence', { 'score-board': codeDependenceScore });
bringFaces('word-codes', { 'score-board': wordCodesScore });
define('score-board', ScoreBoard);
