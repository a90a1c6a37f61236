import { define } from '../store/define.js';
import { FlipPanel } from './flip-panel.js';

define('flip-panel', FlipPanel);
