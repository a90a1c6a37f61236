import { LitElement, type PropertyDeclarations } from 'lit';
import { FACED, Faced } from '../store/faced.js';
import type { GameStore } from '../store/game-store.js';
import { tokens } from '../tokens/tokens.styles.js';
import { styles } from './score-board.styles.js';

/**
 * The score. Word Codes: how many words each team still has to find, and in Co-op the turns. Code Dependence: the
 * points of each seat, the cards it has left, and who is on turn.
 *
 * @summary The score.
 * @csspart score - the score of one team or seat
 */
export class ScoreBoard extends LitElement {
  static override styles = [tokens, styles];

  static override properties: PropertyDeclarations = {
    ...FACED,
    remaining: { attribute: false },
    bots: { attribute: false },
  };

  /** Word Codes: unflipped words of each team. Undefined: as in the game. */
  declare remaining: { readonly amber: number; readonly teal: number } | undefined;
  /** A view to show, in place of the game's: an SDK view, or an object of the same shape. */
  declare view: unknown;
  /** Whose face to show where there is no view yet: `word-codes` (default) or `code-dependence`. */
  declare game: string | undefined;
  /** Code Dependence: the seats' names, by seat; "Seat 1" and so on where left out. */
  declare names: readonly string[] | undefined;
  /** Code Dependence: which seats bots play, by seat; where known, their names say it. */
  declare bots: readonly boolean[] | undefined;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;

  #faced = new Faced(this, 'score-board');

  protected override render(): unknown {
    return this.#faced.render();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'score-board': ScoreBoard;
  }
}
