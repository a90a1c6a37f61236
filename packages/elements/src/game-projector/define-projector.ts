import { CODE_DEPENDENCE_FACES } from '../code-dependence/faces.js';
import { defineAll, type DefineOptions } from '../store/define-all.js';
import { bringFaces } from '../store/faces.js';
import { WORD_CODES_FACES } from '../word-codes/faces.js';
import { PROJECTOR_ELEMENTS } from './elements.js';

/** Registers what a projector's page needs, for both games. It never throws for names that are taken. */
export function defineProjector(options?: DefineOptions): void {
  bringFaces('word-codes', WORD_CODES_FACES);
  bringFaces('code-dependence', CODE_DEPENDENCE_FACES);
  defineAll(PROJECTOR_ELEMENTS, options);
}
