import type { CommandLike } from '../game/game.js';

/** The first entry: everything the deal came from. It is as secret as the seed in it. */
export interface StartEntry {
  readonly kind: 'start';
  readonly seq: 1;
  /** Milliseconds on the host's clock. */
  readonly at: number;
  readonly game: string;
  readonly rules: string;
  readonly options: unknown;
  readonly source: unknown;
}

/** An accepted command. `session` (the number of its invite) and `id` let a re-sent one find its reply again. */
export interface CommandEntry {
  readonly kind: 'command';
  readonly seq: number;
  readonly at: number;
  readonly audience: string;
  readonly session: number;
  readonly id: string;
  readonly command: CommandLike;
}

/** A deadline that was due, stamped with its own time. */
export interface TimeoutEntry {
  readonly kind: 'timeout';
  readonly seq: number;
  readonly at: number;
  readonly key: string;
}

/**
 * One line of a match's log: accepted outside input and nothing derived from it. `seq` counts from 1 without a
 * gap and never leaves the host; `at` never goes back.
 */
export type LogEntry = StartEntry | CommandEntry | TimeoutEntry;

/** The host's own command for a clock that has run out. */
export const TIMEOUT: CommandLike = Object.freeze({ type: 'timeout' });
