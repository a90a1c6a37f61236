import type { Json } from '../game/game.js';

/** The format line of every record. */
export const FORMAT = 'cluekit-record/1';

/** A move of a record: a command as the game spells it, perhaps with milliseconds since the game began. */
export type RecordMove = Json;

/**
 * One whole game as JSON: what it was played with, how it was dealt, and every move in order. It can be kept,
 * mailed, replayed and checked anywhere. Before a game is over only its public part, or one seat's, is written.
 */
export interface GameRecord {
  readonly format: typeof FORMAT;
  /** `word-codes` or `code-dependence`. */
  readonly game: string;
  readonly options: { readonly [name: string]: Json };
  /** The version of the rules it was played by. */
  readonly rules?: string;
  /** The list the words are from. */
  readonly deck?: { readonly name: string; readonly language: string; readonly version: number };
  /** Word Codes: the board as dealt. A writer always writes it; a reader also takes `code`. */
  readonly board?: Json;
  /** Word Codes: a game code of a list the reader knows, in place of the board. */
  readonly code?: string;
  /** Code Dependence: the bank and the hands of every round begun. */
  readonly deals?: readonly Json[];
  /** The secret it was dealt from, and the hash that was published before; there to check the deal. */
  readonly seed?: string;
  readonly commitment?: string;
  readonly moves: readonly RecordMove[];
}
