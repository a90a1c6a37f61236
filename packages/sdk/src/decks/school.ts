import { PACKED } from './data/school.js';
import type { Deck } from './deck.js';
import { unpack } from './unpack.js';

/**
 * The School list, for schools: 283 words of what primary schools teach and what children meet there and at
 * home: language, numbers, science, places, long ago, art, sport. Enough for five rounds of the largest table
 * without a word twice (CD-1, CD-3). No two share a stem, are joined by the clue data or come near one another
 * (CD-7), and none contains another. Frozen like Everyday.
 *
 * @example
 * school.words.includes('Fraction'); // true
 */
export const school: Deck = {
  name: 'school',
  title: 'School',
  language: 'en',
  version: 1,
  words: /* @__PURE__ */ Object.freeze(/* @__PURE__ */ unpack(PACKED)),
};
