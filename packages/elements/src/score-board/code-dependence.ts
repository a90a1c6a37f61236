import type { CodeDependenceView, SeatView } from '@cluekit/sdk/code-dependence';
import { css, html, nothing } from 'lit';
import { seatSign } from '../icons/seat-sign.js';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { playerName } from '../locales/player-name.js';
import type { Face } from '../store/faces.js';
import { Counting } from './counting.js';
import type { ScoreBoard } from './score-board.js';

const countings = new WeakMap<ScoreBoard, Counting>();

/** The counting of a board's points; it lasts as long as the board. */
function countingOf(board: ScoreBoard): Counting {
  const counting = countings.get(board) ?? new Counting(board);
  countings.set(board, counting);
  return counting;
}

const select = ({ shared }: CodeDependenceView) => ({
  seats: shared.seats,
  turn: shared.guesser ?? shared.giver,
  acting: shared.phase === 'planning' || shared.phase === 'guess',
  over: shared.phase === 'scoring' || shared.phase === 'finished',
});

/** The points of each seat, the cards it has left, who is on turn and who has acted. */
export const codeDependenceScore: Face<ReturnType<typeof select>, ScoreBoard> = {
  styles: css`
    .seats {
      grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
    }
    .score small {
      display: block;
      font-size: 0.8125rem;
      color: var(--_muted);
    }
    .name {
      display: flex;
      gap: 0.5rem;
      align-items: baseline;
      overflow-wrap: anywhere;
    }
    .on {
      outline-color: var(--_accent);
    }
  `,
  select,
  render(slice, board) {
    const m = codeDependenceMessages();
    const counting = countingOf(board);
    const row = ({ seat, slots, score, acted }: SeatView): unknown => {
      const left = slots.filter(({ shed }) => !shed).length;
      const on = slice?.turn === seat;
      const done = slice?.acting && acted;
      return html`<div class="score ${on ? 'on' : ''}" part="score">
        <dt>
          <span class="name"
            >${seatSign(seat)}<span
              >${playerName(seat, board)}<span class="sr">${on ? `, ${m.onTurn}` : ''}, </span></span
            ></span
          >
          ${slice?.over ? nothing : html`<small>${m.cardsLeft(left)}${done ? `, ${m.hasActed}` : ''}</small>`}
        </dt>
        <dd><bdi>${m.total(counting.show(seat, score))}</bdi></dd>
      </div>`;
    };
    return html`<dl class="seats" aria-label=${m.scoresSeats}>${slice?.seats.map(row)}</dl>`;
  },
};
