import type { CodeDependenceAudience } from '../code-dependence/index.js';
import type { CodeDependenceView } from '../code-dependence/view.js';
import type { WordCodesAudience } from '../word-codes/commands.js';
import type { WordCodesView } from '../word-codes/view.js';
import { play } from './play.js';
import { gameOf, readRecord, type Lists } from './read.js';

/** One step of a timeline: the move that led to it (-1 for the deal) and what an audience then saw. */
export interface TimelineStep {
  readonly move: number;
  readonly view: WordCodesView | CodeDependenceView;
}

/**
 * The views of one audience through a record, a step for the deal and for each accepted move: what a scrubber
 * shows. A view shows what that audience could know at that step, not what the record knows.
 *
 * @throws {CluekitError} `bad-record` for what is no record
 */
export function timeline(
  input: unknown,
  audience: WordCodesAudience | CodeDependenceAudience = 'spectator',
  lists?: Lists,
): TimelineStep[] {
  const read = readRecord(input, lists);
  const { game } = gameOf(read);
  const steps: TimelineStep[] = [];
  for (const { move, refusal, state } of play(read))
    if (!refusal) steps.push({ move, view: game.view(state, audience) as TimelineStep['view'] });
  return steps;
}
