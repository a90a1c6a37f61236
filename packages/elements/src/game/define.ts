import { define } from '../store/define.js';
import { bringFaces } from '../store/faces.js';
import { WordGame } from './word-game.js';
import { wordCodesGame } from './word-codes.js';

bringFaces('word-codes', { 'word-game': wordCodesGame });
define('word-game', WordGame);
