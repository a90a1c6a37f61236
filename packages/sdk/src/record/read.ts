import { CluekitError, isCluekitError } from '../game/error.js';
import { checkOptions, type WordCodesOptions } from '../word-codes/options.js';
import { deal, type WordCodesSource } from '../word-codes/deal.js';
import { readGameCode } from '../game-code/game-code.js';
import type { Board } from '../word-codes/board.js';
import { FORMAT, type GameRecord } from './record.js';

/** The word lists a reader can deal a game code from, by the name a code gives them: `everyday/1`. */
export type Lists = Readonly<Record<string, readonly string[]>>;

/** A record that was read: its options and deal are those of the game; its moves may still be refused. */
export interface ReadRecord {
  readonly record: GameRecord;
  readonly options: WordCodesOptions;
  readonly source: WordCodesSource;
}

/**
 * Reads a record from a stranger: an object, or the text of one. What the rules would refuse among its moves
 * is left for the replay to list; anything else that is wrong makes it no record.
 *
 * @param lists the lists that a record with a `code` in place of its board may name
 * @throws {CluekitError} `bad-record`, whose message says what is wrong
 */
export function readRecord(input: unknown, lists: Lists = {}): ReadRecord {
  const record = typeof input === 'string' ? parse(input) : input;
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    return bad('A record is a JSON object.');
  const { format, game, moves, options } = record as Partial<Record<keyof GameRecord, unknown>>;
  if (format !== FORMAT) return bad(`The format is not ${FORMAT}.`);
  if (game !== 'word-codes') return bad('The game is not one this version can replay.');
  if (!Array.isArray(moves)) return bad('The moves are not a list.');
  try {
    const source = sourceOf(record as GameRecord, lists);
    return { record: record as GameRecord, options: optionsOf(options), source };
  } catch (error) {
    if (isCluekitError(error)) throw new CluekitError('bad-record', error.message);
    throw error;
  }
}

function sourceOf({ board, code }: GameRecord, lists: Lists): WordCodesSource {
  if (board !== undefined) return { board: deal({ board: board as unknown as Board }).board };
  if (code === undefined) return bad('There is neither a board nor a code.');
  const words = own(lists, readGameCode(code).list);
  if (!words) return bad('The code is for a word list that is not at hand.');
  return { board: deal({ code, words }).board };
}

/** Only what a record spells: its clock is not part of it. */
function optionsOf(options: unknown): WordCodesOptions {
  if (options === undefined) return checkOptions({});
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    return bad('The options are not an object.');
  const { mode, level } = options as Record<string, unknown>;
  return checkOptions({ mode, level });
}

function own(lists: Lists, name: string): readonly string[] | undefined {
  return Object.hasOwn(lists, name) ? lists[name] : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return bad('This is not JSON.');
  }
}

function bad(message: string): never {
  throw new CluekitError('bad-record', message);
}
