import type { ClueNumber, WordCodesView } from '@cluekit/sdk/word-codes';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { messages } from '../locales/messages.js';
import { refusalText } from '../locales/refusal.js';
import { announce } from '../store/announcer.js';
import type { GameStore } from '../store/game-store.js';
import { request } from '../store/request-event.js';
import { StoreSlice } from '../store/store-slice.js';
import { controls } from '../tokens/controls.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import { styles } from './clue-composer.styles.js';

const NUMBERS: readonly ClueNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 'unlimited'];

/**
 * Where a clue is written: one word, or none where it is said aloud, and a number (WC-6). A refused clue costs
 * nothing: the reason stands under it, and the text and the focus stay.
 *
 * @summary The form for a clue.
 * @fires clue-request - the person gives a clue; `command` is `{ type: 'giveClue', word, number }`
 * @csspart input - the field for the word
 * @csspart number - the choice of a number
 * @csspart submit - the button that gives the clue
 * @csspart problem - why a clue was refused
 */
export class ClueComposer extends LitElement {
  static override styles = [tokens, controls, styles];

  static override properties: PropertyDeclarations = {
    disabled: { type: Boolean },
    store: { attribute: false },
    word: { state: true },
    number: { state: true },
    problem: { state: true },
  };

  /** Nothing can be given. */
  declare disabled: boolean;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;
  declare protected word: string;
  declare protected number: ClueNumber | null;
  declare protected problem: string;

  #slice = new StoreSlice(this, ({ shared, mine }: WordCodesView) => ({
    allowed: mine.can.includes('giveClue'),
    turn: shared.turnNumber,
  }));
  #turn = 0;

  constructor() {
    super();
    this.disabled = false;
    this.word = this.problem = '';
    this.number = null;
  }

  protected override willUpdate(): void {
    const turn = this.#slice.value?.turn ?? 0;
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.#clear();
  }

  #clear(): void {
    this.word = this.problem = '';
    this.number = null;
  }

  get #allowed(): boolean {
    return !this.disabled && (this.#slice.value?.allowed ?? true);
  }

  #onInput(event: InputEvent): void {
    this.word = (event.target as HTMLInputElement).value;
    this.problem = '';
  }

  #onKeydown(event: KeyboardEvent): void {
    // Enter that ends an input method's word is not a wish to send it (E23); 229 is Safari's way of saying so.
    if (event.key === 'Enter' && (event.isComposing || event.keyCode === 229)) event.preventDefault();
  }

  async #onSubmit(event: Event): Promise<void> {
    event.preventDefault();
    if (!this.#allowed) return;
    const word = this.word.trim() === '' ? null : this.word;
    const { number } = this;
    if (number === null) return this.#tell(messages().refused['number-invalid'], '[type=radio]');
    const reply = await request(this, 'clue-request', { type: 'giveClue', word, number } as const);
    if (reply?.ok) this.#clear();
    else if (reply) this.#tell(messages().notAllowed(refusalText(this.word.trim(), reply)), '.word');
  }

  /** Why it was not given, and the focus where it can be mended; what was typed stays. */
  #tell(problem: string, field: string): void {
    this.problem = problem;
    announce(problem);
    this.renderRoot.querySelector<HTMLElement>(field)?.focus();
  }

  protected override render(): TemplateResult {
    const m = messages();
    const off = !this.#allowed;
    return html`<form novalidate @submit=${this.#onSubmit}>
      <div class="field">
        <label for="word">${m.clueWord}</label>
        <input
          class="word"
          id="word"
          part="input"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          enterkeyhint="done"
          maxlength="60"
          aria-describedby="hint problem"
          aria-invalid=${this.problem && this.number !== null ? 'true' : nothing}
          .value=${this.word}
          ?disabled=${off}
          @input=${this.#onInput}
          @keydown=${this.#onKeydown}
        />
        <p id="hint" class="hint">${m.clueOptional}</p>
      </div>
      <fieldset part="number">
        <legend>${m.clueNumber}</legend>
        <div class="numbers">
          ${NUMBERS.map(
            (number) =>
              html`<label class="number"
                ><input
                  type="radio"
                  name="number"
                  .checked=${this.number === number}
                  ?disabled=${off}
                  @change=${() => {
                    this.number = number;
                    this.problem = '';
                  }}
                /><span class="box" aria-hidden=${number === 'unlimited' ? 'true' : nothing}
                  >${number === 'unlimited' ? '∞' : number}</span
                >${number === 'unlimited' ? html`<span class="sr">${m.unlimited}</span>` : nothing}</label
              >`,
          )}
        </div>
      </fieldset>
      <p id="problem" class="problem" part="problem">${this.problem}</p>
      <div class="end">
        <p class="hint">${m.clueRules}</p>
        <button class="primary" part="submit" aria-disabled=${off ? 'true' : nothing}>${m.giveClue}</button>
      </div>
    </form>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'clue-composer': ClueComposer;
  }
}
