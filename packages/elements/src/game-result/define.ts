import { define } from '../store/define.js';
import { bringFaces } from '../store/faces.js';
import { codeDependenceResult } from './code-dependence.js';
import { GameResult } from './game-result.js';
import { wordCodesResult } from './word-codes.js';

bringFaces('code-dependence', { 'game-result': codeDependenceResult });
bringFaces('word-codes', { 'game-result': wordCodesResult });
define('game-result', GameResult);
