import type { Clue, Team, WordCodesView } from '@cluekit/sdk/word-codes';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { messages } from '../locales/messages.js';
import type { GameStore } from '../store/game-store.js';
import { StoreSlice } from '../store/store-slice.js';
import { tokens } from '../tokens/tokens.styles.js';
import { styles } from './clue-bar.styles.js';

/**
 * The clue of the turn, the headline of the game, with its number and the flips that are left.
 *
 * @summary The clue, large.
 * @csspart clue - the clue's word
 * @csspart number - its number
 */
export class ClueBar extends LitElement {
  static override styles = [tokens, styles];

  static override properties: PropertyDeclarations = {
    clue: { attribute: false },
    flipsLeft: { attribute: false },
    team: {},
    store: { attribute: false },
  };

  /** Undefined: the game's clue. Null: none. */
  declare clue: Clue | null | undefined;
  /** Undefined: as the game says. */
  declare flipsLeft: number | 'unlimited' | null | undefined;
  declare team: Team | undefined;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;

  #slice = new StoreSlice(this, ({ shared }: WordCodesView) => ({
    clue: shared.clue,
    flipsLeft: shared.flipsLeft,
    team: shared.turn,
  }));

  protected override render(): TemplateResult | typeof nothing {
    const m = messages();
    const clue = this.clue === undefined ? this.#slice.value?.clue : this.clue;
    const left = this.flipsLeft === undefined ? this.#slice.value?.flipsLeft : this.flipsLeft;
    const team = this.team ?? this.#slice.value?.team;
    if (!clue) return nothing;
    return html`<div class="bar is-${team}">
      <p class="clue" part="clue">
        <span class="sr">${m.clueWord} </span
        >${clue.word === null ? html`<i>${m.spoken}</i>` : html`<bdi>${clue.word}</bdi>`}
      </p>
      <p class="number" part="number">
        <span aria-hidden="true">${clue.number === 'unlimited' ? '∞' : clue.number}</span>
        <span class="sr">${clue.number === 'unlimited' ? m.unlimited : clue.number}</span>
      </p>
      ${left === null || left === undefined ? nothing : html`<p class="left">${m.flipsLeft(left)}</p>`}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'clue-bar': ClueBar;
  }
}
