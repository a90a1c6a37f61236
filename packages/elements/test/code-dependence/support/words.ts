import type { Deal } from '@cluekit/sdk/code-dependence';

const SYLLABLES = ['ba', 'de', 'fi', 'go', 'hu', 'ka', 'le', 'mi', 'no', 'pu'];

/** Words that stand nowhere else: where one is found, it came from a bank. Enough for three rounds of any table. */
export const WORDS: readonly string[] = Array.from(
  { length: 100 },
  (_, i) => `Zw${SYLLABLES[Math.floor(i / 10)]}${SYLLABLES[i % 10]}k`,
);

/** Every word of ours that a text holds, once each. */
export const wordsIn = (text: string): string[] => [...new Set(text.match(/zw[a-z]{4}k/gi) ?? [])].sort();

/** A deal that is easy to count on: seat 0 has the first words, the decoys the last; the bank is the other way round. */
export function dealFor(players: number, round = 0): Deal {
  const dealt = players === 7 ? 6 : 7;
  const size = [21, 32, 42][players - 2] ?? 48;
  const words = WORDS.slice(round * size).slice(0, size);
  const hands = Array.from({ length: players }, (_, seat) => words.slice(seat * dealt, (seat + 1) * dealt));
  return { bank: [...words].reverse(), hands };
}
