import type { RuleCode } from '../game/codes.js';
import { score, type WordCodesResult } from '../word-codes/score.js';
import type { WordCodesState } from '../word-codes/state.js';
import { play } from './play.js';
import { readRecord, type Lists } from './read.js';

/** A move that the rules refused: its place, why, and where a clue conflicts with a word, that word. */
export interface RejectedMove {
  readonly move: number;
  readonly code: RuleCode;
  readonly word?: string;
}

/** What `npx cluekit replay` prints. */
export interface ReplayResult extends WordCodesResult {
  readonly rejected: readonly RejectedMove[];
}

/**
 * Replays a record to its result. The same record gives the same result anywhere, at any time.
 *
 * @throws {CluekitError} `bad-record` for what is no record
 * @example replay(JSON.parse(file)).winner // 'amber'
 */
export function replay(input: unknown, lists?: Lists): ReplayResult {
  const rejected: RejectedMove[] = [];
  let last: WordCodesState | null = null;
  for (const { move, refusal, state } of play(readRecord(input, lists))) {
    if (refusal) rejected.push({ move, ...refusal });
    last = state;
  }
  return { ...score(last as WordCodesState), rejected };
}
