import type { OwnDeck } from '../word-codes/settings.js';

/** A person wants to play with the words in the editor. Cancelable. */
export class UseDeckEvent extends Event {
  readonly deck: OwnDeck;

  constructor(deck: OwnDeck) {
    super('use-deck', { bubbles: true, composed: true, cancelable: true });
    this.deck = deck;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'leave-deck': Event;
    'use-deck': UseDeckEvent;
  }
}
