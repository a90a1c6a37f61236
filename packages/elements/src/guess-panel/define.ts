import { define } from '../store/define.js';
import { GuessPanel } from './guess-panel.js';

define('guess-panel', GuessPanel);
