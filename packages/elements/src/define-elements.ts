import { CODE_DEPENDENCE_ELEMENTS } from './code-dependence/elements.js';
import { CODE_DEPENDENCE_FACES } from './code-dependence/faces.js';
import { PROJECTOR_ELEMENTS } from './game-projector/elements.js';
import { defineAll, type DefineOptions } from './store/define-all.js';
import { bringFaces } from './store/faces.js';
import { WORD_CODES_ELEMENTS } from './word-codes/elements.js';
import { WORD_CODES_FACES } from './word-codes/faces.js';
import { MORE_ELEMENTS } from './word-codes/more.js';

/** Every element of this library by its tag name. */
export const ELEMENTS = {
  ...WORD_CODES_ELEMENTS,
  ...CODE_DEPENDENCE_ELEMENTS,
  ...MORE_ELEMENTS,
  ...PROJECTOR_ELEMENTS,
} as const;

/**
 * Registers all elements of both games. It never throws for names that are taken; a preset under a prefix is made of
 * parts under the same prefix.
 *
 * @example defineElements({ prefix: 'my-' }); // <my-word-codes>
 */
export function defineElements(options?: DefineOptions): void {
  bringFaces('word-codes', WORD_CODES_FACES);
  bringFaces('code-dependence', CODE_DEPENDENCE_FACES);
  defineAll(ELEMENTS, options); // once each, so that a stranger's name is told once
}
