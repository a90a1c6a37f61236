import { call, choose, clue, guess, Match, nextRound, planned } from './match.js';

const three = { players: 3, rounds: 2 } as const;
const inOrder = { players: 3, rounds: 2, guessMode: 'sequential' } as const;

/** A match in every situation that the rules tell apart, made anew for each use. */
export const SITUATIONS: readonly (readonly [string, () => Match])[] = [
  ['planning, nobody has chosen', () => new Match(three)],
  [
    'planning, seat 1 has chosen',
    () => {
      const match = new Match(three);
      return match.play(choose(1, match.card(1, 3)));
    },
  ],
  ['clue', () => planned(three)],
  ['guess, nobody has acted', () => planned(three, clue(0, [1, 2]))],
  ['guess, seat 2 has acted', () => seatTwo(planned(three, clue(0, [1, 2])))],
  ['sequential guess, seat 1 to act', () => planned(inOrder, clue(0))],
  [
    'sequential guess, seat 2 to act',
    () => {
      const match = planned(inOrder, clue(0));
      return match.play(guess(1, match.card(0, 1)));
    },
  ],
  [
    'clue of seat 1, a card shed, CODED of seat 0 exposed',
    () => {
      const match = planned(three, clue(0));
      return match.play(guess(1, match.card(0, 1)), call(2, match.card(0, 0)));
    },
  ],
  ['scoring', () => planned(three).endRound()],
  ['planning of the second round', () => planned(three).endRound().play(nextRound)],
  ['finished', () => planned(three).endRound().play(nextRound).plan().endRound()],
];

function seatTwo(match: Match): Match {
  return match.play(guess(2, match.card(0, 1)));
}
