import { define } from '../store/define.js';
import { bringFaces } from '../store/faces.js';
import { codeDependenceClueBar } from './code-dependence.js';
import { ClueBar } from './clue-bar.js';
import { wordCodesClueBar } from './word-codes.js';

bringFaces('code-dependence', { 'clue-bar': codeDependenceClueBar });
bringFaces('word-codes', { 'clue-bar': wordCodesClueBar });
define('clue-bar', ClueBar);
