import type { CodeDependenceView } from '@cluekit/sdk/code-dependence';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { codeDependenceRefusal } from '../locales/code-dependence-refusal.js';
import { inSentence } from '../locales/in-sentence.js';
import { seatName } from '../locales/seat-name.js';
import { announce } from '../store/announcer.js';
import type { GameStore } from '../store/game-store.js';
import { Linked } from '../store/linked.js';
import { request } from '../store/request-event.js';
import { selectionOf, type Selection } from '../store/selection.js';
import { StoreSlice } from '../store/store-slice.js';
import { controls } from '../tokens/controls.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import { styles } from './guess-panel.styles.js';

/** A word of the bank that is lifted. */
export interface SelectedWord {
  /** Its place in the bank, from 0. */
  readonly index: number;
  readonly word: string;
}

const select = ({ shared, mine }: CodeDependenceView) => ({
  seats: shared.seats,
  giver: shared.giver,
  can: mine.can,
  seat: mine.seat,
  submitted: mine.submitted,
  turn: `${shared.phase}/${shared.clueTurn}`,
  acting: shared.phase === 'guess',
  language: shared.language,
});

/**
 * What a seat can do on a clue (CD-10): pass, CALL IT, asked once, or guess the word that is lifted in the bank.
 * Afterwards it says what the seat has handed in, to that seat alone, and who is still to act.
 *
 * @summary Guess, call or pass.
 * @fires guess-request - `command` is `{ type: 'guess', word }`
 * @fires call-request - `command` is `{ type: 'callIt', word }`
 * @fires pass-request - `command` is `{ type: 'pass' }`
 * @csspart guess - the button that guesses
 * @csspart call - the button that calls
 * @csspart pass - the button that passes
 * @csspart problem - why something was not done
 * @csspart done - what was handed in
 */
export class GuessPanel extends LitElement {
  static override styles = [tokens, controls, styles];

  static override properties: PropertyDeclarations = {
    selected: { attribute: false },
    names: { attribute: false },
    view: { attribute: false },
    store: { attribute: false },
    asking: { state: true },
    problem: { state: true },
  };

  /** The word to guess or call, or null for none. Undefined: the one that is lifted in the game. */
  declare selected: SelectedWord | null | undefined;
  /** The seats' names, by seat. Undefined: "Seat 1" and so on. */
  declare names: readonly string[] | undefined;
  /** A view to show in place of the game's. */
  declare view: CodeDependenceView | undefined;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;
  /** The word that CALL IT asks about. */
  declare protected asking: string | null;
  declare protected problem: string;

