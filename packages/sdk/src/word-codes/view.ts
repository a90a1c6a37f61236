import type { Deadline } from '../game/game.js';
import { has } from '../game/has.js';
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
  /** The other team's clue-giver says that the clue was a foul; the clue-giver of the team on turn may accept it. */
  readonly foulClaimed: boolean;
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
/** The three faces of a match's cards, made when they are first seen, so that a card keeps its identity. */
interface Faces {
  readonly down: readonly CardView[];
  readonly flipped: (CardView | undefined)[];
  /** Face up because the match is over. */
  readonly shown: (CardView | undefined)[];
  /** The layouts of this match, by the list of flipped cards: that list is a new one with each flip. */
  readonly layouts: WeakMap<readonly number[], readonly CardView[]>;
}
/** By the key, which is one list from the deal to the end, and never another match's. */
const faces = new WeakMap<readonly Owner[], Faces>();

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
    foulClaimed: state.foulClaimed,
    remaining: Object.freeze(remaining),
    turns: state.turns,
    log: Object.freeze(state.log.flat().map((entry) => Object.freeze(entry))),
    winner: state.winner,
    reason: state.reason,
    deadline: state.deadline && Object.freeze({ key: state.deadline.key, at: state.deadline.at }),
    commitment: state.commitment,
    seed: over ? state.seed : null,
  });
}

function makeMine(state: WordCodesState, audience: WordCodesAudience): WordCodesMine {
  const allowed = can(state, audience);
  return Object.freeze({ audience, can: Object.freeze(allowed), peek: has(peek(state, audience), 'key') });
}

function layout(state: WordCodesState): readonly CardView[] {
  const { down, layouts } = facesOf(state);
  let cards = layouts.get(state.flipped);
  if (!cards) {
    const up = new Set(state.flipped);
    cards = Object.freeze(down.map((card, i) => (up.has(i) ? flippedCard(state, i) : card)));
    layouts.set(state.flipped, cards);
  }
  return cards;
}

/** At the end every owner is shown; what was not flipped in the match stays marked so. */
function allOwners(state: WordCodesState): readonly CardView[] {
  const { down, shown } = facesOf(state);
  const up = new Set(state.flipped);
  return Object.freeze(
    down.map(({ word }, i) =>
      up.has(i) ? flippedCard(state, i) : (shown[i] ??= cardView(word, ownerOf(state, i), false)),
    ),
  );
}

function flippedCard(state: WordCodesState, card: number): CardView {
  const { down, flipped } = facesOf(state);
  return (flipped[card] ??= cardView((down[card] as CardView).word, ownerOf(state, card), true));
}

function facesOf(state: WordCodesState): Faces {
  let made = faces.get(state.key);
  if (!made) {
    const down = state.board.words.map((word) => cardView(word, null, false));
    made = { down, flipped: [], shown: [], layouts: new WeakMap() };
    faces.set(state.key, made);
  }
  return made;
}

function cardView(word: string, owner: Owner | null, flipped: boolean): CardView {
  return Object.freeze({ word, owner, flipped });
}
