import type { CodeDependenceState } from './state.js';
import { seatsOf } from './turn.js';

/** What a match has come to, as `cluekit replay` prints it; without the rejected moves, which no state keeps. */
export interface CodeDependenceResult {
  readonly phase: 'planning' | 'clue' | 'guess' | 'scoring' | 'finished';
  /** From 1. */
  readonly round: number;
  /** By seat, over the whole game, as are the two below. */
  readonly scores: readonly number[];
  /** Guesses that hit nothing. */
  readonly misses: readonly number[];
  /** Right calls. */
  readonly calls: readonly number[];
  /** Seats in order; null before the end. */
  readonly winners: readonly number[] | null;
  /** By seat, the slots shed this round, ascending. */
  readonly shed: readonly (readonly number[])[];
  /** By seat, whether its CODED is exposed this round. */
  readonly exposed: readonly boolean[];
}

/** The result of a state: who has how many points, and at the end who won (CD-19). */
export function score(state: CodeDependenceState): CodeDependenceResult {
  const { phase, round, scores, misses, calls, shed, exposed } = state;
  return {
    phase: phase as CodeDependenceResult['phase'],
    round,
    scores,
    misses,
    calls,
    winners: winners(state),
    shed,
    exposed,
  };
}

/** The highest total; among level ones the fewest misses, then the most right calls; who is still level shares. */
export function winners(state: CodeDependenceState): readonly number[] | null {
  if (state.phase !== 'finished') return null;
  const { scores, misses, calls } = state;
  const best = (seats: readonly number[], value: (seat: number) => number): readonly number[] => {
    const most = Math.max(...seats.map(value));
    return seats.filter((seat) => value(seat) === most);
  };
  const highest = best(seatsOf(state), (seat) => scores[seat] as number);
  const fewestMisses = best(highest, (seat) => -(misses[seat] as number));
  return best(fewestMisses, (seat) => calls[seat] as number);
}
