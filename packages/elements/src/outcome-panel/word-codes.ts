import type { Team, WordCodesView } from '@cluekit/sdk/word-codes';
import { html, nothing } from 'lit';
import { turnsOf } from '../clue-log/turns.js';
import { ownerShape } from '../icons/owner-shape.js';
import { inSentence } from '../locales/in-sentence.js';
import { messages } from '../locales/messages.js';
import type { Face } from '../store/faces.js';
import { wordsLang } from '../store/words-lang.js';
import type { OutcomePanel } from './outcome-panel.js';

const select = ({ shared }: WordCodesView) => ({
  log: shared.log,
  cards: shared.cards,
  team: shared.turn,
});

/** How the turn ended, what the rules turned up, and who gets the device. */
export const wordCodesOutcome: Face<ReturnType<typeof select>, OutcomePanel> = {
  select,
  render(slice, panel) {
    const m = messages();
    const turn = turnsOf(panel.log ?? slice?.log ?? []).at(-1);
    const next = panel.next === undefined ? (slice?.team ?? 'amber') : panel.next;
    const cards = panel.cards ?? slice?.cards;
    const lang = wordsLang(panel);
    const said = (card: number, say: (word: string) => string): unknown => {
      const word = cards?.[card]?.word ?? '';
      return inSentence(say(word), word, lang);
    };
    if (!turn?.end) return nothing;
    const last = turn.flips.at(-1);
    const ownFault = turn.end === 'bystander' || turn.end === 'other-team';
    return panel.frame(html`
      ${
        last && (ownFault || turn.end === 'flips-used')
          ? html`<p class="headline is-${last.owner}">
              ${ownerShape(last.owner)} ${said(last.card, (word) => m.isOwner(word, last.owner))}
            </p>`
          : nothing
      }
      ${ownFault ? nothing : html`<p>${m.turnEnds[turn.end](turn.team)}</p>`}
      ${turn.reveals.map(
        ({ card, owner, why }) =>
          html`<p class="reveal">
            ${ownerShape(owner)}
            ${said(card, why === 'rival' ? m.rivalFlips : (word) => m.foulReveals(word, owner as Team))}
          </p>`,
      )}
      ${next && html`<p class="next">${m.passTo(next)}</p>`}
    `);
  },
};
