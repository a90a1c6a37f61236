import { define } from '../store/define.js';
import { SeatHandover } from './seat-handover.js';

define('seat-handover', SeatHandover);
