import type { CardView, LogEntry } from '@cluekit/sdk/word-codes';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { messages } from '../locales/messages.js';
import { FACED, Faced } from '../store/faced.js';
import type { GameStore } from '../store/game-store.js';
import { tokens } from '../tokens/tokens.styles.js';
import { styles } from './clue-log.styles.js';

/**
 * Every clue of the game so far with what came of it.
 *
 * @summary The clues, in order.
 * @csspart log - the list
 * @csspart turn - one turn
 */
export class ClueLog extends LitElement {
  static override styles = [tokens, styles];

  static override properties: PropertyDeclarations = {
    ...FACED,
    log: { attribute: false },
    cards: { attribute: false },
    noHeading: { type: Boolean, attribute: 'no-heading' },
  };

  /** Word Codes: a log. Undefined: the game's. */
  declare log: readonly LogEntry[] | undefined;
  /** Word Codes: the cards the log speaks of. Undefined: the game's. */
  declare cards: readonly CardView[] | undefined;
  /** Leaves the heading to the page. */
  declare noHeading: boolean;
  /** A view to show, in place of the game's: an SDK view, or an object of the same shape. */
  declare view: unknown;
  /** Whose face to show where there is no view yet: `word-codes` (default) or `code-dependence`. */
  declare game: string | undefined;
  /** Code Dependence: the seats' names, by seat; "Seat 1" and so on where left out. */
  declare names: readonly string[] | undefined;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;

  #faced = new Faced(this, 'clue-log');

  constructor() {
    super();
    this.noHeading = false;
  }

  protected override render(): TemplateResult {
    return html`${this.noHeading ? nothing : html`<h3>${messages().log}</h3>`} ${this.#faced.render()}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'clue-log': ClueLog;
  }
}
