import { has } from '../game/has.js';
import type { LogEntry, Outcome, SheetLine, Why } from './log.js';
import type { CodeDependenceState, SeatAct } from './state.js';
import { codedWord, dealOf, giverIn, isEmptied, slotOf, waitingOf } from './turn.js';

/** What an act came to, judged against the cards as they stood. */
interface Judgement {
  readonly why: Why;
  readonly points: number;
  readonly outcome: Outcome | null;
  readonly slot: number | null;
}

/** CD-13 for the one who acts: each row of its table. */
function judge(state: CodeDependenceState, giver: number, { act, word }: SeatAct): Judgement {
  if (act === 'pass' || act === 'timeout' || word === null)
    return { why: act === 'timeout' ? act : 'pass', points: -1, outcome: null, slot: null };
  const coded = word === codedWord(state, giver);
  if (act === 'callIt')
    return coded
      ? { why: 'call-right', points: 5, outcome: 'coded', slot: null }
      : { why: 'call-wrong', points: -3, outcome: 'miss', slot: null };
  if (coded) return { why: 'coded-hit', points: -2, outcome: 'coded', slot: null };
  const place = dealOf(state).hands[giver]?.indexOf(word) ?? -1;
  const slot = place < 0 ? null : slotOf(state, giver, place);
  return slot !== null && !state.shed[giver]?.includes(slot)
    ? { why: 'hit', points: 2, outcome: 'hit', slot }
    : { why: 'miss', points: -1, outcome: 'miss', slot: null };
}

/** The match with points on the score sheet, and on the scores they sum to. */
export function scored(
  state: CodeDependenceState,
  seat: number,
  why: Why,
  points: number,
): CodeDependenceState {
  const { round, clueTurn } = state;
  const line: SheetLine = { round, clueTurn, seat, why, points };
  return { ...state, sheet: [...state.sheet, line], scores: plus(state.scores, seat, points) };
}

/** A bonus of the giver, on the sheet and in the log. */
function bonus(
  state: CodeDependenceState,
  why: (LogEntry & { type: 'bonus' })['why'],
  points: number,
): CodeDependenceState {
  const { round, clueTurn } = state;
  const seat = giverIn(state, state.turn);
  const entry: LogEntry = { type: 'bonus', round, clueTurn, seat, why, points };
  return scored({ ...state, log: [...state.log, entry] }, seat, why, points);
}

/**
 * The match after what these seats did on the running clue was judged, all of it against the cards as they
 * stand now, and revealed (CD-12, CD-13); and after the bonuses that follow from it (CD-16 to CD-18).
 */
export function judged(before: CodeDependenceState, seats: readonly number[]): CodeDependenceState {
  const giver = giverIn(before, before.turn);
  const { round, clueTurn } = before;
  const landedBefore = landed(before, giver);
  let state = before;
  for (const seat of seats) {
    const act = before.acts[seat] as SeatAct;
    const { why, points, outcome, slot } = judge(before, giver, act);
    const entry = { type: 'act', round, clueTurn, giver, seat, ...act, outcome, slot, points } as const;
    state = scored({ ...state, log: [...state.log, entry] }, seat, why, points);
    if (why === 'miss') state = { ...state, misses: plus(state.misses, seat, 1) };
    if (why === 'call-right') state = { ...state, calls: plus(state.calls, seat, 1) };
    if (slot !== null) state = shed(scored(state, giver, 'reached', 1), giver, slot);
    if (outcome === 'coded') state = exposed(state, giver);
  }
  return bonuses(state, giver, landedBefore, isEmptied(before, giver));
}

/** A card is shed once, however many hit it (CD-13). */
function shed(state: CodeDependenceState, giver: number, slot: number): CodeDependenceState {
  const slots = state.shed[giver] as readonly number[];
  if (slots.includes(slot)) return state;
  return {
    ...state,
    shed: state.shed.with(
      giver,
      [...slots, slot].sort((a, b) => a - b),
    ),
  };
}

/** CODED is exposed once, and costs the giver once (CD-13, CD-15). */
function exposed(state: CodeDependenceState, giver: number): CodeDependenceState {
  if (state.exposed[giver]) return state;
  return scored({ ...state, exposed: state.exposed.with(giver, true) }, giver, 'exposed', -6);
}

function bonuses(
  judgedState: CodeDependenceState,
  giver: number,
  landedBefore: number,
  wasEmptied: boolean,
): CodeDependenceState {
  let state = judgedState;
  if (state.options.players === 2) {
    const now = landed(state, giver);
    for (const at of [2, 3]) if (landedBefore < at && now >= at) state = bonus(state, 'duel-bonus', 3);
  } else if (waitingOf(state).length === 0) {
    const cards = shedBy(state, state.clueTurn);
    if (cards >= 2) state = bonus(state, 'clue-bonus', cards === 2 ? 3 : 6);
  }
  return !wasEmptied && isEmptied(state, giver) ? bonus(state, 'emptied', 3) : state;
}

/** How many different cards a clue shed, tagged or not (CD-16). */
function shedBy(state: CodeDependenceState, clueTurn: number): number {
  const slots = new Set<number>();
  for (const entry of state.log)
    if (entry.type === 'act' && entry.clueTurn === clueTurn && entry.slot !== null) slots.add(entry.slot);
  return slots.size;
}

/** How many cards of a giver landed this round after a clue up to then had tagged them (CD-17). */
function landed(state: CodeDependenceState, giver: number): number {
  const tagged = new Set<number>();
  let count = 0;
  for (const entry of state.log) {
    if (!has(entry, 'round') || entry.round !== state.round) continue;
    if (entry.type === 'clue' && entry.seat === giver) for (const slot of entry.tags) tagged.add(slot);
    if (entry.type === 'act' && entry.giver === giver && entry.slot !== null && tagged.has(entry.slot))
      count++;
  }
  return count;
}

function plus(list: readonly number[], seat: number, more: number): readonly number[] {
  return list.with(seat, (list[seat] as number) + more);
}
