import { define } from '../store/define.js';
import { WordBank } from './word-bank.js';

define('word-bank', WordBank);
