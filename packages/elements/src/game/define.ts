import { define } from '../store/define.js';
import { WordGame } from './word-game.js';

define('word-game', WordGame);
