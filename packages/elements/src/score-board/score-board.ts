import type { Mode, Team, WordCodesView } from '@cluekit/sdk/word-codes';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { ownerShape } from '../icons/owner-shape.js';
import { messages } from '../locales/messages.js';
import type { GameStore } from '../store/game-store.js';
import { StoreSlice } from '../store/store-slice.js';
import { tokens } from '../tokens/tokens.styles.js';
import { styles } from './score-board.styles.js';

/**
 * How many words each team still has to find; in Co-op the turns as well.
 *
 * @summary The score.
 * @csspart score - one team's score
 */
export class ScoreBoard extends LitElement {
  static override styles = [tokens, styles];

  static override properties: PropertyDeclarations = {
    remaining: { attribute: false },
    store: { attribute: false },
  };

  /** Unflipped words of each team. Undefined: as in the game. */
  declare remaining: { readonly amber: number; readonly teal: number } | undefined;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;

  #slice = new StoreSlice(this, ({ shared }: WordCodesView) => ({
    remaining: shared.remaining,
    mode: shared.mode,
    turns: shared.turns,
    team: shared.phase === 'finished' ? null : shared.turn,
  }));

  protected override render(): TemplateResult {
    const m = messages();
    const { mode, turns, team } = this.#slice.value ?? { mode: 'teams' as Mode, turns: 0, team: null };
    const remaining = this.remaining ?? this.#slice.value?.remaining ?? { amber: 0, teal: 0 };
    const row = (of: Team): TemplateResult =>
      html`<div class="score is-${of} ${team === of ? 'on' : ''}" part="score">
        <dt>
          ${ownerShape(of)} ${m.team(of)}${mode === 'coop' ? ` (${of === 'amber' ? m.you : m.rival})` : ''}
        </dt>
        <dd>${remaining[of]}</dd>
      </div>`;
    return html`<dl aria-label=${m.scores}>${row('amber')} ${row('teal')}</dl>
      ${mode === 'coop' ? html`<p class="turns">${m.coopTurns(turns)}</p>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'score-board': ScoreBoard;
  }
}
