import { define } from '../store/define.js';
import { DeductionGrid } from './deduction-grid.js';

define('deduction-grid', DeductionGrid);
