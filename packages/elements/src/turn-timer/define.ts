import { define } from '../store/define.js';
import { TurnTimer } from './turn-timer.js';

define('turn-timer', TurnTimer);
