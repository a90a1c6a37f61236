import type { CodeDependenceView } from '@cluekit/sdk/code-dependence';
import { css, html, nothing } from 'lit';
import { seatSign } from '../icons/seat-sign.js';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { messages } from '../locales/messages.js';
import { playerName } from '../locales/player-name.js';
import type { Snapshot } from '../store/game-store.js';
import type { StatusFace } from './status-face.js';

const select = ({ shared, mine }: CodeDependenceView, { status }: Partial<Snapshot> = {}) => ({
  phase: shared.phase,
  giver: shared.giver,
  guesser: shared.guesser,
  round: shared.round,
  /** The seats that have not acted yet, as text, so that the slice compares. */
  waiting: shared.seats
    .filter(({ seat, acted }) => !acted && seat !== shared.giver)
    .map(({ seat }) => seat)
    .join(),
  seat: mine.seat,
  acts: mine.can.includes('chooseCoded') || mine.can.includes('giveClue') || mine.can.includes('pass'),
  status,
});

type Slice = ReturnType<typeof select>;

/** Whose view it is, and which seat is to do what; in planning and in a common window, how many are still to act. */
export const codeDependenceStatus: StatusFace<Slice> = {
  styles: css`
    .badge {
      inline-size: auto;
      min-inline-size: 2.25rem;
      padding-inline: 0.5rem;
      border-radius: var(--_radius);
      white-space: nowrap;
    }
  `,
  select,
  render(slice, status) {
    if (!slice) return html`<p class="status" part="status">${messages().connecting}</p>`;
    const [what, hint, seat] = status.waiting
      ? ([codeDependenceMessages().turnOver, '', null] as const)
      : lines(slice, (n) => playerName(n, status));
    return html`<div class="status" part="status">
      <h2 class="what">
        ${seat === null ? nothing : html`<span class="badge" part="team">${seatSign(seat)}</span>`} ${what}
      </h2>
      ${hint ? html`<p class="hint">${hint}</p>` : nothing}
    </div>`;
  },
};

function lines(
  { phase, giver, guesser, round, waiting, seat, acts }: Slice,
  name: (seat: number) => string,
): readonly [what: string, hint: string, seat: number | null] {
  const m = codeDependenceMessages();
  const left = waiting === '' ? [] : waiting.split(',').map(Number);
  const mine = seat !== null && acts;
  switch (phase) {
    case 'planning':
      return [mine ? m.planMine(name(seat)) : m.planTurn, m.planHint(left.length), mine ? seat : null];
    case 'clue':
      return mine && seat === giver
        ? [m.clueMine(name(seat)), m.clueMineHint, seat]
        : [m.clueTurn(name(giver ?? 0)), m.clueHint, giver];
    case 'guess':
      return [
        mine
          ? m.guessMineTurn(name(seat), name(giver ?? 0))
          : seat !== null && seat === giver
            ? m.guessedTurn(name(seat))
            : m.guessTurn(name(giver ?? 0)),
        mine ? m.guessMine : guesser === null ? m.guessHint(left.map(name)) : m.guessOne(name(guesser)),
        mine ? seat : giver,
      ];
    case 'scoring':
      return [m.scoringTurn(round), m.scoringHint, null];
    case 'finished':
      return [m.over, '', null];
    default:
      return [messages().connecting, '', null];
  }
}
