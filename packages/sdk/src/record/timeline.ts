import type { WordCodesAudience } from '../word-codes/commands.js';
import { view, type WordCodesView } from '../word-codes/view.js';
import { play } from './play.js';
import { readRecord, type Lists } from './read.js';

/** One step of a timeline: the move that led to it (-1 for the deal) and what an audience then saw. */
export interface TimelineStep {
  readonly move: number;
  readonly view: WordCodesView;
}

/**
 * The views of one audience through a record, a step for the deal and for each accepted move: what a scrubber
 * shows. A view shows what that audience could know at that step, not what the record knows.
 *
 * @throws {CluekitError} `bad-record` for what is no record
 */
export function timeline(
  input: unknown,
  audience: WordCodesAudience = 'spectator',
  lists?: Lists,
): TimelineStep[] {
  const steps: TimelineStep[] = [];
  for (const { move, refusal, state } of play(readRecord(input, lists)))
    if (!refusal) steps.push({ move, view: view(state, audience) });
  return steps;
}
