import type { Deadline } from '../game/game.js';
import type { Owner, Team } from './board.js';
import { can, peek, type WordCodesAudience, type WordCodesCommand } from './commands.js';
import type { Level, Mode } from './options.js';
import { score } from './score.js';
import type { Clue, LogEntry, Phase, Reason, WordCodesState } from './state.js';
import { ownerOf } from './turn.js';

/** A card as everybody sees it. `owner` is null while nobody may know it. */
export interface CardView {
  readonly word: string;
  readonly owner: Owner | null;
  /** Turned up in the match; at the end the others show their owners without having been flipped. */
  readonly flipped: boolean;
}

/** What everyone may know of a match. */
export interface WordCodesShared {
  readonly game: 'word-codes';
  readonly phase: Phase;
  readonly mode: Mode;
  readonly level: Level;
  /** The team to act; at the end, the team whose turn it was. */
  readonly turn: Team;
  /** Turns begun, from 1. */
  readonly turnNumber: number;
  readonly cards: readonly CardView[];
  readonly clue: Clue | null;
  readonly flipsLeft: number | 'unlimited' | null;
  readonly flipsMade: number;
  readonly remaining: { readonly amber: number; readonly teal: number };
  /** Amber turns so far; the score of a Co-op match. */
  readonly turns: number;
  readonly log: readonly LogEntry[];
  readonly winner: Team | null;
  readonly reason: Reason | null;
  readonly deadline: Deadline | null;
  /** The hash published at the deal, and the seed that proves it, once the match is finished (WC-13). */
  readonly commitment: string | null;
  readonly seed: string | null;
}

/** The few facts of one audience: who it is and what it may do now. A spectator's is empty of both. */
export interface WordCodesMine {
  readonly audience: WordCodesAudience;
  readonly can: readonly WordCodesCommand['type'][];
  /** Whether the key may be opened now (WC-5). The key itself is never in a view. */
  readonly peek: boolean;
}

/** What one audience may know. */
export interface WordCodesView {
  readonly shared: WordCodesShared;
  readonly mine: WordCodesMine;
}

/**
 * What an audience may know, built field by field from nothing, frozen. `shared` is one object for every
 * audience of a state, and what did not change keeps its identity from view to view.
 *
 * @example view(state, 'amber-guesser').shared.cards[0] // { word: 'Apple', owner: null, flipped: false }
 */
export function view(state: WordCodesState, audience: WordCodesAudience): WordCodesView {
  let shared = sharedViews.get(state);
  if (!shared) sharedViews.set(state, (shared = makeShared(state)));
  return Object.freeze({ shared, mine: makeMine(state, audience) });
}

const sharedViews = new WeakMap<WordCodesState, WordCodesShared>();
/** The cards as they lie, by the list of flipped ones: that list is a new one with each flip. */
const layouts = new WeakMap<readonly number[], readonly CardView[]>();
/** The cards of a board while they are face down. */
const faceDown = new WeakMap<readonly string[], readonly CardView[]>();

function makeShared(state: WordCodesState): WordCodesShared {
  const { remaining } = score(state);
  const over = state.phase === 'finished';
  return Object.freeze({
    game: 'word-codes',
    phase: state.phase,
    mode: state.options.mode,
    level: state.options.level,
    turn: state.turn,
    turnNumber: state.turnNumber,
    cards: over ? allOwners(state) : layout(state),
    clue: state.clue && Object.freeze({ word: state.clue.word, number: state.clue.number }),
    flipsLeft: state.flipsLeft,
    flipsMade: state.flipsMade,
    remaining: Object.freeze(remaining),
    turns: state.turns,
    log: Object.freeze([...state.log]),
    winner: state.winner,
    reason: state.reason,
    deadline: state.deadline && Object.freeze({ key: state.deadline.key, at: state.deadline.at }),
    commitment: state.commitment,
    seed: over ? state.seed : null,
  });
}

function makeMine(state: WordCodesState, audience: WordCodesAudience): WordCodesMine {
  const allowed = can(state, audience);
  return Object.freeze({ audience, can: Object.freeze(allowed), peek: 'key' in peek(state, audience) });
}

function layout(state: WordCodesState): readonly CardView[] {
  let cards = layouts.get(state.flipped);
  if (!cards) {
    const down = cardsDown(state);
    cards = Object.freeze(
      down.map((card, i) => (state.flipped.includes(i) ? cardView(card.word, ownerOf(state, i), true) : card)),
    );
    layouts.set(state.flipped, cards);
  }
  return cards;
}

function cardsDown(state: WordCodesState): readonly CardView[] {
  let cards = faceDown.get(state.board.words);
  if (!cards) {
    cards = state.board.words.map((word) => cardView(word, null, false));
    faceDown.set(state.board.words, cards);
  }
  return cards;
}

/** At the end every owner is shown; what was not flipped in the match stays marked so. */
function allOwners(state: WordCodesState): readonly CardView[] {
  const { words } = state.board;
  return Object.freeze(words.map((word, i) => cardView(word, ownerOf(state, i), state.flipped.includes(i))));
}

function cardView(word: string, owner: Owner | null, flipped: boolean): CardView {
  return Object.freeze({ word, owner, flipped });
}
