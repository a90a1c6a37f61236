import { define } from '../store/define.js';
import { bringFaces } from '../store/faces.js';
import { codeDependenceLog } from './code-dependence.js';
import { ClueLog } from './clue-log.js';
import { wordCodesLog } from './word-codes.js';

bringFaces('code-dependence', { 'clue-log': codeDependenceLog });
bringFaces('word-codes', { 'clue-log': wordCodesLog });
define('clue-log', ClueLog);
