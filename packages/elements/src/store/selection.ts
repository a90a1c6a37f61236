import type { WordCodesShared } from '@cluekit/sdk/word-codes';
import type { GameStore } from './game-store.js';

/** The card that is lifted before it is flipped: local to this page, one for each store. */
export class Selection {
  #card: number | null = null;
  #turn = 0;
  readonly #listeners = new Set<(value: void) => void>();

  /** The lifted card, as long as it can still be flipped in this turn; else null. */
  card(shared: WordCodesShared): number | null {
    const valid = shared.phase === 'guess' && shared.turnNumber === this.#turn;
    return valid && this.#card !== null && !shared.cards[this.#card]?.flipped ? this.#card : null;
  }

  set(card: number | null, shared: WordCodesShared): void {
    this.#card = card;
    this.#turn = shared.turnNumber;
    for (const listener of this.#listeners) listener();
  }

  subscribe(listener: (value: void) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

const selections = new WeakMap<GameStore, Selection>();

/** The selection of a store: elements that share the store share the lifted card. */
export function selectionOf(store: GameStore): Selection {
  let selection = selections.get(store);
  if (!selection) selections.set(store, (selection = new Selection()));
  return selection;
}
