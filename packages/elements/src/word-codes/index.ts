export { WordCodes } from './word-codes.js';
