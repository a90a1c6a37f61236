import type { CodeDependenceView } from '@cluekit/sdk/code-dependence';
import { css, html, nothing } from 'lit';
import { seatSign } from '../icons/seat-sign.js';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { seatName } from '../locales/seat-name.js';
import type { Face } from '../store/faces.js';
import type { ClueBar } from './clue-bar.js';

const select = ({ shared }: CodeDependenceView) => ({
  clue: shared.clue,
  seats: shared.seats,
  language: shared.language,
});

/** The word, whose it is, the slots it tags, and the bank words it comes near to. */
export const codeDependenceClueBar: Face<ReturnType<typeof select>, ClueBar> = {
  styles: css`
    .tags {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem;
    }
    .tag {
      display: grid;
      place-items: center;
      min-inline-size: 2rem;
      block-size: 2rem;
      border: 1px solid var(--_border);
      border-radius: calc(var(--_radius) / 2);
      font-weight: 700;
      font-variant-numeric: tabular-nums;
    }
    .tag.on {
      background: var(--_text);
      color: var(--_surface);
    }
    .tag.shed {
      opacity: 0.55;
      text-decoration: line-through;
    }
    @media (forced-colors: active) {
      .tag.on {
        outline: 3px solid Highlight;
        outline-offset: -5px;
      }
    }
  `,
  select,
  render(slice, { names }) {
    const clue = slice?.clue;
    if (!clue) return nothing;
    const m = codeDependenceMessages();
    const slots = slice.seats[clue.seat]?.slots ?? [];
    return html`<div class="bar">
      <p class="giver">${seatSign(clue.seat)}<span class="sr">${seatName(clue.seat, names)}: </span></p>
      <p class="clue" part="clue">
        <span class="sr">${m.clueHeading} </span><bdi lang=${slice.language}>${clue.word}</bdi>
      </p>
      <p class="tags" part="number">
        ${slots.map(
          ({ slot, shed }) =>
            html`<span
              class="tag ${clue.tags.includes(slot) ? 'on' : ''} ${shed ? 'shed' : ''}"
              aria-hidden="true"
              >${slot}</span
            >`,
        )}<span class="sr">${m.slotsTagged(clue.tags)}</span>
      </p>
      ${clue.near.length > 0 ? html`<p class="left">${m.near(clue.near)}</p>` : nothing}
    </div>`;
  },
};
