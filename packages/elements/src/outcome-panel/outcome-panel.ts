import type { CardView, LogEntry, Team, WordCodesView } from '@cluekit/sdk/word-codes';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { turnsOf } from '../clue-log/turns.js';
import { ownerShape } from '../icons/owner-shape.js';
import { messages } from '../locales/messages.js';
import type { GameStore } from '../store/game-store.js';
import { StoreSlice } from '../store/store-slice.js';
import { controls } from '../tokens/controls.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import { styles } from './outcome-panel.styles.js';

/**
 * What came of the turn that just ended. It stays until someone goes on: the moment in which the device changes
 * hands.
 *
 * @summary How the turn ended.
 * @fires go-on - the person has read it
 * @csspart outcome - the panel
 * @csspart go-on - the button that goes on
 */
export class OutcomePanel extends LitElement {
  static override styles = [tokens, controls, styles];

  static override properties: PropertyDeclarations = {
    log: { attribute: false },
    cards: { attribute: false },
    next: {},
    store: { attribute: false },
  };

  /** The log whose last turn is told. Undefined: the game's. */
  declare log: readonly LogEntry[] | undefined;
  declare cards: readonly CardView[] | undefined;
  /** The team to play next. Undefined: the game's. */
  declare next: Team | undefined;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;

  #slice = new StoreSlice(this, ({ shared }: WordCodesView) => ({
    log: shared.log,
    cards: shared.cards,
    team: shared.turn,
  }));

  /** Puts the focus on the button that goes on. */
  override focus(): void {
    this.renderRoot?.querySelector<HTMLElement>('button')?.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const m = messages();
    const turn = turnsOf(this.log ?? this.#slice.value?.log ?? []).at(-1);
    const next = this.next ?? this.#slice.value?.team ?? 'amber';
    const word = (card: number): string => (this.cards ?? this.#slice.value?.cards)?.[card]?.word ?? '';
    if (!turn?.end) return nothing;
    const last = turn.flips.at(-1);
    const ownFault = turn.end === 'bystander' || turn.end === 'other-team';
    return html`<section class="outcome" part="outcome">
      <div class="told">
        ${
          last && (ownFault || turn.end === 'flips-used')
            ? html`<p class="headline is-${last.owner}">
                ${ownerShape(last.owner)} ${m.isOwner(word(last.card), last.owner)}
              </p>`
            : nothing
        }
        ${ownFault ? nothing : html`<p>${m.turnEnds[turn.end](turn.team)}</p>`}
        ${turn.reveals.map(
          ({ card, owner, why }) =>
            html`<p class="reveal">
              ${ownerShape(owner)}
              ${why === 'rival' ? m.rivalFlips(word(card)) : m.foulReveals(word(card), owner as Team)}
            </p>`,
        )}
        <p class="next">${m.passTo(next)}</p>
      </div>
      <button
        class="primary"
        part="go-on"
        @click=${() => this.dispatchEvent(new Event('go-on', { bubbles: true, composed: true }))}
      >
        ${m.goOn}
      </button>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'outcome-panel': OutcomePanel;
  }
}
