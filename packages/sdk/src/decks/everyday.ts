import { PACKED } from './data/everyday.js';
import type { Deck } from './deck.js';
import { unpack } from './unpack.js';

/**
 * The Everyday list (WC-3): words a child of seven knows, in American and British homes alike, family-safe,
 * made for association. No two share a stem or are joined by the clue data, and none contains another.
 *
 * Frozen: the words and their order, the alphabet's, are version 1 for ever, because a game code deals by their
 * places (WC-2). A test holds their hash; `docs/decks.md` says how a version 2 would come.
 *
 * @example
 * everyday.words.includes('Ice cream'); // true
 */
export const everyday: Deck = {
  name: 'everyday',
  title: 'Everyday',
  language: 'en',
  version: 1,
  words: /* @__PURE__ */ Object.freeze(/* @__PURE__ */ unpack(PACKED)),
};
