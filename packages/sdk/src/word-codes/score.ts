import type { Team } from './board.js';
import type { Reason, WordCodesState } from './state.js';
import { remaining } from './turn.js';

/** What a match has come to, as `cluekit replay` prints it; without the rejected moves, which no state keeps. */
export interface WordCodesResult {
  readonly phase: 'clue' | 'guess' | 'finished';
  /** The team to act; at the end, the team whose turn it was. */
  readonly turn: Team;
  /** Unflipped words of each team. */
  readonly remaining: { readonly amber: number; readonly teal: number };
  /** Cards in the order revealed, by whatever means. */
  readonly flipped: readonly number[];
  readonly winner: Team | null;
  readonly reason: Reason | null;
  /** Amber turns, in either mode. */
  readonly turns: number;
  readonly flipsLeft: number | 'unlimited' | null;
}

/** The result of a state: who has how many words left, who won and why (WC-10, WC-12). */
export function score(state: WordCodesState): WordCodesResult {
  const { phase, turn, flipped, winner, reason, turns, flipsLeft } = state;
  return {
    phase: phase as WordCodesResult['phase'],
    turn,
    remaining: { amber: remaining(state, 'amber'), teal: remaining(state, 'teal') },
    flipped,
    winner,
    reason,
    turns,
    flipsLeft,
  };
}
