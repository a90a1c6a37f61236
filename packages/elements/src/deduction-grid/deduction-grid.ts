import type { CodeDependenceView, LogEntry, SeatView } from '@cluekit/sdk/code-dependence';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { seatSign } from '../icons/seat-sign.js';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { seatName } from '../locales/seat-name.js';
import type { GameStore } from '../store/game-store.js';
import { StoreSlice } from '../store/store-slice.js';
import { tokens } from '../tokens/tokens.styles.js';
import { styles } from './deduction-grid.styles.js';

type ClueEntry = Extract<LogEntry, { readonly type: 'clue' }>;

const select = ({ shared: { game, seats, log, round, language } }: CodeDependenceView) => ({
  game,
  seats,
  log,
  round,
  language,
});

/**
 * What everyone knows of every giver's slots in this round: slots down, clues across, a dot for each tag (CD-8), the
 * word of a slot that is shed, CODED once it is exposed.
 *
 * @summary Slots and the clues that tagged them.
 * @csspart grid - the box of tables, which scrolls sideways where they are wider
 * @csspart giver - one giver's table
 */
export class DeductionGrid extends LitElement {
  static override styles = [tokens, styles];

  static override properties: PropertyDeclarations = {
    names: { attribute: false },
    view: { attribute: false },
    wordsLang: { attribute: 'words-lang' },
    noHeading: { type: Boolean, attribute: 'no-heading' },
    store: { attribute: false },
  };

  /** The seats' names, by seat. Undefined: "Seat 1" and so on. */
  declare names: readonly string[] | undefined;
  /** A view to show in place of the game's. */
  declare view: CodeDependenceView | undefined;
  /** The language of the words, for speech; the deck's where left out. */
  declare wordsLang: string | undefined;
  /** Leaves the heading to the page. */
  declare noHeading: boolean;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;

  #slice = new StoreSlice(this, select);

  constructor() {
    super();
    this.noHeading = false;
  }

  get #value(): ReturnType<typeof select> | undefined {
    return this.view ? select(this.view) : this.#slice.value;
  }

  protected override render(): TemplateResult | typeof nothing {
    const m = codeDependenceMessages();
    const value = this.#value;
    if (value?.game !== 'code-dependence') return nothing; // it may stand in the other game
    const clues = value.log.filter(
      (entry): entry is ClueEntry => entry.type === 'clue' && entry.round === value.round,
    );
    return html`${this.noHeading ? nothing : html`<h3>${m.grid}</h3>`}
      <div class="grid" part="grid" role="group" aria-label=${m.grid} tabindex="0">
        ${value.seats.map((seat) =>
          this.#renderGiver(
            seat,
            clues.filter((clue) => clue.seat === seat.seat),
          ),
        )}
      </div>`;
  }

  #renderGiver({ seat, slots, exposed }: SeatView, clues: readonly ClueEntry[]): TemplateResult {
    const m = codeDependenceMessages();
    if (clues.length === 0 && exposed === null)
      return html`<p class="giver" part="giver">
        ${seatSign(seat)} ${seatName(seat, this.names)}<span class="sr">, </span>
        <span class="none">${m.noClueYet}</span>
      </p>`;
    return html`<table part="giver">
      <caption>
        ${seatSign(seat)} ${seatName(seat, this.names)}
      </caption>
      <thead>
        <tr>
          <th scope="col">${m.slot}</th>
          ${clues.map(({ word }) => html`<th scope="col">${this.#word(word)}</th>`)}
          ${clues.length === 0 ? html`<th scope="col" class="none">${m.noClueYet}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${slots.map(
          ({ slot, shed, word }) =>
            html`<tr class=${shed ? 'shed' : ''}>
              <th scope="row">
                <span class="number">${slot}</span> ${word === null ? nothing : this.#word(word)}
              </th>
              ${clues.map(({ tags }) => html`<td>${tags.includes(slot) ? dot() : nothing}</td>`)}
              ${clues.length === 0 ? html`<td></td>` : nothing}
            </tr>`,
        )}
        ${
          exposed === null
            ? nothing
            : html`<tr>
                <th scope="row">${m.coded}</th>
                <td colspan=${clues.length || 1} class="exposed">
                  ${this.#word(exposed)}<span class="sr">, ${m.cardStates.exposed}</span>
                </td>
              </tr>`
        }
      </tbody>
    </table>`;
  }

  #word(word: string): TemplateResult {
    return html`<span class="word" lang=${this.wordsLang ?? this.#value?.language ?? nothing} dir="auto"
      >${word}</span
    >`;
  }
}

const dot = (): TemplateResult =>
  html`<svg class="dot" viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="7" /></svg
    ><span class="sr">${codeDependenceMessages().tagged}</span>`;

declare global {
  interface HTMLElementTagNameMap {
    'deduction-grid': DeductionGrid;
  }
}
