import type { RuleCode } from '../game/codes.js';
import type { CodeDependenceResult } from '../code-dependence/score.js';
import type { WordCodesResult } from '../word-codes/score.js';
import { play } from './play.js';
import { gameOf, readRecord, type Lists } from './read.js';

/** A move that the rules refused: its place, why, and where a clue conflicts with a word, that word. */
export interface RejectedMove {
  readonly move: number;
  readonly code: RuleCode;
  readonly word?: string;
}

interface Rejected {
  readonly rejected: readonly RejectedMove[];
}

/** What a record of Word Codes comes to. */
export interface WordCodesReplay extends WordCodesResult, Rejected {}

/** What a record of Code Dependence comes to. */
export interface CodeDependenceReplay extends CodeDependenceResult, Rejected {}

/** What `npx cluekit replay` prints. `'scores' in result` tells the games apart. */
export type ReplayResult = WordCodesReplay | CodeDependenceReplay;

/**
 * Replays a record to its result. The same record gives the same result anywhere, at any time.
 *
 * @throws {CluekitError} `bad-record` for what is no record
 * @example replay(JSON.parse(file)).phase // 'finished'
 */
export function replay(input: unknown, lists?: Lists): ReplayResult {
  const read = readRecord(input, lists);
  const rejected: RejectedMove[] = [];
  let last: unknown = null;
  for (const { move, refusal, state } of play(read)) {
    if (refusal) rejected.push({ move, ...refusal });
    last = state;
  }
  return { ...gameOf(read).score(last), rejected } as unknown as ReplayResult;
}
