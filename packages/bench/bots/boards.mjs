import { all } from '@cluekit/sdk/decks/all';
import { everyday } from '@cluekit/sdk/decks/everyday';
import { createStream, draw } from '@cluekit/sdk/random';

const deck = [...new Set([...everyday.words, ...all.words])];
const ROLES = [...Array(9).fill('own'), ...Array(8).fill('rival'), 'avoid', ...Array(7).fill('other')];

/** A stream of a game of the bench: the same for the same number, in every run. */
export function streamOf(game, label) {
  const seed = new Uint8Array(16);
  new DataView(seed.buffer).setUint32(0, game);
  return createStream(seed, label);
}

/** Different words of the SDK's lists. */
export const wordsOf = (game, count) => draw(deck, count, streamOf(game, 'bench/words'));

/** A Word Codes board of 25: `{ word, role }`, 9 own, 8 of the rival, the trap, 7 bystanders. */
export const codesBoard = (game) => wordsOf(game, 25).map((word, i) => ({ word, role: ROLES[i] }));

/** A Code Dependence bank of 42 as a giver sees it: CODED, 6 own words, and 35 others. */
export const dependenceBoard = (game) =>
  wordsOf(game, 42).map((word, i) => ({ word, role: i === 0 ? 'avoid' : i < 7 ? 'own' : 'other' }));
