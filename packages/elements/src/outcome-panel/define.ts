import { define } from '../store/define.js';
import { OutcomePanel } from './outcome-panel.js';

define('outcome-panel', OutcomePanel);
