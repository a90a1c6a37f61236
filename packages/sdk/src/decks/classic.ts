import { PACKED } from './data/classic.js';
import type { Deck } from './deck.js';
import { unpack } from './unpack.js';

/**
 * The Classic list, which Code Dependence is dealt from unless another is chosen (CD-2): 650 family-safe words
 * for things one can picture, of so many kinds that one clue can reach several of a hand. No two share a stem,
 * are joined by the clue data or come near one another (CD-7), and none contains another. Frozen like Everyday.
 *
 * @example
 * classic.words.includes('Volcano'); // true
 */
export const classic: Deck = {
  name: 'classic',
  title: 'Classic',
  language: 'en',
  version: 1,
  words: /* @__PURE__ */ Object.freeze(/* @__PURE__ */ unpack(PACKED)),
};
