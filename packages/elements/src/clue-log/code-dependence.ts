import type { CodeDependenceView, LogEntry } from '@cluekit/sdk/code-dependence';
import { css, html, nothing, type TemplateResult } from 'lit';
import { seatSign } from '../icons/seat-sign.js';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { seatName } from '../locales/seat-name.js';
import type { Face } from '../store/faces.js';
import { has } from '../store/has.js';
import type { ClueLog } from './clue-log.js';
import { renderLine } from './render-line.js';
import { withGiver, type GiverEntry } from './with-giver.js';

type Turn = Extract<LogEntry, { type: 'clue' | 'no-clue' }>;

const select = ({ shared }: CodeDependenceView) => ({
  log: shared.log,
  rounds: shared.rounds,
  language: shared.language,
});

/** Every clue turn, the last one first, with what each seat did on it and the bonuses it brought. */
export const codeDependenceLog: Face<ReturnType<typeof select>, ClueLog> = {
  styles: css`
    .clue .tagged {
      color: var(--_muted);
      font-size: 0.875rem;
    }
    ul.acts {
      display: block;
      padding-inline-start: 1.5rem;
      font-size: 0.9375rem;
    }
    h4 {
      margin: 0.5rem 0 0;
      font-size: 0.875rem;
      color: var(--_muted);
    }
  `,
  select,
  render(slice, { names }) {
    const log = slice?.log ?? [];
    const turns = log.filter((entry): entry is Turn => entry.type === 'clue' || entry.type === 'no-clue');
    if (turns.length === 0) return html`<p class="none">${codeDependenceMessages().logNone}</p>`;
    const name = (seat: number): string => seatName(seat, names);
    const told = withGiver(log);
    return html`<ol part="log" reversed>
      ${turns.reverse().map((turn) => renderTurn(turn, told, name, slice?.language))}
    </ol>`;
  },
};

function renderTurn(
  turn: Turn,
  log: readonly (LogEntry | GiverEntry)[],
  name: (seat: number) => string,
  language: string | undefined,
): TemplateResult {
  const m = codeDependenceMessages();
  const came = log.filter(
    (entry) => entry !== turn && has(entry, 'clueTurn') && entry.clueTurn === turn.clueTurn,
  );
  return html`<li class="turn" part="turn">
    <p class="clue">
      ${seatSign(turn.seat)}<span class="sr">${name(turn.seat)}: </span>
      ${
        turn.type === 'clue'
          ? html`<b><bdi lang=${language ?? nothing}>${turn.word}</bdi></b>
              <span class="tagged">${m.slotsTagged(turn.tags)}</span> ${
                turn.near.length > 0 ? html`<span class="tagged">${m.near(turn.near)}</span>` : nothing
              }`
          : html`<span>${m.noClue}</span>`
      }
    </p>
    ${
      came.length > 0
        ? html`<ul class="acts">
            ${came.map((entry) => renderLine(entry, name, language))}
          </ul>`
        : nothing
    }
  </li>`;
}
