import { CluekitError, isCluekitError } from '../game/error.js';
import type { CodeDependenceOptions } from '../code-dependence/options.js';
import type { CodeDependenceSource } from '../code-dependence/deal.js';
import type { WordCodesOptions } from '../word-codes/options.js';
import type { WordCodesSource } from '../word-codes/deal.js';
import { codeDependenceRecords } from './games/code-dependence.js';
import type { Lists, RecordGame } from './games/record-game.js';
import { wordCodesRecords } from './games/word-codes.js';
import { FORMAT, type GameRecord } from './record.js';

export type { Lists } from './games/record-game.js';

/** A record that was read: its options and deal are those of the game; its moves may still be refused. */
export interface ReadRecord {
  readonly record: GameRecord;
  readonly options: WordCodesOptions | CodeDependenceOptions;
  readonly source: WordCodesSource | CodeDependenceSource;
}

const GAMES: readonly RecordGame[] = [wordCodesRecords, codeDependenceRecords];

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
  const { format, game, moves, options: given } = record as Partial<Record<keyof GameRecord, unknown>>;
  if (format !== FORMAT) return bad(`The format is not ${FORMAT}.`);
  const known = GAMES.find((item) => item.game.id === game);
  if (!known) return bad('The game is not one this version can replay.');
  if (!Array.isArray(moves)) return bad('The moves are not a list.');
  try {
    const options = known.options(given, record as GameRecord) as ReadRecord['options'];
    const source = known.source(record as GameRecord, options, lists) as ReadRecord['source'];
    return { record: record as GameRecord, options, source };
  } catch (error) {
    if (isCluekitError(error)) throw new CluekitError('bad-record', error.message);
    throw error;
  }
}

/** The game of a record that was read. */
export function gameOf({ record }: ReadRecord): RecordGame {
  return GAMES.find((item) => item.game.id === record.game) as RecordGame;
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
