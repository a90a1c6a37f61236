import { define } from '../store/define.js';
import { bringFaces } from '../store/faces.js';
import { GameResult } from './game-result.js';
import { wordCodesResult } from './word-codes.js';

bringFaces('word-codes', { 'game-result': wordCodesResult });
define('game-result', GameResult);
