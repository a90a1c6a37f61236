import type { CommandLike, Game, Json } from '../../game/game.js';
import type { GameRecord } from '../record.js';

/** The word lists a reader can deal a game code from, by the name a code gives them: `everyday/1`. */
export type Lists = Readonly<Record<string, readonly string[]>>;

/**
 * What reading and replaying must know of a game beside its rules. What goes through here as `unknown` comes
 * from the same module and goes back to it.
 */
export interface RecordGame {
  readonly game: Game;
  /** The options a record spells, checked; throws what the game throws. Its clocks are not part of it. */
  options(given: unknown, record: GameRecord): unknown;
  /** Where the deal comes from, checked: for the same record always the same. */
  source(record: GameRecord, options: unknown, lists: Lists): unknown;
  start(options: unknown, source: unknown): CommandLike;
  /** A move as the command it records, or null. */
  move(item: unknown): CommandLike | null;
  /** Why a move that the rules would take makes it no record after all; null for a record. */
  missing(state: unknown, command: CommandLike): string | null;
  score(state: unknown): object;
  /** What a commitment is of. */
  committed(source: unknown): Json;
}
