import { PACKED } from './data/nature.js';
import type { Deck } from './deck.js';
import { unpack } from './unpack.js';

/**
 * The Nature list, for schools: 270 animals, plants, kinds of weather and of land, in words of the first school
 * years. Enough for five rounds of the largest table without a word twice (CD-1, CD-3). No two share a stem,
 * are joined by the clue data or come near one another (CD-7), and none contains another. Frozen like Everyday.
 *
 * @example
 * nature.words.includes('Hedgehog'); // true
 */
export const nature: Deck = {
  name: 'nature',
  title: 'Nature',
  language: 'en',
  version: 1,
  words: /* @__PURE__ */ Object.freeze(/* @__PURE__ */ unpack(PACKED)),
};
