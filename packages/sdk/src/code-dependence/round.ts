import { has } from '../game/has.js';
import { checkBankClue, type BankVerdict } from '../words/check-bank.js';
import { wellFormed } from '../words/well-formed.js';
import type { CodeDependenceCommand } from './commands.js';
import type { Deal } from './deal.js';
import { judged, scored } from './judge.js';
import type { CodeDependenceState, SeatAct } from './state.js';
import {
  codedWord,
  dealOf,
  giverIn,
  guesserOf,
  guessersOf,
  nextTurn,
  seatsOf,
  waitingOf,
  withClock,
} from './turn.js';
import { bankIndex, LONGEST_WORD, sameWord } from './words.js';

const verdicts = new WeakMap<Deal, { readonly clue: string; readonly verdict: BankVerdict }>();

/** What the whole bank says to a clue (CD-7). The last answer is remembered, for it is asked for more than once. */
export function clueVerdict(state: CodeDependenceState, clue: string): BankVerdict {
  const deal = dealOf(state);
  const known = verdicts.get(deal);
  if (known?.clue === clue) return known.verdict;
  const verdict = checkBankClue(clue, deal.bank, state.options.language);
  verdicts.set(deal, { clue, verdict });
  return verdict;
}

/** The place of a word in a seat's hand, however it is spelled; -1 where it has it not. */
export function placeInHand(state: CodeDependenceState, seat: number, word: string): number {
  if (word.length > LONGEST_WORD) return -1; // see bankIndex
  const same = sameWord(word);
  return dealOf(state).hands[seat]?.findIndex((item) => sameWord(item) === same) ?? -1;
}

/** A seat has chosen its CODED word (CD-4). */
export function chosen(state: CodeDependenceState, seat: number, word: string): CodeDependenceState {
  return { ...state, coded: state.coded.with(seat, placeInHand(state, seat, word)) };
}

/** Planning is up: who has not chosen gets its first dealt word (CD-4). */
export function chosenForTheRest(state: CodeDependenceState): CodeDependenceState {
  return { ...state, coded: state.coded.map((place) => place ?? 0) };
}

/** The clue is on the table: the others may act (CD-8, CD-10). */
export function clueGiven(
  state: CodeDependenceState,
  command: CodeDependenceCommand & { readonly type: 'giveClue' },
  at: number,
): CodeDependenceState {
  const form = wellFormed(command.word);
  const verdict = clueVerdict(state, command.word);
  const { seat } = command;
  const word = has(form, 'clue') ? form.clue : command.word;
  const tags = (command.tags as readonly number[]).toSorted((a, b) => a - b);
  const near = verdict.verdict === 'near' ? verdict.near : [];
  const { round, clueTurn } = state;
  const clue = { seat, word, tags, near };
  const log = [...state.log, { type: 'clue', round, clueTurn, ...clue } as const];
  return withClock({ ...state, phase: 'guess', clue, log }, at);
}

/** No clue in time: it is used up, and nobody guesses (CD-9). */
export function clueMissed(state: CodeDependenceState): CodeDependenceState {
  const { round, clueTurn } = state;
  const seat = giverIn(state, state.turn);
  const log = [...state.log, { type: 'no-clue', round, clueTurn, seat } as const];
  return scored({ ...state, log }, seat, 'no-clue', -1);
}

type ActCommand = CodeDependenceCommand & { readonly type: 'guess' | 'callIt' | 'pass' };
type TimeoutCommand = CodeDependenceCommand & { readonly type: 'timeout' };

/**
 * A seat has acted or its time is up, or the window's time is up: whoever has not acted, in sequential mode the seat
 * to act, did nothing. What is public by then is judged (CD-12). Whether the clue turn goes on is the chart's to say.
 */
export function acted(state: CodeDependenceState, command: ActCommand | TimeoutCommand): CodeDependenceState {
  const named = has(command, 'seat') ? command.seat : undefined;
  const seats = named === undefined ? timedOut(state) : [named];
  const act = seatAct(state, command);
  const acts = state.acts.map((done, seat) => (seats.includes(seat) ? act : done));
  const called =
    command.type === 'callIt'
      ? state.called.with(command.seat, [
          ...(state.called[command.seat] as readonly number[]),
          giverIn(state, state.turn),
        ])
      : state.called;
  const next = { ...state, acts, called };
  if (state.options.guessMode === 'sequential') return judged(next, seats);
  return waitingOf(next).length === 0 ? judged(next, guessersOf(next)) : next;
}

function timedOut(state: CodeDependenceState): readonly number[] {
  const guesser = guesserOf(state);
  return guesser === null ? waitingOf(state) : [guesser];
}

function seatAct(state: CodeDependenceState, command: ActCommand | TimeoutCommand): SeatAct {
  if (!has(command, 'word')) return { act: command.type, word: null };
  const { bank } = dealOf(state);
  return { act: command.type, word: bank[bankIndex(dealOf(state), command.word)] as string };
}

/** The next clue turn begins; where none is left the round ends, and after the last one the game (CD-6, CD-19). */
export function onward(state: CodeDependenceState, at: number): CodeDependenceState {
  const turn = nextTurn(state);
  const none = { clue: null, acts: seatsOf(state).map(() => null) };
  if (turn !== null)
    return withClock({ ...state, ...none, phase: 'clue', turn, clueTurn: state.clueTurn + 1 }, at);
  const { round, options } = state;
  const phase = round < options.rounds ? 'scoring' : 'finished';
  return { ...state, ...none, phase, log: [...state.log, { type: 'round-end', round }], deadline: null };
}

/** Whether a word is known to all by now: shed or exposed (CD-11). */
export function isRevealed(state: CodeDependenceState, word: string): boolean {
  return dealOf(state).hands.some((hand, seat) => {
    const place = hand.indexOf(word);
    if (place < 0) return false;
    if (word === codedWord(state, seat)) return state.exposed[seat] === true;
    const coded = state.coded[seat] as number;
    return state.shed[seat]?.includes(place < coded ? place + 1 : place) === true;
  });
}
