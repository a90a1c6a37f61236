import type { LogEntry } from './log.js';
import type { MaybePromise } from './maybe-promise.js';

/** An invite as it is kept: never the token, only its SHA-256, in hexadecimal. */
export interface StoredInvite {
  readonly hash: string;
  readonly audience: string;
}

/** All that is kept of a match. */
export interface StoredMatch {
  readonly log: readonly LogEntry[];
  /** In the order they were made; an invite's place is its session's number. */
  readonly invites: readonly StoredInvite[];
}

/**
 * Where matches are kept. Every function may answer at once or by promise; at once keeps the whole command
 * within the message that brought it. `storeContract` in `@cluekit/sdk/testing` says what a store must do.
 */
export interface Store {
  /** Everything kept of a match, or null where there is none. */
  load(matchId: string): MaybePromise<StoredMatch | null>;
  /**
   * Appends entries as one step, durable when it returns. `expectedSeq` is the number of entries the caller
   * knows of; where the log is not exactly that long it throws a {@link StoreConflict} and keeps nothing. With 0
   * it makes the match.
   */
  append(matchId: string, expectedSeq: number, entries: readonly LogEntry[]): MaybePromise<void>;
  /** Keeps an invite after those there are. */
  invite(matchId: string, invite: StoredInvite): MaybePromise<void>;
}

/** Thrown by {@link Store.append}: another host has written, or the match exists already. */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict';
  constructor() {
    super('The log has moved on.');
  }
}
