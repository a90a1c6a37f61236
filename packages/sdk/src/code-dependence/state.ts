import type { Deadline } from '../game/game.js';
import type { Deal } from './deal.js';
import type { Act, LogEntry, SheetLine } from './log.js';
import type { CodeDependenceOptions } from './options.js';
import type { Clue } from './view.js';

/** A state of the statechart: `dealing` lasts until the start event, the rest are the rulebook's phases. */
export type Phase = 'dealing' | 'planning' | 'clue' | 'guess' | 'scoring' | 'finished';

/** What a seat did on the running clue: in simultaneous mode a secret until all are judged (CD-12). */
export interface SeatAct {
  readonly act: Act;
  /** As the bank spells it; null for a pass and a timeout. */
  readonly word: string | null;
}

/** The part of a state that commands change otherwise than by adding to a list. */
export interface Changing {
  /** The state the chart is in; the chart's own value is always the same word. */
  readonly phase: Phase;
  /** From 1; 0 before the deal. */
  readonly round: number;
  /** Which clue turn of the round it is, skipped ones counted, from 0; -1 in planning. */
  readonly turn: number;
  /** Clue turns begun in the whole game. */
  readonly clueTurn: number;
  /** By seat, the place of its CODED word in its hand, from 0; null before it is chosen. */
  readonly coded: readonly (number | null)[];
  /** By seat, the slots shed this round, ascending. */
  readonly shed: readonly (readonly number[])[];
  /** By seat, whether its CODED is exposed this round. */
  readonly exposed: readonly boolean[];
  /** By guesser, the givers it has called this round (CD-14). */
  readonly called: readonly (readonly number[])[];
  readonly clue: Clue | null;
  /** By seat, what it did on the running clue; null where it has not acted. */
  readonly acts: readonly (SeatAct | null)[];
  /** By seat, over the whole game, as are the two below. */
  readonly scores: readonly number[];
  /** Guesses that hit nothing (CD-19). */
  readonly misses: readonly number[];
  /** Right calls. */
  readonly calls: readonly number[];
}

/**
 * The place to go back to before an accepted command: what the command changed, as it was, and how long the
 * lists were that only grow. So taking back is exact, and the whole history stays small.
 */
export interface Bookmark {
  readonly was: Partial<Changing>;
  readonly log: number;
  readonly sheet: number;
}

/** The context of the statechart: the whole match as plain JSON. It never leaves the host. */
export interface CodeDependenceState extends Changing {
  readonly options: CodeDependenceOptions;
  /** All rounds. Of a record only those begun. */
  readonly deals: readonly Deal[];
  readonly log: readonly LogEntry[];
  readonly sheet: readonly SheetLine[];
  /** Where `undo` goes back to, the last one first to go. */
  readonly bookmarks: readonly Bookmark[];
  readonly deadline: Deadline | null;
  /** The hash published at the start, where the deals came from a secret seed. */
  readonly commitment: string | null;
  /** That seed, secret until the match is finished. */
  readonly seed: string | null;
}
