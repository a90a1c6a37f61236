import { define } from '../store/define.js';
import { bringFaces } from '../store/faces.js';
import { codeDependenceStatus } from './code-dependence.js';
import { TurnStatus } from './turn-status.js';
import { wordCodesStatus } from './word-codes.js';

bringFaces('code-dependence', { 'turn-status': codeDependenceStatus });
bringFaces('word-codes', { 'turn-status': wordCodesStatus });
define('turn-status', TurnStatus);
