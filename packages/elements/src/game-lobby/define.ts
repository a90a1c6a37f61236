import { define } from '../store/define.js';
import { GameLobby } from './game-lobby.js';

define('game-lobby', GameLobby);
