import type { WordCodesShared } from '@cluekit/sdk/word-codes';

/** What the page shows: a clue is given, cards are flipped, a turn's outcome is read, the game is over. */
export type Stage = 'clue' | 'guess' | 'outcome' | 'result';

/**
 * The stage of a game. Between two turns the rules know nothing; people read what happened until they go on.
 *
 * @param read how much of the log they have gone on from
 */
export function stageOf({ phase, log }: WordCodesShared, read: number): Stage {
  if (phase === 'finished') return 'result';
  if (phase === 'guess') return 'guess';
  return log.slice(read).some((entry) => entry.type === 'turn-end') ? 'outcome' : 'clue';
}
