import type { CodeDependenceView } from '@cluekit/sdk/code-dependence';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { announce } from '../store/announcer.js';
import type { GameStore } from '../store/game-store.js';
import { StoreSlice } from '../store/store-slice.js';
import { controls } from '../tokens/controls.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import { answer, QUESTIONS } from './answer.js';
import { styles } from './ask-field.styles.js';

/**
 * A field that answers a typed word (A24): `time`, `score`, `clue`, `left` (cards of each seat) or `words` (of the
 * bank, that are hidden). For who would else walk through the whole page to hear one number. The answer is said and
 * stands below; it holds what everybody may know, and nothing else.
 *
 * @summary Questions by keyboard, in Code Dependence.
 * @csspart field - the text field
 * @csspart ask - the button
 * @csspart answer - the answer
 */
export class AskField extends LitElement {
  static override styles = [tokens, controls, styles];

  static override properties: PropertyDeclarations = {
    names: { attribute: false },
    clock: { attribute: false },
    store: { attribute: false },
    said: { state: true },
  };

  /** The seats' names, by seat. Undefined: "Seat 1" and so on. */
  declare names: readonly string[] | undefined;
  /** Milliseconds left on a clock of the page's own, null while none runs. Undefined: the game's deadline counts. */
  declare clock: (() => number | null) | undefined;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;
  declare protected said: string;

  #slice = new StoreSlice(this, ({ shared }: CodeDependenceView) => shared);

  constructor() {
    super();
    this.said = '';
  }

  #onAsk(event: SubmitEvent): void {
    event.preventDefault();
    const field = this.renderRoot.querySelector('input');
    const shared = this.#slice.value;
    if (!field || !shared) return;
    const { deadline } = shared;
    const left = this.clock ? this.clock() : deadline && deadline.at - Date.now();
    const seconds = left === null ? null : Math.max(0, Math.ceil(left / 1000));
    this.said = answer(field.value, { shared, names: this.names, seconds });
    announce(codeDependenceMessages().spokenPoints(this.said));
    field.select();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.#slice.value) return nothing;
    const m = codeDependenceMessages();
    return html`<form @submit=${this.#onAsk}>
      <label for="field">${m.askLabel}</label>
      <div class="row">
        <input
          id="field"
          part="field"
          aria-describedby="hint"
          autocapitalize="off"
          autocomplete="off"
          spellcheck="false"
          maxlength="12"
        />
        <button part="ask">${m.ask}</button>
      </div>
      <p id="hint">${m.askHint(QUESTIONS)}</p>
      <p class="answer" part="answer">${this.said}</p>
    </form>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ask-field': AskField;
  }
}
