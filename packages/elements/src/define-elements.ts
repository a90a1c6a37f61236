import { defineCodeDependence } from './code-dependence/define-code-dependence.js';
import { CODE_DEPENDENCE_ELEMENTS } from './code-dependence/elements.js';
import type { DefineOptions } from './store/define-all.js';
import { defineWordCodes } from './word-codes/define-word-codes.js';
import { WORD_CODES_ELEMENTS } from './word-codes/elements.js';

/** Every element of this library by its tag name. */
export const ELEMENTS = { ...WORD_CODES_ELEMENTS, ...CODE_DEPENDENCE_ELEMENTS } as const;

/**
 * Registers all elements of both games. It never throws for names that are taken; a preset under a prefix is made of
 * parts under the same prefix.
 *
 * @example defineElements({ prefix: 'my-' }); // <my-word-codes>
 */
export function defineElements(options?: DefineOptions): void {
  defineWordCodes(options);
  defineCodeDependence(options);
}
