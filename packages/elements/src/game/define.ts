import { define } from '../store/define.js';
import { bringFaces } from '../store/faces.js';
import { codeDependenceGame } from './code-dependence.js';
import { WordGame } from './word-game.js';
import { wordCodesGame } from './word-codes.js';

bringFaces('code-dependence', { 'word-game': codeDependenceGame });
bringFaces('word-codes', { 'word-game': wordCodesGame });
define('word-game', WordGame);
