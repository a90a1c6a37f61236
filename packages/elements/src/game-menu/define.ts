import { define } from '../store/define.js';
import { GameMenu } from './game-menu.js';

define('game-menu', GameMenu);
