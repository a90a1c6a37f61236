import type { CodeDependenceView, SheetLine } from '@cluekit/sdk/code-dependence';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { seatSign } from '../icons/seat-sign.js';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { seatName } from '../locales/seat-name.js';
import { handStyles } from '../planning-hand/hand.styles.js';
import { renderHand } from '../planning-hand/render-hand.js';
import type { GameStore } from '../store/game-store.js';
import { StoreSlice } from '../store/store-slice.js';
import { disclosure } from '../tokens/disclosure.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import { styles } from './score-sheet.styles.js';

const select = ({ shared: { game, sheet, seats, round, log, hands, language } }: CodeDependenceView) => ({
  game,
  sheet,
  seats,
  round,
  log,
  hands,
  language,
});

type Sheet = ReturnType<typeof select>;

/**
 * The score sheet: what each seat has by round and in all, and line by line what for (CD-13 to CD-18). Once a round is
 * over and hands are shown (CD-19), they stand below it.
 *
 * @summary Every point and what it was for.
 * @csspart sheet - the table of sums
 * @csspart lines - one seat's lines
 * @csspart hands - all hands
 * @csspart hand - one hand
 */
export class ScoreSheet extends LitElement {
  static override styles = [tokens, handStyles, disclosure, styles];

  static override properties: PropertyDeclarations = {
    names: { attribute: false },
    view: { attribute: false },
    wordsLang: { attribute: 'words-lang' },
    noSums: { type: Boolean, attribute: 'no-sums' },
    store: { attribute: false },
  };

  /** The seats' names, by seat. Undefined: "Seat 1" and so on. */
  declare names: readonly string[] | undefined;
  /** A view to show in place of the game's. */
  declare view: CodeDependenceView | undefined;
  /** The language of the words, for speech; the deck's where left out. */
  declare wordsLang: string | undefined;
  /** Leaves the table of sums out, where they stand beside it. */
  declare noSums: boolean;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;

  #slice = new StoreSlice(this, select);

  constructor() {
    super();
    this.noSums = false;
  }

  /** Puts the focus on the table of sums, or on the first seat's lines. */
  override focus(): void {
    this.renderRoot?.querySelector<HTMLElement>('.sheet, summary')?.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const value = this.view ? select(this.view) : this.#slice.value;
    if (value?.game !== 'code-dependence') return nothing; // it may stand in the other game
    return html`${this.noSums ? nothing : this.#renderSums(value)}
    ${value.seats.map(({ seat }) => this.#renderLines(value, seat))} ${this.#renderHands(value)}`;
  }

  #renderSums({ sheet, seats, round }: Sheet): TemplateResult {
    const m = codeDependenceMessages();
    const rounds = Array.from({ length: round }, (_, i) => i + 1);
    const sum = (seat: number, of?: number): string =>
      m.total(total(sheet.filter((line) => line.seat === seat && (of === undefined || line.round === of))));
    return html`<div class="sheet" part="sheet" role="group" aria-label=${m.sheet} tabindex="0">
      <table>
        <caption>
          ${m.sheet}
        </caption>
        <thead>
          <tr>
            <th scope="col">${m.seatHead}</th>
            ${rounds.map((n) => html`<th scope="col">${m.round(n)}</th>`)}
            ${round > 1 ? html`<th scope="col">${m.totalHead}</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${seats.map(
            ({ seat }) =>
              html`<tr>
                <th scope="row">${seatSign(seat)} ${seatName(seat, this.names)}</th>
                ${rounds.map(
                  (n) => html`<td class=${round > 1 ? '' : 'total'}><bdi>${sum(seat, n)}</bdi></td>`,
                )}
                ${round > 1 ? html`<td class="total"><bdi>${sum(seat)}</bdi></td>` : nothing}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  #renderLines({ sheet, log, round, language }: Sheet, seat: number): TemplateResult {
    const m = codeDependenceMessages();
    const rounds = Array.from({ length: round }, (_, i) =>
      sheet.filter((line) => line.seat === seat && line.round === i + 1),
    );
    const clueOf = (turn: number): string | undefined => {
      for (const entry of log) if (entry.type === 'clue' && entry.clueTurn === turn) return entry.word;
      return undefined;
    };
    const line = ({ why, points, clueTurn }: SheetLine): TemplateResult => {
      const clue = clueOf(clueTurn);
      return html`<li class="line">
        <span
          >${m.why[why]}${
            clue === undefined
              ? nothing
              : html`<span class="clue">, <bdi lang=${this.wordsLang ?? language}>${clue}</bdi></span>`
          }</span
        >
        <bdi class="points">${m.points(points)}</bdi>
      </li>`;
    };
    return html`<details part="lines">
      <summary>${seatSign(seat)} ${m.pointsOf(seatName(seat, this.names))}</summary>
      ${rounds.map((lines, i) =>
        lines.length === 0
          ? nothing
          : html`<h4>${m.round(i + 1)}</h4>
              <ul class="lines">
                ${lines.map(line)}
              </ul>`,
      )}
      ${rounds.every((lines) => lines.length === 0) ? html`<p class="none">${m.noLines}</p>` : nothing}
    </details>`;
  }

  #renderHands({ hands, language }: Sheet): TemplateResult | typeof nothing {
    const m = codeDependenceMessages();
    if (!hands) return nothing;
    return html`<section class="hands" part="hands">
      <h3>${m.allHands}</h3>
      ${hands.map(
        (hand, seat) =>
          html`<div class="compact">
            <h4>${seatSign(seat)} ${seatName(seat, this.names)}</h4>
            ${renderHand(hand, this.wordsLang ?? language)}
          </div>`,
      )}
    </section>`;
  }
}

const total = (lines: readonly SheetLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);

declare global {
  interface HTMLElementTagNameMap {
    'score-sheet': ScoreSheet;
  }
}
