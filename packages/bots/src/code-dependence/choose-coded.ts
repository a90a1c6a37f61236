import type { Guesser } from '../guess/guesser.js';

/**
 * The card of a hand to make CODED (CD-4): the one that the others have least to do with, so that clues for them do
 * not lead to it. Equal ones: the first dealt.
 */
export function chooseCoded(hand: readonly string[], guesser: Guesser): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  for (const word of hand) {
    const others = hand.filter((other) => other !== word);
    const scores = guesser.rank(word, others).map(({ score }) => Math.max(0, score));
    const sum = scores.reduce((total, score) => total + score, 0) + 2 * (scores[0] ?? 0);
    // A card that the bot does not know is a card that it cannot keep clear of.
    if (guesser.read(word) === null || sum >= least) continue;
    least = sum;
    best = word;
  }
  return best ?? hand[0];
}
