import type { GameStore } from './game-store.js';
import { pageWide } from './page-wide.js';

/** What a lifted card goes by, in either game's public view. */
export interface Selectable {
  readonly phase: string;
  /** Word Codes. */
  readonly turnNumber?: number;
  readonly cards?: readonly { readonly flipped: boolean }[];
  /** Code Dependence. */
  readonly clueTurn?: number;
  readonly guesser?: number | null;
  readonly bank?: readonly { readonly state: string }[];
}

/** The card that is lifted before it is flipped or guessed: local to this page, one for each store. */
export class Selection {
  #card: number | null = null;
  #turn = '';
  readonly #listeners = new Set<(value: void) => void>();

  /** The lifted card, as long as it can still be flipped or guessed in this turn; else null. */
  card(shared: Selectable): number | null {
    const card = this.#card;
    if (card === null || shared.phase !== 'guess' || turnOf(shared) !== this.#turn) return null;
    const up = shared.bank ? shared.bank[card]?.state !== 'hidden' : shared.cards?.[card]?.flipped !== false;
    return up ? null : card;
  }

  set(card: number | null, shared: Selectable): void {
    this.#card = card;
    this.#turn = turnOf(shared);
    for (const listener of this.#listeners) listener();
  }

  subscribe(listener: (value: void) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

function turnOf({ turnNumber, clueTurn, guesser }: Selectable): string {
  return `${turnNumber ?? clueTurn}/${guesser}`;
}

/** The selection of a store: elements that share the store share the lifted card. */
export function selectionOf(store: GameStore): Selection {
  const selections = pageWide('selections@1', () => new WeakMap<GameStore, Selection>());
  let selection = selections.get(store);
  if (!selection) selections.set(store, (selection = new Selection()));
  return selection;
}
