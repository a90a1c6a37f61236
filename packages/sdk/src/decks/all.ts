import { PACKED } from './data/all.js';
import type { Deck } from './deck.js';
import { everyday } from './everyday.js';
import { unpack } from './unpack.js';

/**
 * The All list (WC-3): Everyday first, then words for players of about twelve and older. No two share a stem
 * or are joined by the clue data, and none contains another. Frozen like Everyday (WC-2).
 *
 * @example
 * all.words.slice(0, everyday.words.length); // Everyday, in its own order
 */
export const all: Deck = {
  name: 'all',
  title: 'All',
  language: 'en',
  version: 1,
  words: /* @__PURE__ */ Object.freeze([...everyday.words, ...unpack(PACKED)]),
};
