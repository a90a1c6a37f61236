import { define } from '../store/define.js';
import { KeyPeek } from './key-peek.js';

define('key-peek', KeyPeek);
