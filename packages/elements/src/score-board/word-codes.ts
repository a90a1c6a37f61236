import type { Team, WordCodesView } from '@cluekit/sdk/word-codes';
import { html, nothing, type TemplateResult } from 'lit';
import { ownerShape } from '../icons/owner-shape.js';
import { messages } from '../locales/messages.js';
import type { Face } from '../store/faces.js';
import type { ScoreBoard } from './score-board.js';

const select = ({ shared }: WordCodesView) => ({
  remaining: shared.remaining,
  mode: shared.mode as string,
  turns: shared.turns,
  team: shared.phase === 'finished' ? null : shared.turn,
});

type Slice = ReturnType<typeof select>;

const NONE: Slice = { remaining: { amber: 0, teal: 0 }, mode: 'teams', turns: 0, team: null };

/** How many words each team still has to find; in Co-op the turns as well. */
export const wordCodesScore: Face<Slice, ScoreBoard> = {
  select,
  render({ remaining, mode, turns, team } = NONE, board) {
    const m = messages();
    const row = (of: Team): TemplateResult =>
      html`<div class="score is-${of} ${team === of ? 'on' : ''}" part="score">
        <dt>
          ${ownerShape(of)} ${m.team(of)}${mode === 'coop' ? ` (${of === 'amber' ? m.you : m.rival})` : ''}
        </dt>
        <dd>${(board.remaining ?? remaining)[of]}</dd>
      </div>`;
    return html`<p class="turns" id="left">${m.scores}</p>
      <dl aria-labelledby="left">${row('amber')} ${row('teal')}</dl>
      ${mode === 'coop' ? html`<p class="turns">${m.coopTurns(turns)}</p>` : nothing}`;
  },
};
