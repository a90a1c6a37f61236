import { define } from '../store/define.js';
import { TurnStatus } from './turn-status.js';

define('turn-status', TurnStatus);
