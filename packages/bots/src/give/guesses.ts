import { type BoardWord, firstPick, type Judge, ownPlaces, reachable } from './outlook.js';

const EXPOSED = 6;
const MOST = 3;
/** Of a bonus for several distinct cards only this share is hoped for: guessers think more alike than by chance. */
const HOPE = 0.5;

/**
 * Judges clues for Code Dependence: each of so many guessers names one word (CD-10). The giver gets 1 for each who
 * hits a card, -6 once where any names CODED (CD-13), and 3 or 6 where two or more distinct cards fall (CD-16).
 */
export function judgeGuesses(board: readonly BoardWord[], guessers: number, stray: number): Judge {
  const own = ownPlaces(board);
  return (nearness, floor) => {
    const chances = firstPick(nearness);
    const order = reachable(own, nearness, floor).slice(0, MOST);
    let [hit, coded] = [0, 0];
    board.forEach(({ role }, i) => {
      if (role === 'own') hit += chances[i] as number;
      if (role === 'avoid') coded += chances[i] as number;
    });
    const targets = order.filter((place, i) => i === 0 || (chances[place] as number) >= 0.12);
    const distinct =
      guessers > 1
        ? bonus(
            targets.map((place) => chances[place] as number),
            guessers,
          )
        : 0;
    const exposed = 1 - (1 - coded) ** guessers;
    const lost = (1 - hit - coded) * stray;
    return { value: guessers * (hit - lost) - EXPOSED * exposed + HOPE * distinct, targets };
  };
}

/** Points to be hoped for where each guesser hits card i with chance `cards[i]`, on its own. */
function bonus(cards: readonly number[], guessers: number): number {
  const none = 1 - cards.reduce((sum, chance) => sum + chance, 0);
  const only = (chance: number): number => (none + chance) ** guessers - none ** guessers;
  const one = cards.reduce((sum, chance) => sum + only(chance), 0);
  let two = 0;
  cards.forEach((a, i) => {
    for (const b of cards.slice(i + 1))
      two += (none + a + b) ** guessers - none ** guessers - only(a) - only(b);
  });
  const atLeastTwo = Math.max(0, 1 - none ** guessers - one);
  return 3 * atLeastTwo + 3 * Math.max(0, atLeastTwo - two);
}
