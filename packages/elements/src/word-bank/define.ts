import { define } from '../store/define.js';
import { bringFaces } from '../store/faces.js';
import { WordBank } from './word-bank.js';
import { wordCodesBank } from './word-codes.js';

bringFaces('word-codes', { 'word-bank': wordCodesBank });
define('word-bank', WordBank);
