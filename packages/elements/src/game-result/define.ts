import { define } from '../store/define.js';
import { GameResult } from './game-result.js';

define('game-result', GameResult);
