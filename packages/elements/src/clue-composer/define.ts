import { define } from '../store/define.js';
import { bringFaces } from '../store/faces.js';
import { codeDependenceComposer } from './code-dependence.js';
import { ClueComposer } from './clue-composer.js';
import { wordCodesComposer } from './word-codes.js';

bringFaces('code-dependence', { 'clue-composer': codeDependenceComposer });
bringFaces('word-codes', { 'clue-composer': wordCodesComposer });
define('clue-composer', ClueComposer);
