import { sizesFor, type Deal } from '../../src/code-dependence/index.js';
import { madeUpList } from '../word-codes/lists.js';

/** Deals that are easy to count on, a word list of its own for each round: seat 0 has the first words, the decoys the last. */
export function dealsFor(players: number, rounds: number): Deal[] {
  const { dealt, bank: size } = sizesFor(players);
  return Array.from({ length: rounds }, (_, round) => {
    const words = madeUpList(size, 'bdwhk'[round]);
    const hands = Array.from({ length: players }, (_seat, seat) =>
      words.slice(seat * dealt, (seat + 1) * dealt),
    );
    return { bank: [...words].reverse(), hands };
  });
}

/** The words of a Duel that clues can meet. */
const REAL_WORDS = [
  ...['RIVER', 'MOUSE', 'ICE CREAM', 'DEAD', 'SUN', 'CASTLE', 'Café'],
  ...['CAR', 'RUNNER', 'UNIVERSE', 'LEMON', 'MIRROR', 'NEEDLE', 'OCEAN'],
  ...['PIRATE', 'QUEEN', 'SADDLE', 'TUNNEL', 'VIOLIN', 'WINDOW', 'ZEBRA'],
];

/** A Duel with real words: seat 0 has the first seven, seat 1 the next; the bank is in another order. */
export const REAL_DEAL: Deal = {
  bank: [...REAL_WORDS].reverse(),
  hands: [REAL_WORDS.slice(0, 7), REAL_WORDS.slice(7, 14)],
};
