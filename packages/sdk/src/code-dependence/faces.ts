import type { Deal } from './deal.js';
import type { CodeDependenceState } from './state.js';
import { cluesLeft, codedWord, dealOf, seatsOf, sizesOf, slotOf, wordIn } from './turn.js';
import type { BankWord, HandCard, SeatView, SlotView } from './view.js';

/*
 * The parts of a view, each made once for what it shows: so whatever did not change keeps its identity from view
 * to view, over taking back too. They are kept by the deal, which is one object from the start to the end of a
 * match and never another match's; what they show says their whole key.
 */
const faces = new WeakMap<Deal, Map<string, unknown>>();

function face<T extends object>(state: CodeDependenceState, key: string, make: () => T): T {
  const deal = dealOf(state);
  let known = faces.get(deal);
  if (!known) faces.set(deal, (known = new Map<string, unknown>()));
  let made = known.get(key) as T | undefined;
  if (!made) known.set(key, (made = Object.freeze(make())));
  return made;
}

/** The bank as everybody sees it: a decoy and a hidden card look alike. */
export function bankView(state: CodeDependenceState): readonly BankWord[] {
  const { bank } = dealOf(state);
  const up = new Map<string, Omit<BankWord, 'word'>>();
  for (const seat of seatsOf(state)) {
    for (const slot of state.shed[seat] as readonly number[])
      up.set(wordIn(state, seat, slot), { state: 'shed', seat, slot });
    if (state.exposed[seat]) up.set(codedWord(state, seat) as string, { state: 'exposed', seat, slot: null });
  }
  const key = [...up].map(([word, { seat, slot }]) => `${word} ${seat} ${slot}`);
  return face(state, `bank ${key.join('\n')}`, () =>
    bank.map((word) => {
      const is = up.get(word) ?? { state: 'hidden', seat: null, slot: null };
      return face(state, `word ${word} ${is.seat} ${is.slot}`, () => ({ word, ...is }));
    }),
  );
}

/** The seats as everybody sees them. */
export function seatViews(state: CodeDependenceState): readonly SeatView[] {
  const views = seatsOf(state).map((seat) => seatView(state, seat));
  return face(state, `seats ${views.map(seatKey).join('\n')}`, () => views);
}

function seatView(state: CodeDependenceState, seat: number): SeatView {
  const seen: SeatView = {
    seat,
    slots: slotViews(state, seat),
    exposed: state.exposed[seat] ? codedWord(state, seat) : null,
    cluesLeft: cluesLeft(state, seat),
    acted: hasActed(state, seat),
    score: state.scores[seat] as number,
    misses: state.misses[seat] as number,
    calls: state.calls[seat] as number,
  };
  return face(state, `seat ${seatKey(seen)}`, () => seen);
}

function seatKey(seen: SeatView): string {
  return JSON.stringify(seen);
}

function slotViews(state: CodeDependenceState, seat: number): readonly SlotView[] {
  const shed = state.shed[seat] as readonly number[];
  const key = shed.map((slot) => `${slot} ${wordIn(state, seat, slot)}`);
  return face(state, `slots ${key.join('\n')}`, () =>
    Array.from({ length: sizesOf(state).playable }, (_, place): SlotView => {
      const slot = place + 1;
      const isShed = shed.includes(slot);
      return Object.freeze({ slot, shed: isShed, word: isShed ? wordIn(state, seat, slot) : null });
    }),
  );
}

/** That a seat has done what the phase asks of it; what, nobody is told. */
function hasActed(state: CodeDependenceState, seat: number): boolean {
  if (state.phase === 'planning') return state.coded[seat] !== null;
  return state.phase === 'guess' && state.acts[seat] !== null;
}

/** A whole hand with its secrets: for its seat alone, and for everybody at the end of the round (CD-19). */
export function handView(state: CodeDependenceState, seat: number): readonly HandCard[] {
  const hand = dealOf(state).hands[seat] as readonly string[];
  const coded = state.coded[seat] ?? null;
  const shed = state.shed[seat] as readonly number[];
  const exposed = state.exposed[seat] === true;
  return face(state, `hand ${seat} ${coded} ${shed.join()} ${exposed}`, () =>
    hand.map((word, place): HandCard => {
      const slot = slotOf(state, seat, place);
      const isCoded = place === coded;
      const up = isCoded ? exposed && 'exposed' : slot !== null && shed.includes(slot) && 'shed';
      return Object.freeze({ word, slot, coded: isCoded, state: up || 'hidden' });
    }),
  );
}
