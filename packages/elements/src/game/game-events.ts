import type { CodeDependenceShared } from '@cluekit/sdk/code-dependence';
import type { WordCodesShared } from '@cluekit/sdk/word-codes';

/** The public part of either game's view; `game` says which. */
export type PublicView = WordCodesShared | CodeDependenceShared;

/** Something happened in the game. It carries what everybody may know, and nothing else. */
export class GameChangeEvent extends Event {
  /** The public part of the view. */
  readonly shared: PublicView;

  constructor(type: 'turn-change' | 'game-end', shared: PublicView) {
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
