import type { CardView, LogEntry, WordCodesView } from '@cluekit/sdk/word-codes';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { messages } from '../locales/messages.js';
import type { GameStore } from '../store/game-store.js';
import { StoreSlice } from '../store/store-slice.js';
import { tokens } from '../tokens/tokens.styles.js';
import { styles } from './clue-log.styles.js';
import { renderTurns } from './render-turns.js';

/**
 * Every clue of the game so far with the cards that were flipped on it.
 *
 * @summary The clues, in order.
 * @csspart log - the list
 * @csspart turn - one turn
 */
export class ClueLog extends LitElement {
  static override styles = [tokens, styles];

  static override properties: PropertyDeclarations = {
    log: { attribute: false },
    cards: { attribute: false },
    noHeading: { type: Boolean, attribute: 'no-heading' },
    store: { attribute: false },
  };

  /** Undefined: the game's log. */
  declare log: readonly LogEntry[] | undefined;
  /** The cards the log speaks of. Undefined: the game's. */
  declare cards: readonly CardView[] | undefined;
  /** Leaves the heading to the page. */
  declare noHeading: boolean;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;

  #slice = new StoreSlice(this, ({ shared }: WordCodesView) => ({ log: shared.log, cards: shared.cards }));

  constructor() {
    super();
    this.noHeading = false;
  }

  protected override render(): TemplateResult {
    const m = messages();
    const log = this.log ?? this.#slice.value?.log ?? [];
    const cards = this.cards ?? this.#slice.value?.cards ?? [];
    return html`${this.noHeading ? nothing : html`<h3>${m.log}</h3>`}
    ${log.length === 0 ? html`<p class="none">${m.logEmpty}</p>` : renderTurns(log, cards)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'clue-log': ClueLog;
  }
}
