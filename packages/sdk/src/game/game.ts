import type { AnyStateMachine } from 'xstate';
import type { RuleCode } from './codes.js';

/** Plain JSON, the only thing that crosses from a host to anyone. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A command is plain data with a type. Where it has a seat, that is the one of the session that sent it. */
export interface CommandLike {
  readonly type: string;
}

/** Why a command was refused: a code and, where a clue conflicts with one, the public word. */
export interface Refusal<C extends string = RuleCode> {
  readonly code: C;
  readonly word?: string;
}

/**
 * What one audience may know. `shared` is the same object for every audience (a spectator's view is
 * `shared` alone, with an empty `mine`); `mine` holds the few facts of this audience.
 */
export interface View<Shared = unknown, Mine = unknown> {
  readonly shared: Shared;
  readonly mine: Mine;
}

/** When the running clock ends: `key` names which clock, `at` is milliseconds on the host's clock. */
export interface Deadline {
  readonly key: string;
  readonly at: number;
}

/**
 * One rule set, as the host sees it. All functions are pure; the machine holds no timer and reads no
 * clock: the deal, the time and every choice come in as event data.
 *
 * @typeParam State the machine's context, plain JSON
 * @typeParam Command what may be asked, after {@link Game.parse}
 * @typeParam Audience who may know what: a string, so that it can key a map and cross a wire
 * @typeParam Options what is fixed when the match is made
 * @typeParam Source where the deal comes from (a seed, a game code, a board of a record)
 */
export interface Game<
  State = unknown,
  Command extends CommandLike = CommandLike,
  Audience extends string = string,
  Options = unknown,
  Source = unknown,
  Key = unknown,
> {
  /** The game's name in records and frames, e.g. `word-codes`. */
  readonly id: string;
  /** The version of the rules, e.g. `1.0.0`. */
  readonly rules: string;
  /** The statechart. Its states are the phases by name; it starts on the event `start`. */
  readonly machine: AnyStateMachine;
  /** Every audience there is, public ones last. */
  readonly audiences: readonly Audience[];
  /** Checks options at the door. Throws a `CluekitError` with `bad-options`. */
  options(input: unknown): Options;
  /** Makes the `start` event: deals from the source. Throws a `CluekitError` (`bad-code`, `deck-too-small`, …). */
  start(options: Options, source: Source, at: number): CommandLike;
  /**
   * Turns stranger's data into a fresh command with only its own fields, or null (`unknown-move`). In a match the
   * audience says whose seat it is, never the data (T9); without one, as in a record, a seat must be in the data.
   */
  parse(input: unknown, audience?: Audience): Command | null;
  /** Why this audience may not do this now, or null. It is also the machine's guard: one truth. */
  refuse(state: State, command: Command, audience?: Audience): Refusal | null;
  /**
   * In whose place this audience may do this while nobody is connected there, or null (CD-20: what a host does, any
   * seated player may once the host is gone). The host then asks `refuse` for that one; left out, nobody may.
   */
  inPlaceOf?(state: State, command: Command, audience: Audience): Audience | null;
  /** What this audience may know, built field by field from nothing; frozen; unchanged parts keep identity. */
  view(state: State, audience: Audience): View;
  /** The secret this audience may open for a moment (Word Codes: the key), or why not. */
  peek?(state: State, audience: Audience): { readonly key: Key } | Refusal;
  /** The phase as a precondition for commands: it changes when the phase or turn does, e.g. `clue/3`. */
  phaseKey(state: State): string;
  /** The running clock, or null. The host sends `{ type: 'timeout' }` when it is due. */
  deadline(state: State): Deadline | null;
}
