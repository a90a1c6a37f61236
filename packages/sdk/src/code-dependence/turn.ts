import type { Deadline } from '../game/game.js';
import type { Deal } from './deal.js';
import { SECONDS } from './options.js';
import type { CodeDependenceState } from './state.js';
import { sizesFor, type Sizes } from './table.js';

/** The sizes of this match (CD-1). */
export function sizesOf(state: CodeDependenceState): Sizes {
  return sizesFor(state.options.players);
}

/** The deal of the running round. */
export function dealOf(state: CodeDependenceState): Deal {
  return state.deals[state.round - 1] as Deal;
}

/** All seats, in order. */
export function seatsOf(state: CodeDependenceState): number[] {
  return [...Array(state.options.players).keys()];
}

/** Who gives in a clue turn of the round: seat order from (round - 1) mod n on (CD-6). */
export function giverIn(state: CodeDependenceState, turn: number): number {
  return (state.round - 1 + turn) % state.options.players;
}

/** The seat to give a clue, or whose clue is guessed; null in every other phase. */
export function giverOf(state: CodeDependenceState): number | null {
  return state.phase === 'clue' || state.phase === 'guess' ? giverIn(state, state.turn) : null;
}

/** Whether a seat has no playable card left (CD-6, CD-18). */
export function isEmptied(state: CodeDependenceState, seat: number): boolean {
  return state.shed[seat]?.length === sizesOf(state).playable;
}

/** The next clue turn of the round after this one; null where none is left (CD-6, CD-19). */
export function nextTurn(state: CodeDependenceState): number | null {
  const turns = state.options.players * sizesOf(state).cluesEach;
  for (let turn = state.turn + 1; turn < turns; turn++)
    if (!isEmptied(state, giverIn(state, turn))) return turn;
  return null;
}

/** Clue turns a seat still has this round, the running one included. */
export function cluesLeft(state: CodeDependenceState, seat: number): number {
  if (state.phase !== 'planning' && giverOf(state) === null) return 0;
  const { players } = state.options;
  const first = (seat - (state.round - 1) + players * state.options.rounds) % players;
  const given = state.turn < first ? 0 : Math.floor((state.turn - first) / players) + 1;
  const running = giverOf(state) === seat ? 1 : 0;
  return running + (isEmptied(state, seat) ? 0 : sizesOf(state).cluesEach - given);
}

/** The other seats in order after the giver (CD-12). */
export function guessersOf(state: CodeDependenceState): number[] {
  const { players } = state.options;
  const giver = giverIn(state, state.turn);
  return seatsOf(state)
    .slice(1)
    .map((step) => (giver + step) % players);
}

/** Those of them who have not acted on the running clue, in order. */
export function waitingOf(state: CodeDependenceState): number[] {
  return guessersOf(state).filter((seat) => state.acts[seat] === null);
}

/** Sequential mode: the seat to act; null in every other case. */
export function guesserOf(state: CodeDependenceState): number | null {
  const sequential = state.phase === 'guess' && state.options.guessMode === 'sequential';
  return sequential ? (waitingOf(state)[0] ?? null) : null;
}

/** Whether a seat's CODED is this place of its hand. */
function slotAt(coded: number, place: number): number | null {
  return place === coded ? null : place < coded ? place + 1 : place;
}

/** The slot of a place in a hand: the playable words fill 1, 2, 3 … in the order dealt (CD-5); null for CODED. */
export function slotOf(state: CodeDependenceState, seat: number, place: number): number | null {
  const coded = state.coded[seat];
  return coded == null ? null : slotAt(coded, place);
}

/** The word in a slot. The seat has chosen its CODED. */
export function wordIn(state: CodeDependenceState, seat: number, slot: number): string {
  const coded = state.coded[seat] as number;
  return dealOf(state).hands[seat]?.[slot <= coded ? slot - 1 : slot] as string;
}

/** A seat's CODED word; null before it is chosen. */
export function codedWord(state: CodeDependenceState, seat: number): string | null {
  const coded = state.coded[seat];
  return coded == null ? null : (dealOf(state).hands[seat]?.[coded] as string);
}

/**
 * The phase as a precondition for commands. In sequential mode it names the seat to act, so that closing one
 * seat's window never hits the next one's.
 */
export function phaseKey(state: CodeDependenceState): string {
  const { phase, round, clueTurn } = state;
  if (phase !== 'clue' && phase !== 'guess') return `${phase}/${round}`;
  const guesser = guesserOf(state);
  return guesser === null ? `${phase}/${clueTurn}` : `${phase}/${clueTurn}/${guesser}`;
}

/** The match with the clock of its open window started at this time, or none where no clock runs (CD-2). */
export function withClock(state: CodeDependenceState, at: number): CodeDependenceState {
  return { ...state, deadline: clockOf(state, at) };
}

function clockOf(state: CodeDependenceState, at: number): Deadline | null {
  const { timers, seatTimes } = state.options;
  const { phase } = state;
  if (timers === null || (phase !== 'planning' && phase !== 'clue' && phase !== 'guess')) return null;
  const slowest = seatTimes ? Math.max(...openTo(state).map((seat) => seatTimes[seat] as number)) : 1;
  return { key: phaseKey(state), at: at + Math.round(SECONDS[phase] * 1000 * timers * slowest) };
}

/** The seats that the open window is for, whether or not they have acted. */
function openTo(state: CodeDependenceState): number[] {
  if (state.phase === 'planning') return seatsOf(state);
  if (state.phase === 'clue') return [giverIn(state, state.turn)];
  const guesser = guesserOf(state);
  return guesser === null ? guessersOf(state) : [guesser];
}
