import type { CodeDependenceView, HandCard } from '@cluekit/sdk/code-dependence';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { codeDependenceRefusal } from '../locales/code-dependence-refusal.js';
import { announce } from '../store/announcer.js';
import type { GameStore } from '../store/game-store.js';
import { request } from '../store/request-event.js';
import { StoreSlice } from '../store/store-slice.js';
import { controls } from '../tokens/controls.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import { handStyles } from './hand.styles.js';
import { styles } from './planning-hand.styles.js';
import { renderHand } from './render-hand.js';

const select = ({ shared, mine }: CodeDependenceView) => ({
  hand: mine.hand,
  choosing: mine.can.includes('chooseCoded'),
  language: shared.language,
});

/**
 * A seat's own cards: first the choice of its CODED word (CD-4), then CODED and the numbered slots (CD-5). All of it
 * is secret. It stands in the document only while the element is there, uncovered, and its view has a hand; no word is
 * ever in an attribute, an id or a name.
 *
 * @summary The seat's own cards.
 * @fires coded-request - `command` is `{ type: 'chooseCoded', word }`
 * @csspart hand - the cards, once CODED is chosen
 * @csspart card - one card
 * @csspart word - the word on it
 * @csspart keep - the button that keeps the choice
 * @csspart problem - why it was not kept
 */
export class PlanningHand extends LitElement {
  static override styles = [tokens, controls, handStyles, styles];

  static override properties: PropertyDeclarations = {
    view: { attribute: false },
    covered: { type: Boolean, noAccessor: true },
    compact: { type: Boolean },
    wordsLang: { attribute: 'words-lang' },
    store: { attribute: false },
    chosen: { state: true },
    problem: { state: true },
  };

  /** A view to show in place of the game's. */
  declare view: CodeDependenceView | undefined;
  /** Smaller, for the phases in which it stands beside the bank. */
  declare compact: boolean;
  /** The language of the words, for speech; the deck's where left out. */
  declare wordsLang: string | undefined;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;
  /** The place of the lifted card, from 0. */
  declare protected chosen: number | null;
  declare protected problem: string;

  #slice = new StoreSlice(this, select);
  #covered = false;
  /** The hand that the choice belongs to. */
  #hand = '';
  #focused = false;

  constructor() {
    super();
    this.compact = false;
    this.chosen = null;
    this.problem = '';
  }

  /** Whether nothing may be seen. Set, it takes every word out of the document before it returns. */
  get covered(): boolean {
    return this.#covered;
  }

  set covered(covered: boolean) {
    this.#covered = covered;
    this.requestUpdate();
    if (covered) this.#renderNow();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate(); // it may have been taken out and put back
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.requestUpdate();
    this.#renderNow();
  }

  /** Puts the focus on the choice, or on the heading of the cards. */
  override focus(): void {
    this.renderRoot?.querySelector<HTMLElement>('input:checked, input, h3')?.focus();
  }

  #renderNow(): void {
    if (this.hasUpdated) this.performUpdate();
  }

  protected override willUpdate(): void {
    this.#focused = !!this.shadowRoot?.activeElement;
    const hand = this.#value?.hand?.map(({ word }) => word).join('\n');
    if (hand === undefined || hand === this.#hand) return;
    this.#hand = hand;
    this.chosen = null;
    this.problem = '';
  }

  protected override updated(): void {
    // The button that had the focus is gone with the choice: it goes to the cards that took its place.
    if (this.#focused && !this.shadowRoot?.activeElement) this.focus();
  }

  get #value(): ReturnType<typeof select> | undefined {
    return this.view ? select(this.view) : this.#slice.value;
  }

  async #onKeep(): Promise<void> {
    const word = this.chosen === null ? undefined : this.#value?.hand?.[this.chosen]?.word;
    if (word === undefined) return this.#tell(codeDependenceMessages().chooseFirst);
    const reply = await request(this, 'coded-request', { type: 'chooseCoded', word } as const);
    if (reply && !reply.ok) this.#tell(codeDependenceRefusal('', reply));
  }

  #tell(problem: string): void {
    this.problem = problem;
    announce(problem, true);
  }

  protected override render(): TemplateResult | typeof nothing {
    const m = codeDependenceMessages();
    const { hand, choosing, language } = this.#value ?? {};
    if (!hand || this.#covered || !this.isConnected) return nothing;
    const lang = this.wordsLang ?? language;
    if (choosing) return this.#renderChoice(hand, lang);
    return html`<section class=${this.compact ? 'compact' : ''}>
      <h3 tabindex="-1">${m.yourCards}</h3>
      ${renderHand(hand, lang)}
    </section>`;
  }

  /** No form: Enter on a card would send it, and choosing and keeping are two acts (A08). */
  #renderChoice(hand: readonly HandCard[], lang: string | undefined): TemplateResult {
    const m = codeDependenceMessages();
    return html`<fieldset aria-describedby="hint">
        <legend>${m.chooseCoded}</legend>
        <p id="hint" class="hint">${m.chooseHint}</p>
        <div
          class="choices ${hand.length === 6 ? 'six' : ''} ${hand.some(({ word }) => longest(word) > 11) ? 'long' : ''}"
        >
          ${hand.map(
            ({ word }, i) =>
              html`<label class="choice" part="card"
                ><input
                  type="radio"
                  name="coded"
                  .checked=${live(this.chosen === i)}
                  @change=${() => {
                    this.chosen = i;
                    this.problem = '';
                  }}
                /><span class="word" part="word" lang=${lang ?? nothing} dir="auto">${word}</span></label
              >`,
          )}
        </div>
      </fieldset>
      <div class="end">
        <p class="problem" part="problem">${this.problem}</p>
        <button
          class="primary"
          part="keep"
          aria-disabled=${this.chosen === null ? 'true' : nothing}
          @click=${() => void this.#onKeep()}
        >
          ${m.keepCoded}
        </button>
      </div>`;
  }
}

/** The letters of the longest part that cannot be broken. */
const longest = (word: string): number => Math.max(...word.split(/\s+/).map((part) => [...part].length));

declare global {
  interface HTMLElementTagNameMap {
    'planning-hand': PlanningHand;
  }
}
