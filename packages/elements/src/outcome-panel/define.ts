import { define } from '../store/define.js';
import { bringFaces } from '../store/faces.js';
import { codeDependenceOutcome } from './code-dependence.js';
import { OutcomePanel } from './outcome-panel.js';
import { wordCodesOutcome } from './word-codes.js';

bringFaces('code-dependence', { 'outcome-panel': codeDependenceOutcome });
bringFaces('word-codes', { 'outcome-panel': wordCodesOutcome });
define('outcome-panel', OutcomePanel);
