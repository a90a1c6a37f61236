import { define } from '../store/define.js';
import { ScoreSheet } from './score-sheet.js';

define('score-sheet', ScoreSheet);
