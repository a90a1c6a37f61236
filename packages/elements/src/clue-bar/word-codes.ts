import type { WordCodesView } from '@cluekit/sdk/word-codes';
import { html, nothing } from 'lit';
import { messages } from '../locales/messages.js';
import type { Face } from '../store/faces.js';
import { wordsLang } from '../store/words-lang.js';
import type { ClueBar } from './clue-bar.js';

const select = ({ shared }: WordCodesView) => ({
  clue: shared.clue,
  flipsLeft: shared.flipsLeft,
  team: shared.turn,
});

/** The word, its number and the flips that are left. */
export const wordCodesClueBar: Face<ReturnType<typeof select>, ClueBar> = {
  select,
  render(slice, bar) {
    const m = messages();
    const clue = bar.clue === undefined ? slice?.clue : bar.clue;
    const left = bar.flipsLeft === undefined ? slice?.flipsLeft : bar.flipsLeft;
    const team = bar.team ?? slice?.team;
    if (!clue) return nothing;
    return html`<div class="bar is-${team}">
      <p class="clue" part="clue">
        <span class="sr">${m.clueWord} </span
        >${clue.word === null ? html`<i>${m.spoken}</i>` : html`<bdi lang=${wordsLang(bar)}>${clue.word}</bdi>`}
      </p>
      <p class="number" part="number">
        <span aria-hidden="true">${clue.number === 'unlimited' ? '∞' : clue.number}</span>
        <span class="sr">${clue.number === 'unlimited' ? m.unlimited : clue.number}</span>
      </p>
      ${left === null || left === undefined ? nothing : html`<p class="left">${m.flipsLeft(left)}</p>`}
    </div>`;
  },
};
