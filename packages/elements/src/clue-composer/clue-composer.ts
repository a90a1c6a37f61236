import type { BankVerdict as ClueVerdict } from '@cluekit/sdk/words';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { messages } from '../locales/messages.js';
import { announce } from '../store/announcer.js';
import { FACED, Faced } from '../store/faced.js';
import type { GameStore } from '../store/game-store.js';
import { request } from '../store/request-event.js';
import { controls } from '../tokens/controls.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import { styles } from './clue-composer.styles.js';
import type { ComposerFace } from './composer-face.js';

/** A clue that is not given yet; as secret as what it points at. */
export interface ClueDraft {
  readonly word: string;
  /** A number, or tagged slots; null for nothing yet. */
  readonly chosen: unknown;
}

/** Refusals of what was chosen beside the word. */
const ABOUT_THE_REST: ReadonlySet<string> = new Set(['tags-invalid', 'number-invalid']);

/**
 * Where a clue is written: one word, with a number (Word Codes, WC-6: or no word, where it is said aloud) or with the
 * slots it tags (Code Dependence, CD-8). A refused clue costs nothing: the reason stands under it, and the text and the
 * focus stay.
 *
 * @summary The form for a clue.
 * @fires clue-request - the person gives a clue; `command` is `{ type: 'giveClue', word, number }` or `{ type: 'giveClue', word, tags }`
 * @csspart input - the field for the word
 * @csspart number - Word Codes: the choice of a number
 * @csspart tags - Code Dependence: the choice of slots
 * @csspart submit - the button that gives the clue
 * @csspart problem - why a clue was refused
 */
export class ClueComposer extends LitElement {
  static override styles = [tokens, controls, styles];

  static override properties: PropertyDeclarations = {
    ...FACED,
    disabled: { type: Boolean },
    written: { type: Boolean },
    check: { attribute: false },
    word: { state: true },
    chosen: { state: true },
    problem: { state: true },
    wrong: { state: true },
  };

  /** Nothing can be given. */
  declare disabled: boolean;
  /** Word Codes: the clue has to be written: bots guess, and do not hear what is said aloud. */
  declare written: boolean | undefined;
  /** Code Dependence: looks at a clue while it is typed; the SDK's `checkClue` bound to the bank. */
  declare check: ((clue: string) => ClueVerdict) | undefined;
  /** A view to show, in place of the game's: an SDK view, or an object of the same shape. */
  declare view: unknown;
  /** Whose face to show where there is no view yet: `word-codes` (default) or `code-dependence`. */
  declare game: string | undefined;
  /** Code Dependence: the seats' names, by seat; "Seat 1" and so on where left out. */
  declare names: readonly string[] | undefined;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;
  /** For faces: what was typed. */
  declare word: string;
  /** For faces: what was chosen beside the word: a number, or tagged slots; null for nothing yet. */
  declare chosen: unknown;
  /** For faces: why the last try was not taken. */
  declare problem: string;
  /** For faces: a selector of the fields that the problem is about; empty where there is none. */
  declare wrong: string;

  #faced = new Faced<ComposerFace>(this, 'clue-composer');
  #turn = 0;
  #given: ClueDraft | undefined;

  constructor() {
    super();
    this.disabled = false;
    this.word = this.problem = this.wrong = '';
    this.chosen = null;
  }

  protected override willUpdate(): void {
    const turn = this.#faced.value?.turn ?? 0;
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.#clear();
    if (this.#given) ({ word: this.word, chosen: this.chosen } = this.#given);
    this.#given = undefined;
  }

  /** What was typed and chosen. Set before the element first renders, the person goes on from it. */
  get draft(): ClueDraft | undefined {
    return { word: this.word, chosen: this.chosen };
  }

  set draft(draft: ClueDraft | undefined) {
    if (!this.hasUpdated) this.#given = draft;
  }

  #clear(): void {
    this.word = this.problem = '';
    this.chosen = null;
  }

  /** Puts the focus on the field for the word. */
  override focus(): void {
    this.renderRoot?.querySelector<HTMLElement>('.word')?.focus();
  }

  /** Whether nothing can be given now. */
  get off(): boolean {
    return this.disabled || this.#faced.value?.allowed === false;
  }

  #onInput(event: InputEvent): void {
    this.word = (event.target as HTMLInputElement).value;
    this.problem = '';
    this.#faced.face?.typed?.(this);
  }

  #onKeydown(event: KeyboardEvent): void {
    // Enter that ends an input method's word is not a wish to send it (E23); 229 is Safari's way of saying so.
    if (event.key === 'Enter' && (event.isComposing || event.keyCode === 229)) event.preventDefault();
  }

  async #onSubmit(event: Event): Promise<void> {
    event.preventDefault();
    const { face } = this.#faced;
    if (this.off || !face) return;
    const asked = face.command(this);
    if (Array.isArray(asked)) return this.#tell(...asked);
    const reply = await request(this, 'clue-request', asked);
    if (reply?.ok) this.#clear();
    else if (reply)
      this.#tell(
        messages().notAllowed(face.refusal(this.word.trim(), reply)),
        ABOUT_THE_REST.has(reply.code) ? 'fieldset input' : '.word',
      );
  }

  /** Why it was not given, and the focus where it can be mended; what was typed stays. */
  #tell(problem: string, field: string): void {
    this.problem = problem;
    this.wrong = field;
    announce(problem, true);
    this.renderRoot.querySelector<HTMLElement>(field)?.focus();
  }

  protected override render(): TemplateResult {
    const m = messages();
    const { face } = this.#faced;
    const { off } = this;
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
          aria-invalid=${this.problem && this.wrong === '.word' ? 'true' : nothing}
          .value=${this.word}
          ?disabled=${off}
          @input=${this.#onInput}
          @keydown=${this.#onKeydown}
        />
        <p id="hint" class="hint">${face?.hint(this)}</p>
      </div>
      ${this.#faced.render()}
      <p id="problem" class="problem" part="problem">${this.problem}</p>
      <div class="end">
        <p class="hint">${face?.rules()}</p>
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
