import '../deck-editor/define.js';
import { define } from '../store/define.js';
import { GameSettings } from './game-settings.js';

define('game-settings', GameSettings);
