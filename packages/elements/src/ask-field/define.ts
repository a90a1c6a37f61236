import { define } from '../store/define.js';
import { AskField } from './ask-field.js';

define('ask-field', AskField);
