import { define } from '../store/define.js';
import { bringFaces } from '../store/faces.js';
import { ClueLog } from './clue-log.js';
import { wordCodesLog } from './word-codes.js';

bringFaces('word-codes', { 'clue-log': wordCodesLog });
define('clue-log', ClueLog);
