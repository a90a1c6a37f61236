import type { Phase, Team, WordCodesView } from '@cluekit/sdk/word-codes';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { ownerShape } from '../icons/owner-shape.js';
import { messages } from '../locales/messages.js';
import type { GameStore, Snapshot } from '../store/game-store.js';
import { StoreSlice } from '../store/store-slice.js';
import { tokens } from '../tokens/tokens.styles.js';
import { styles } from './turn-status.styles.js';

/**
 * One line that says whose turn it is and what to do now.
 *
 * @summary Whose turn it is.
 * @csspart status - the line
 * @csspart team - the team's name with its shape
 */
export class TurnStatus extends LitElement {
  static override styles = [tokens, styles];

  static override properties: PropertyDeclarations = {
    phase: {},
    team: {},
    waiting: { type: Boolean },
    store: { attribute: false },
  };

  /** Undefined: the game's phase. */
  declare phase: Phase | undefined;
  /** Undefined: the team on turn. */
  declare team: Team | undefined;
  /** A turn is over and people read what happened. */
  declare waiting: boolean;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;

  #slice = new StoreSlice(this, ({ shared }: WordCodesView, { status }: Snapshot<WordCodesView>) => ({
    phase: shared.phase,
    team: shared.turn,
    status,
  }));

  constructor() {
    super();
    this.waiting = false;
  }

  protected override render(): TemplateResult {
    const m = messages();
    const { phase, team, status } = this.#slice.value ?? {};
    const now = this.phase ?? phase;
    const turn = this.team ?? team;
    if (status === 'reconnecting' || status === 'closed')
      return html`<p class="status" part="status">${m[status]}</p>`;
    if (!now || !turn) return html`<p class="status" part="status">${m.connecting}</p>`;
    const [what, hint] = this.waiting
      ? [m.waitTurn, m.waitHint]
      : now === 'guess'
        ? [m.guessTurn(turn), m.guessHint]
        : now === 'clue'
          ? [m.giveTurn(turn), m.giveHint]
          : [m.gameOver, ''];
    return html`<div class="status is-${this.waiting || now === 'finished' ? 'none' : turn}" part="status">
      <p class="what">
        ${this.waiting || now === 'finished' ? nothing : html`<span class="badge" part="team">${ownerShape(turn)}</span>`}
        ${what}
      </p>
      ${hint ? html`<p class="hint">${hint}</p>` : nothing}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turn-status': TurnStatus;
  }
}
