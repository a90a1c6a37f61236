import type { WordCodesShared, WordCodesView } from '@cluekit/sdk/word-codes';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { styles as logStyles } from '../clue-log/clue-log.styles.js';
import { renderTurns } from '../clue-log/render-turns.js';
import { ownerShape } from '../icons/owner-shape.js';
import { messages } from '../locales/messages.js';
import type { GameStore } from '../store/game-store.js';
import { StoreSlice } from '../store/store-slice.js';
import { controls } from '../tokens/controls.styles.js';
import { tokens } from '../tokens/tokens.styles.js';
import { CopyLink } from './copy-link.js';
import { styles } from './game-result.styles.js';

/**
 * Who won and why, every clue with its flips, and the ways on (WC-12). It shows nothing before the game is over.
 *
 * @summary The end of a game.
 * @fires play-again - the person wants a new board
 * @fires same-board - the person wants this board once more
 * @csspart result - the whole
 * @csspart headline - who won
 */
export class GameResult extends LitElement {
  static override styles = [tokens, controls, logStyles, styles];

  static override properties: PropertyDeclarations = {
    shared: { attribute: false },
    code: {},
    link: {},
    best: { type: Number },
    store: { attribute: false },
  };

  /** A finished game's public view. Undefined: that of the game around it. */
  declare shared: WordCodesShared | undefined;
  /** The game code, where there is one to pass on. */
  declare code: string | undefined;
  /** The link that deals this board again. */
  declare link: string | undefined;
  /** The fewest turns a Co-op game on this level was won in on this device, this one included. */
  declare best: number | undefined;
  /** A store of the element's own, in place of the game's around it. */
  declare store: GameStore | undefined;
  declare protected copied: 'no' | 'yes' | 'failed';

  #slice = new StoreSlice(this, ({ shared }: WordCodesView) => shared);
  #copy = new CopyLink(this);

  /** Puts the focus on the headline. */
  override focus(): void {
    this.renderRoot?.querySelector<HTMLElement>('h2')?.focus();
  }

  /** The result as prose, to be shared or read aloud: no colour and no sign stands for a word (A42). */
  toText(): string {
    const shared = this.shared ?? this.#slice.value;
    if (!shared || shared.phase !== 'finished') return '';
    const [headline, ...why] = this.#told(shared);
    return [`${headline}.`, ...why, this.link ?? ''].filter(Boolean).join(' ');
  }

  #told(shared: WordCodesShared): string[] {
    const m = messages();
    const { mode, winner, reason, log, cards, turns } = shared;
    if (!winner) return [m.gameOver];
    const coop = mode === 'coop';
    const headline = coop ? (winner === 'amber' ? m.youWin : m.rivalWins) : m.teamWins(winner);
    const trap = log.findLast((entry) => entry.type === 'flip' && entry.owner === 'trap');
    const why =
      reason === 'trap' && trap?.type === 'flip'
        ? m.whyTrap(trap.team, cards[trap.card]?.word ?? '')
        : m.whyAllFound(winner);
    return coop && winner === 'amber' ? [headline, why, m.coopScore(turns)] : [headline, why];
  }

  #emit(type: 'play-again' | 'same-board'): void {
    this.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }

  protected override render(): TemplateResult | typeof nothing {
    const shared = this.shared ?? this.#slice.value;
    if (!shared || shared.phase !== 'finished') return nothing;
    const m = messages();
    const [headline, ...why] = this.#told(shared);
    return html`<section class="result is-${shared.winner}" part="result">
      <h2 tabindex="-1" part="headline">
        ${shared.winner ? ownerShape(shared.winner) : nothing} ${headline}
      </h2>
      ${why.map((text) => html`<p>${text}</p>`)}
      ${this.best ? html`<p class="best">${m.coopBest(this.best)}</p>` : nothing}
      <div class="ways">
        <button part="same-board" @click=${() => this.#emit('same-board')}>${m.sameBoard}</button>
        <button class="primary" part="play-again" @click=${() => this.#emit('play-again')}>
          ${m.playAgain}
        </button>
      </div>
      ${
        this.code
          ? html`<h3>${m.gameCode}</h3>
              ${this.#copy.render(this.code, this.link ?? this.code)}`
          : nothing
      }
      <h3>${m.replay}</h3>
      ${renderTurns(shared.log, shared.cards)}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'game-result': GameResult;
  }
}
