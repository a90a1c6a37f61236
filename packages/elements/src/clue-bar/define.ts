import { define } from '../store/define.js';
import { bringFaces } from '../store/faces.js';
import { ClueBar } from './clue-bar.js';
import { wordCodesClueBar } from './word-codes.js';

bringFaces('word-codes', { 'clue-bar': wordCodesClueBar });
define('clue-bar', ClueBar);
