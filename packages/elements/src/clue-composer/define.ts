import { define } from '../store/define.js';
import { bringFaces } from '../store/faces.js';
import { ClueComposer } from './clue-composer.js';
import { wordCodesComposer } from './word-codes.js';

bringFaces('word-codes', { 'clue-composer': wordCodesComposer });
define('clue-composer', ClueComposer);
