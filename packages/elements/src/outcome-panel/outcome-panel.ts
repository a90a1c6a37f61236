import type { CardView, LogEntry, Team } from '@cluekit/sdk/word-codes';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { messages } from '../locales/messages.js';
import { FACED, Faced } from '../store/faced.js';
import type { GameStore } from '../store/game-store.js';
import { controls } from '../tokens/controls.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import { styles } from './outcome-panel.styles.js';

/**
 * What came of the turn that just ended. It stays until someone goes on: the moment in which the device changes
 * hands.
 *
 * @summary How the turn ended.
 * @fires go-on - the person has read it
 * @csspart outcome - the panel
 * @csspart go-on - the button that goes on
 */
export class OutcomePanel extends LitElement {
  static override styles = [tokens, controls, styles];

  static override properties: PropertyDeclarations = {
    ...FACED,
    log: { attribute: false },
    cards: { attribute: false },
    next: {},
    disabled: { type: Boolean },
  };

  /** The log whose last turn is told. Undefined: the game's. */
  declare log: readonly LogEntry[] | undefined;
  declare cards: readonly CardView[] | undefined;
  /** The team to play next; null: nobody has to be handed the device. Undefined: the game's. */
  declare next: Team | null | undefined;
  /** Nobody goes on here, as on a projector: it is told, and there is no button. */
  declare disabled: boolean | undefined;
  /** A view to show, in place of the game's: an SDK view, or an object of the same shape. */
  declare view: unknown;
  /** Whose face to show where there is no view yet: `word-codes` (default) or `code-dependence`. */
  declare game: string | undefined;
  /** Code Dependence: the seats' names, by seat; "Seat 1" and so on where left out. */
  declare names: readonly string[] | undefined;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;

  #faced = new Faced(this, 'outcome-panel');

  /** Puts the focus on the button that goes on. */
  override focus(): void {
    this.renderRoot?.querySelector<HTMLElement>('button')?.focus();
  }

  /** For faces: what is told, with the button that goes on. */
  frame(told: TemplateResult): TemplateResult {
    return html`<section class="outcome" part="outcome">
      <div class="told">${told}</div>
      ${
        this.disabled
          ? nothing
          : html`<button
              class="primary"
              part="go-on"
              @click=${() => this.dispatchEvent(new Event('go-on', { bubbles: true, composed: true, cancelable: true }))}
            >
              ${messages().goOn}
            </button>`
      }
    </section>`;
  }

  protected override render(): unknown {
    return this.#faced.render();
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Cancelable: prevented, the outcome stays. */
    'go-on': Event;
  }
  interface HTMLElementTagNameMap {
    'outcome-panel': OutcomePanel;
  }
}
