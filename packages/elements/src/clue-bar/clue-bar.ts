import type { Clue, Team } from '@cluekit/sdk/word-codes';
import { LitElement, type PropertyDeclarations } from 'lit';
import { FACED, Faced } from '../store/faced.js';
import type { GameStore } from '../store/game-store.js';
import { tokens } from '../tokens/tokens.styles.js';
import { styles } from './clue-bar.styles.js';

/**
 * The clue of the turn, the headline of the game: with its number and the flips that are left (Word Codes), or with its
 * giver and the slots it tags (Code Dependence).
 *
 * @summary The clue, large.
 * @csspart clue - the clue's word
 * @csspart number - its number
 */
export class ClueBar extends LitElement {
  static override styles = [tokens, styles];

  static override properties: PropertyDeclarations = {
    ...FACED,
    clue: { attribute: false },
    flipsLeft: { attribute: false },
    team: {},
  };

  /** Undefined: the game's clue. Null: none. */
  declare clue: Clue | null | undefined;
  /** Undefined: as the game says. */
  declare flipsLeft: number | 'unlimited' | null | undefined;
  declare team: Team | undefined;
  /** A view to show, in place of the game's: an SDK view, or an object of the same shape. */
  declare view: unknown;
  /** Whose face to show where there is no view yet: `word-codes` (default) or `code-dependence`. */
  declare game: string | undefined;
  /** Code Dependence: the seats' names, by seat; "Seat 1" and so on where left out. */
  declare names: readonly string[] | undefined;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;

  #faced = new Faced(this, 'clue-bar');

  protected override render(): unknown {
    return this.#faced.render();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'clue-bar': ClueBar;
  }
}
