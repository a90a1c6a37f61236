import { define } from '../store/define.js';
import { PlanningHand } from './planning-hand.js';

define('planning-hand', PlanningHand);
