import type { Deadline } from '../game/game.js';
import { seatOf, type CodeDependenceAudience } from './audience.js';
import { can, type CodeDependenceCommand } from './commands.js';
import { bankView, handView, seatViews } from './faces.js';
import { frozen } from './frozen.js';
import type { LogEntry, SheetLine } from './log.js';
import type { GuessMode } from './options.js';
import { winners } from './score.js';
import type { CodeDependenceState, Phase } from './state.js';
import { giverOf, guesserOf, seatsOf, sizesOf } from './turn.js';

/** A bank word as everybody sees it. A decoy and a hidden card look alike (CD-3). */
export interface BankWord {
  readonly word: string;
  /** `shed`: a playable card that was hit; `exposed`: a CODED that was hit or called. */
  readonly state: 'hidden' | 'shed' | 'exposed';
  /** Whose card it was, once it is shed or exposed; else null. */
  readonly seat: number | null;
  /** Its slot, once it is shed; else null. */
  readonly slot: number | null;
}

/** A slot as everybody sees it: its number is public, its word only when it is shed (CD-5). */
export interface SlotView {
  readonly slot: number;
  readonly shed: boolean;
  readonly word: string | null;
}

/** A seat as everybody sees it. */
export interface SeatView {
  readonly seat: number;
  readonly slots: readonly SlotView[];
  /** Its CODED word once it is exposed this round; else null. */
  readonly exposed: string | null;
  /** Clue turns it still has this round, the running one included. */
  readonly cluesLeft: number;
  /** That it has done what this phase asks of it: chosen, or acted on the clue. What, nobody is told. */
  readonly acted: boolean;
  /** Over the whole game, as are the two below. */
  readonly score: number;
  /** Guesses that hit nothing (CD-19). */
  readonly misses: number;
  /** Right calls. */
  readonly calls: number;
}

/** A hand with its secrets: the seat's own, or at the end of a round everybody's (CD-19). */
export interface HandCard {
  readonly word: string;
  /** From 1; null for the CODED card, and for every card before it is chosen. */
  readonly slot: number | null;
  readonly coded: boolean;
  readonly state: 'hidden' | 'shed' | 'exposed';
}

/** The clue on the table. */
export interface Clue {
  readonly seat: number;
  readonly word: string;
  readonly tags: readonly number[];
  /** Bank words it comes near to (CD-7). */
  readonly near: readonly string[];
}

/** What everyone may know of a match. */
export interface CodeDependenceShared {
  readonly game: 'code-dependence';
  readonly phase: Phase;
  readonly players: number;
  readonly rounds: number;
  readonly guessMode: GuessMode;
  /** The language of the deck, a BCP 47 tag: for another than English only equality and containment are checked. */
  readonly language: string;
  /** From 1. */
  readonly round: number;
  /** Clue turns begun in the whole game, from 1; 0 before the first. */
  readonly clueTurn: number;
  /** Clue turns a seat has in a round (CD-1). */
  readonly cluesEach: number;
  readonly bank: readonly BankWord[];
  readonly seats: readonly SeatView[];
  /** The seat to give a clue, or whose clue is guessed; null in planning, scoring and at the end. */
  readonly giver: number | null;
  /** Sequential mode: the seat to act; else null. */
  readonly guesser: number | null;
  readonly clue: Clue | null;
  /** All hands, by seat, in `scoring` and `finished`; else null (CD-19). */
  readonly hands: readonly (readonly HandCard[])[] | null;
  readonly log: readonly LogEntry[];
  /** The score sheet of the whole game: each seat's lines sum to its score. */
  readonly sheet: readonly SheetLine[];
  /** Seats in order; null before the end (CD-19). */
  readonly winners: readonly number[] | null;
  readonly deadline: Deadline | null;
  /** The hash published at the deal, and once the match is finished the seed that proves it. */
  readonly commitment: string | null;
  readonly seed: string | null;
}

/** The few facts of one audience: who it is, what it holds and what it may do now. */
export interface CodeDependenceMine {
  readonly audience: CodeDependenceAudience;
  /** Null for the owner, a spectator and a screen; their `hand` and `submitted` too. */
  readonly seat: number | null;
  readonly can: readonly CodeDependenceCommand['type'][];
  /** In the order dealt. */
  readonly hand: readonly HandCard[] | null;
  /** What the seat has handed in and nobody else may know yet. */
  readonly submitted: { readonly act: 'guess' | 'callIt' | 'pass'; readonly word: string | null } | null;
}

/** What one audience may know. */
export interface CodeDependenceView {
  readonly shared: CodeDependenceShared;
  readonly mine: CodeDependenceMine;
}

/**
 * What an audience may know, built field by field from nothing, frozen. `shared` is one object for every
 * audience of a state, and what did not change keeps its identity from view to view.
 *
 * @example view(state, 'seat-0').mine.hand?.length // 7; of the others' words nothing
 */
export function view(state: CodeDependenceState, audience: CodeDependenceAudience): CodeDependenceView {
  let shared = sharedViews.get(state);
  if (!shared) sharedViews.set(state, (shared = makeShared(state)));
  return Object.freeze({ shared, mine: makeMine(state, audience) });
}

const sharedViews = new WeakMap<CodeDependenceState, CodeDependenceShared>();

function makeShared(state: CodeDependenceState): CodeDependenceShared {
  const { options, phase } = state;
  const isDealt = phase !== 'dealing';
  const open = phase === 'scoring' || phase === 'finished';
  return Object.freeze({
    game: 'code-dependence',
    phase,
    players: options.players,
    rounds: options.rounds,
    guessMode: options.guessMode,
    language: options.language,
    round: state.round,
    clueTurn: state.clueTurn,
    cluesEach: sizesOf(state).cluesEach,
    bank: isDealt ? bankView(state) : NOTHING,
    seats: isDealt ? seatViews(state) : NOTHING,
    giver: giverOf(state),
    guesser: guesserOf(state),
    clue: frozen(state.clue),
    hands: open ? Object.freeze(seatsOf(state).map((seat) => handView(state, seat))) : null,
    log: frozen(state.log),
    sheet: frozen(state.sheet),
    winners: frozen(winners(state)),
    deadline: frozen(state.deadline),
    commitment: state.commitment,
    seed: phase === 'finished' ? state.seed : null,
  });
}

const NOTHING: readonly never[] = Object.freeze([]);

function makeMine(state: CodeDependenceState, audience: CodeDependenceAudience): CodeDependenceMine {
  const seat = state.phase === 'dealing' ? null : seatOf(audience, state.options.players);
  return Object.freeze({
    audience,
    seat,
    can: Object.freeze(can(state, audience)),
    hand: seat === null ? null : handView(state, seat),
    submitted: seat === null ? null : submitted(state, seat),
  });
}

/** In sequential mode an act is public at once; in simultaneous mode it is the seat's own until all are in. */
function submitted(state: CodeDependenceState, seat: number): CodeDependenceMine['submitted'] {
  const done = state.acts[seat];
  if (state.options.guessMode === 'sequential' || !done || done.act === 'timeout') return null;
  return Object.freeze({ act: done.act, word: done.word });
}
