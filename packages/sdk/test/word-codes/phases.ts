import { BYSTANDER, clue, flip, Match, timeout, TRAP } from './match.js';

/** A match in every situation that the rules tell apart, made anew for each use. */
export const SITUATIONS: readonly (readonly [string, () => Match])[] = [
  ['team clue at the start', () => new Match()],
  ['team clue later', () => new Match().play(clue(1), flip(BYSTANDER))],
  ['team guess, nothing flipped', () => new Match().play(clue(2))],
  ['team guess, one flipped', () => new Match().play(clue(2), flip(0))],
  ['Teal’s guess', () => new Match().play(timeout, clue('unlimited'), flip(9))],
  ['team finished', () => new Match().play(clue(2), flip(TRAP))],
  ['Co-op clue', () => new Match({ mode: 'coop' })],
  ['Co-op guess', () => new Match({ mode: 'coop' }).play(clue(2), flip(0))],
  ['Co-op finished', () => new Match({ mode: 'coop' }).play(clue(2), flip(TRAP))],
];
