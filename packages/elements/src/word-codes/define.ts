import { defineWordCodes } from './define-word-codes.js';

defineWordCodes();