  #slice = new StoreSlice(this, select);
  #selection = new Linked<void, Selection>(
    this,
    () => this.#slice.store,
    selectionOf,
    () => {
      this.problem = '';
      this.requestUpdate();
    },
  );
  #turn = '';
  #focused = false;

  constructor() {
    super();
    this.asking = null;
    this.problem = '';
  }

  /** Puts the focus on the first thing to do, or on what was done. */
  override focus(): void {
    this.renderRoot?.querySelector<HTMLElement>('button, .done')?.focus();
  }

  protected override willUpdate(): void {
    this.#focused = !!this.shadowRoot?.activeElement;
    if (this.asking !== this.#word) this.asking = null; // another word was lifted, or none
    const turn = this.#value?.turn ?? '';
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.asking = null;
    this.problem = '';
  }

  protected override updated(): void {
    if (!this.#focused || this.shadowRoot?.activeElement) return;
    const next = this.asking === null ? '.done, .call' : '.ask button';
    this.renderRoot.querySelector<HTMLElement>(next)?.focus();
  }

  get #value(): ReturnType<typeof select> | undefined {
    return this.view ? select(this.view) : this.#slice.value;
  }

  /** The lifted word, where it can still be guessed. */
  get #word(): string | null {
    if (this.selected !== undefined) return this.selected?.word ?? null;
    const view = this.#slice.store?.getSnapshot().view as CodeDependenceView | null | undefined;
    const index = view && this.#selection.target?.card(view.shared);
    return view && index != null ? (view.shared.bank[index]?.word ?? null) : null;
  }

  #can(type: string): boolean {
    const can = this.#value?.can as readonly string[] | undefined;
    return can?.includes(type) ?? true;
  }

  /** Why the giver's CODED cannot be called now (CD-14), or null. */
  get #noCall(): string | null {
    const value = this.#value;
    if (!value || value.giver === null || this.#can('callIt')) return null;
    const m = codeDependenceMessages();
    const giver = seatName(value.giver, this.names);
    return value.seats[value.giver]?.exposed == null ? m.callUsed(giver) : m.codedExposed(giver);
  }

  #onGuess(): void {
    const word = this.#word;
    if (word === null) return this.#tell(codeDependenceMessages().selectFirst);
    void this.#ask('guess-request', { type: 'guess', word });
  }

  #onCall(): void {
    const noCall = this.#noCall;
    if (noCall !== null) return this.#tell(noCall);
    if (this.#word === null) return this.#tell(codeDependenceMessages().selectFirst);
    this.asking = this.#word;
    this.problem = '';
  }

  async #ask(type: string, command: object): Promise<void> {
    const reply = await request(this, type, command);
    if (!reply || reply.ok) return;
    this.asking = null;
    this.#tell(codeDependenceRefusal('', reply));
  }

  #tell(text: string): void {
    this.problem = text;
    announce(text, true);
  }

  protected override render(): TemplateResult | typeof nothing {
    const value = this.#value;
    if (value ? !value.acting : this.#slice.store) return nothing;
    if (!this.#can('pass')) return this.#renderDone();
    return this.asking === null ? this.#renderActs() : this.#renderCall(this.asking);
  }

  /** A sentence with a word of the bank in it. */
  #with(sentence: string, word: string): unknown {
    return inSentence(sentence, word, this.#value?.language);
  }

  #renderActs(): TemplateResult {
    const m = codeDependenceMessages();
    const word = this.#word;
    const noCall = this.#noCall;
    return html`<div class="panel">
        <button class="pass" part="pass" @click=${() => void this.#ask('pass-request', { type: 'pass' })}>
          ${m.pass}
        </button>
        <button
          class="call"
          part="call"
          aria-disabled=${word === null || noCall !== null ? 'true' : nothing}
          aria-describedby=${noCall === null ? nothing : 'why'}
          @click=${this.#onCall}
        >
          ${m.callIt}
        </button>
        <button
          class="guess primary"
          part="guess"
          aria-disabled=${word === null ? 'true' : nothing}
          @click=${this.#onGuess}
        >
          ${word === null ? m.guess : this.#with(m.guessWord(word), word)}
        </button>
      </div>
      ${noCall === null ? nothing : html`<p id="why" class="why" ?hidden=${this.problem === noCall}>${noCall}</p>`}
      <p class="hint ${this.problem ? 'problem' : ''}" part="problem">${this.problem || m.actHint}</p>`;
  }

  #renderCall(word: string): TemplateResult {
    const m = codeDependenceMessages();
    return html`<div class="ask" role="group" aria-labelledby="ask">
      <p id="ask">${this.#with(m.callAsk(word, seatName(this.#value?.giver ?? 0, this.names)), word)}</p>
      <div class="panel">
        <button @click=${() => (this.asking = null)}>${m.callNo}</button>
        <button
          class="primary"
          part="call"
          @click=${() => void this.#ask('call-request', { type: 'callIt', word })}
        >
          ${this.#with(m.callYes(word), word)}
        </button>
      </div>
    </div>`;
  }

  /** What this seat did. Who is still to act is said by `<turn-status>`. */
  #renderDone(): TemplateResult | typeof nothing {
    const m = codeDependenceMessages();
    const { seats = [], giver, seat, submitted } = this.#value ?? {};
    const acted = submitted
      ? this.#with(m.done[submitted.act](submitted.word ?? ''), submitted.word ?? '')
      : seats.some((each) => each.seat === seat && seat !== giver && each.acted)
        ? m.acted
        : null;
    return acted === null ? nothing : html`<p class="done" part="done" tabindex="-1">${acted}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'guess-panel': GuessPanel;
  }
}
