import type { WordCodesView } from '@cluekit/sdk/word-codes';
import { html, nothing } from 'lit';
import { ownerShape } from '../icons/owner-shape.js';
import { messages } from '../locales/messages.js';
import type { Snapshot } from '../store/game-store.js';
import type { StatusFace } from './status-face.js';

const select = ({ shared }: WordCodesView, { status }: Partial<Snapshot> = {}) => ({
  phase: shared.phase,
  team: shared.turn,
  status,
});

/** Which team is to do what. */
export const wordCodesStatus: StatusFace<ReturnType<typeof select>> = {
  select,
  render(slice, { waiting, bot, peeks, phase = slice?.phase, team = slice?.team }) {
    const m = messages();
    if (!phase || !team) return html`<p class="status" part="status">${m.connecting}</p>`;
    const [what, hint] = waiting
      ? [m.waitTurn, m.waitHint]
      : phase === 'guess'
        ? [m.guessTurn(team), bot ? m.botThinks.guess : m.guessHint]
        : phase === 'clue'
          ? [m.giveTurn(team), bot ? m.botThinks.clue : m.giveHint]
          : [m.gameOver, ''];
    const nobody = waiting || phase === 'finished';
    return html`<div class="status is-${nobody ? 'none' : team}" part="status">
      <h2 class="what">
        ${nobody ? nothing : html`<span class="badge" part="team">${ownerShape(team)}</span>`} ${what}
      </h2>
      ${hint ? html`<p class="hint">${hint}</p>` : nothing}
      ${peeks && !nobody ? html`<p class="hint">${m.keyOpened(peeks)}</p>` : nothing}
    </div>`;
  },
};
