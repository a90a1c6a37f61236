import { define } from '../store/define.js';
import { TableMenu } from './table-menu.js';

define('table-menu', TableMenu);
