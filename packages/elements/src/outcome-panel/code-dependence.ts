import type { CodeDependenceView, LogEntry } from '@cluekit/sdk/code-dependence';
import { css, html, nothing } from 'lit';
import { renderLine } from '../clue-log/render-line.js';
import { withGiver } from '../clue-log/with-giver.js';
import { seatSign } from '../icons/seat-sign.js';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { seatName } from '../locales/seat-name.js';
import type { Face } from '../store/faces.js';
import { has } from '../store/has.js';
import type { OutcomePanel } from './outcome-panel.js';

type Turn = Extract<LogEntry, { type: 'clue' | 'no-clue' }>;

const select = ({ shared }: CodeDependenceView) => ({
  log: shared.log,
  language: shared.language,
  /** The last clue turn that is over. */
  over: shared.phase === 'guess' || shared.phase === 'clue' ? shared.clueTurn - 1 : shared.clueTurn,
});

/** What every seat did on the last clue, revealed together, and the bonuses. */
export const codeDependenceOutcome: Face<ReturnType<typeof select>, OutcomePanel> = {
  styles: css`
    .outcome .clue {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 0.5rem;
    }
    .outcome .clue b {
      font-size: 1.5rem;
    }
    .outcome ul {
      margin: 0;
      padding: 0;
      columns: var(--_lines, auto);
      list-style: none;
    }
    .outcome li {
      padding-block: 0.2rem;
      break-inside: avoid;
    }
  `,
  select,
  render(slice, panel) {
    if (!slice) return nothing;
    const m = codeDependenceMessages();
    const name = (seat: number): string => seatName(seat, panel.names);
    const of = slice.log.filter((entry) => has(entry, 'clueTurn') && entry.clueTurn === slice.over);
    const turn = of.find((entry): entry is Turn => entry.type === 'clue' || entry.type === 'no-clue');
    if (!turn) return nothing;
    return panel.frame(
      html`<p class="clue">
          ${seatSign(turn.seat)}
          ${
            turn.type === 'clue'
              ? html`<b><bdi lang=${slice.language}>${turn.word}</bdi></b>
                  <span>${m.slotsTagged(turn.tags)}</span>`
              : m.saidNoClue(name(turn.seat))
          }
        </p>
        <ul>
          ${withGiver(of).map((entry) => renderLine(entry, name, slice.language))}
        </ul>`,
    );
  },
};
