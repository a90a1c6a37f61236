/** A card was lifted or put back; nothing is sent yet. Cancelable: prevented, the selection stays as it was. */
export class WordSelectEvent extends Event {
  /** The card's place on the board, from 0. */
  readonly card: number;
  readonly word: string;
  /** Lifted, or put back. */
  readonly selected: boolean;

  constructor(card: number, word: string, selected: boolean) {
    super('word-select', { bubbles: true, composed: true, cancelable: true });
    this.card = card;
    this.word = word;
    this.selected = selected;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'word-select': WordSelectEvent;
  }
}
