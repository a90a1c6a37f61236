import type { Deadline } from '../game/game.js';
import type { Board, Owner, Team } from './board.js';
import type { Chunks } from './chunks.js';
import type { WordCodesOptions } from './options.js';

/** A state of the statechart: `dealing` lasts until the start event, the rest are the rulebook's phases. */
export type Phase = 'dealing' | 'clue' | 'guess' | 'finished';

/** How many cards a clue points at: 1 … 9, or no limit (∞ in the page; a word, so that JSON can say it). */
export type ClueNumber = number | 'unlimited';

/** A given clue. `word` is null where it was spoken. */
export interface Clue {
  readonly word: string | null;
  readonly number: ClueNumber;
}

/** Why a turn ended: by its own choice, its clock, its last flip, the card it flipped, or a foul. */
export type TurnEnd = 'end-turn' | 'timeout' | 'flips-used' | 'bystander' | 'other-team' | 'foul';

/** One public fact of the match, in order. Everything the page tells and replays comes from these. */
export type LogEntry =
  | ({ readonly type: 'clue'; readonly team: Team } & Clue)
  | { readonly type: 'flip'; readonly team: Team; readonly card: number; readonly owner: Owner }
  /** A card revealed by the rules: by the rival in Co-op, or as the bonus of a foul. */
  | { readonly type: 'reveal'; readonly why: 'rival' | 'foul'; readonly card: number; readonly owner: Owner }
  | { readonly type: 'turn-end'; readonly team: Team; readonly why: TurnEnd };

/** How a match ended: a team's last word is up, or the trap was flipped (WC-10). */
export type Reason = 'all-found' | 'trap';

/**
 * The place to go back to before an accepted command. What only ever grows is kept by its length, so that
 * taking back is exact and the whole history stays small.
 */
export interface Bookmark {
  readonly phase: 'clue' | 'guess';
  readonly turn: Team;
  readonly turnNumber: number;
  readonly turns: number;
  readonly foulClaimed: boolean;
  readonly flipped: number;
  readonly log: number;
}

/** The context of the statechart: the whole match as plain JSON. It never leaves the host. */
export interface WordCodesState {
  /** The state the chart is in; the chart's own value is always the same word. */
  readonly phase: Phase;
  readonly options: WordCodesOptions;
  /** The board as dealt. */
  readonly board: Board;
  /** Who owns each card in this match: the board's key, with the teams swapped where WC-11 says so. */
  readonly key: readonly Owner[];
  /** The team to act; at the end, the team whose turn it was. */
  readonly turn: Team;
  /** Turns begun, from 1: the phase's name and this number are the precondition of a command. */
  readonly turnNumber: number;
  /** Cards in the order revealed, by whatever means. */
  readonly flipped: readonly number[];
  readonly clue: Clue | null;
  /** Flips this turn may still make; null outside `guess`. */
  readonly flipsLeft: number | 'unlimited' | null;
  /** Flips this turn has made. */
  readonly flipsMade: number;
  /** Over a network: the other team's clue-giver says that the clue was a foul, and it is not accepted yet (WC-9). */
  readonly foulClaimed: boolean;
  /** Amber turns: one for each clue Amber gives and for each of its turns that passed without one. */
  readonly turns: number;
  readonly winner: Team | null;
  readonly reason: Reason | null;
  readonly log: Chunks<LogEntry>;
  /** Where `undo` goes back to, the last one first to go. */
  readonly bookmarks: Chunks<Bookmark>;
  readonly deadline: Deadline | null;
  /** The hash published at the deal, where the board came from a secret seed (WC-13). */
  readonly commitment: string | null;
  /** That seed, secret until the match is finished. */
  readonly seed: string | null;
}
