import { define } from '../store/define.js';
import { bringFaces } from '../store/faces.js';
import { codeDependenceBank } from './code-dependence.js';
import { WordBank } from './word-bank.js';
import { wordCodesBank } from './word-codes.js';

bringFaces('code-dependence', { 'word-bank': codeDependenceBank });
bringFaces('word-codes', { 'word-bank': wordCodesBank });
define('word-bank', WordBank);
