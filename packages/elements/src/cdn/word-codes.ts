// The order of these is the order of the file: words, SDK, Lit, styles, elements. What is alike stands together,
// within the 32 kB that gzip looks back: 1.5 kB less than in the order the elements happen to import.
import '@cluekit/sdk/decks/everyday';
import '../locales/en.js';
import '@cluekit/sdk/word-codes';
import '@cluekit/sdk/host';
import '@cluekit/sdk/client';
import 'lit';
import '@lit/context';
import './styles.js';
import './shared-lit.js';
import { defineAll, type DefineOptions } from '../store/define-all.js';
import { bringFaces } from '../store/faces.js';
import { WORD_CODES_FACES } from '../word-codes/faces.js';
import { FIRST_ELEMENTS } from '../word-codes/first-elements.js';

export { VERSION } from '../store/define.js';

/** Registers the elements of Word Codes. The menu comes in a file of its own; without it there is a game all the same. */
export function defineElements(options?: DefineOptions): void {
  bringFaces('word-codes', WORD_CODES_FACES);
  defineAll(FIRST_ELEMENTS, options);
  import('../word-codes/menu.js').then(
    ({ defineMenu }) => defineMenu(options),
    () => {},
  );
}

defineElements();
