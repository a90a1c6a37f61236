import type { Team, WordCodesView } from '@cluekit/sdk/word-codes';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { inSentence } from '../locales/in-sentence.js';
import { messages } from '../locales/messages.js';
import { refusalText } from '../locales/refusal.js';
import { announce } from '../store/announcer.js';
import type { GameStore } from '../store/game-store.js';
import { Linked } from '../store/linked.js';
import { request } from '../store/request-event.js';
import { selectionOf, type Selection } from '../store/selection.js';
import { StoreSlice } from '../store/store-slice.js';
import { otherTeam } from '../store/teams.js';
import { wordsLang } from '../store/words-lang.js';
import { controls } from '../tokens/controls.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import { styles } from './flip-panel.styles.js';

/**
 * What guessers can do: End turn on the left, Flip on the right, a foul between them, asked once (WC-7 to WC-9).
 *
 * @summary Flip, end the turn, call a foul.
 * @fires flip-request - `command` is `{ type: 'flip', card }`
 * @fires end-turn-request - `command` is `{ type: 'endTurn' }`
 * @fires foul-request - `command` is `{ type: 'callFoul' }`
 * @csspart flip - the button that flips
 * @csspart end-turn - the button that ends the turn
 * @csspart foul - the button that calls a foul
 */
export class FlipPanel extends LitElement {
  static override styles = [tokens, controls, styles];

  static override properties: PropertyDeclarations = {
    card: { attribute: false },
    word: {},
    bot: { type: Boolean },
    store: { attribute: false },
    asking: { state: true },
    problem: { state: true },
  };

  /** The card to flip, with its `word`. Undefined: the one that is lifted in the game. */
  declare card: number | null | undefined;
  declare word: string | undefined;
  /** A bot guesses: nothing can be done but to call a foul. */
  declare bot: boolean | undefined;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;
  declare protected asking: boolean;
  declare protected problem: string;

  #slice = new StoreSlice(this, ({ shared, mine }: WordCodesView) => ({
    cards: shared.cards,
    can: mine.can,
    team: shared.turn,
    turn: `${shared.phase}/${shared.turnNumber}/${shared.flipsMade}`,
  }));
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

  constructor() {
    super();
    this.asking = false;
    this.problem = '';
  }

  protected override willUpdate(): void {
    const turn = this.#slice.value?.turn ?? '';
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.asking = false;
    this.problem = '';
  }

  get #card(): number | null {
    if (this.card !== undefined) return this.card;
    const view = this.#slice.store?.getSnapshot().view as WordCodesView | null | undefined;
    return view ? (this.#selection.target?.card(view.shared) ?? null) : null;
  }

  #onFlip(): void {
    const card = this.#card;
    if (card === null) return this.#tell(messages().selectFirst);
    void this.#ask('flip-request', { type: 'flip', card });
  }

  #onEndTurn(): void {
    if (!this.#can('endTurn')) return this.#tell(messages().endTurnFirst);
    void this.#ask('end-turn-request', { type: 'endTurn' });
  }

  /** Asks about a foul, or no longer, with the focus where one goes on. */
  #onFoul(asking: boolean): void {
    this.asking = asking;
    const next = asking ? '.ask button' : '.foul';
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(next)?.focus());
  }

  async #ask(type: string, command: object): Promise<void> {
    const reply = await request(this, type, command);
    if (reply && !reply.ok) this.#tell(refusalText('', reply));
  }

  #tell(text: string): void {
    this.problem = text;
    announce(text);
  }

  #can(type: string): boolean {
    const can = this.#slice.value?.can as readonly string[] | undefined;
    return can?.includes(type) ?? true;
  }

  protected override render(): TemplateResult {
    const m = messages();
    const card = this.#card;
    const word = this.word ?? (card === null ? undefined : this.#slice.value?.cards[card]?.word);
    const flip = word && card !== null ? inSentence(m.flipWord(word), word, wordsLang(this)) : m.flip;
    const off = (allowed: boolean): 'true' | typeof nothing => (allowed ? nothing : 'true');
    if (this.asking) return this.#renderFoul();
    return html`<div class="panel">
        ${
          this.bot
            ? html`<p>${m.botThinks.guess}</p>`
            : html`<button
                class="end"
                part="end-turn"
                aria-disabled=${off(this.#can('endTurn'))}
                @click=${this.#onEndTurn}
              >
                ${m.endTurn}
              </button>`
        }
        ${
          this.#can('callFoul')
            ? html`<button class="foul quiet" part="foul" @click=${() => this.#onFoul(true)}>
                ${m.foul}
              </button>`
            : nothing
        }
        ${
          this.bot
            ? nothing
            : html`<button
                class="flip primary"
                part="flip"
                aria-disabled=${off(card !== null && this.#can('flip'))}
                @click=${this.#onFlip}
              >
                ${flip}
              </button>`
        }
      </div>
      <p class="problem">${this.problem}</p>`;
  }

  #renderFoul(): TemplateResult {
    const m = messages();
    const caller: Team = otherTeam(this.#slice.value?.team ?? 'amber');
    return html`<div class="ask" role="group" aria-labelledby="ask">
      <p id="ask">${m.foulAsk(caller)}</p>
      <div class="panel">
        <button @click=${() => this.#onFoul(false)}>${m.foulNo}</button>
        <button @click=${() => void this.#ask('foul-request', { type: 'callFoul' })}>${m.foulYes}</button>
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'flip-panel': FlipPanel;
  }
}
