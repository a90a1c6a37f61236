import type { WordCodesShared } from '@cluekit/sdk/word-codes';

/** Something happened in the game. It carries what everybody may know, and nothing else. */
export class GameChangeEvent extends Event {
  /** The public part of the view. */
  readonly shared: WordCodesShared;

  constructor(type: 'turn-change' | 'game-end', shared: WordCodesShared) {
    super(type, { bubbles: true, composed: true });
    this.shared = shared;
  }
}

declare global {
  interface HTMLElementEventMap {
    'turn-change': GameChangeEvent;
    'game-end': GameChangeEvent;
  }
}
