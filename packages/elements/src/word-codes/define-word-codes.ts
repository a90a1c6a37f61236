import { defineAll, type DefineOptions } from '../store/define-all.js';
import { bringFaces } from '../store/faces.js';
import { WORD_CODES_ELEMENTS } from './elements.js';
import { WORD_CODES_FACES } from './faces.js';

/**
 * Registers the elements of Word Codes. It never throws for names that are taken; `<word-codes>` under a prefix is
 * made of parts under the same prefix.
 *
 * @example defineWordCodes({ prefix: 'my-' }); // <my-word-codes>
 */
export function defineWordCodes(options?: DefineOptions): void {
  bringFaces('word-codes', WORD_CODES_FACES);
  defineAll(WORD_CODES_ELEMENTS, options);
}
