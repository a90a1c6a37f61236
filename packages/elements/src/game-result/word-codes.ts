import type { LogEntry, WordCodesShared, WordCodesView } from '@cluekit/sdk/word-codes';
import { html, nothing } from 'lit';
import { renderTurns } from '../clue-log/render-turns.js';
import { ownerShape } from '../icons/owner-shape.js';
import { inSentence } from '../locales/in-sentence.js';
import { messages } from '../locales/messages.js';
import { wordsLang } from '../store/words-lang.js';
import type { GameResult } from './game-result.js';
import type { ResultFace } from './result-face.js';

/** What the face shows: the public view as it is. */
export interface Slice {
  readonly shared: WordCodesShared;
}

/** Which team won and why, every clue with its flips, and the ways on (WC-12). */
export const wordCodesResult: ResultFace<Slice> = {
  select: ({ shared }: WordCodesView) => ({ shared }),
  told(slice, element) {
    const shared = over(slice, element);
    return shared ? told(shared) : [];
  },
  render(slice, result) {
    const shared = over(slice, result);
    if (!shared) return html`<slot></slot>`;
    const m = messages();
    const lang = wordsLang(result);
    const [headline, ...why] = told(shared);
    return html`<section class="result is-${shared.winner}" part="result">
      <h2 tabindex="-1" part="headline">
        ${shared.winner ? ownerShape(shared.winner) : nothing} ${headline}
      </h2>
      ${why.map((text) => html`<p>${inSentence(text, trapWord(shared), lang)}</p>`)}
      ${result.best ? html`<p class="best">${m.coopBest(result.best)}</p>` : nothing}
      <slot></slot>
      <div class="ways">
        <button part="same-board" @click=${() => result.emit('same-board')}>${m.sameBoard}</button>
        <button class="primary" part="play-again" @click=${() => result.emit('play-again')}>
          ${m.playAgain}
        </button>
      </div>
      ${result.code ? html`<h3>${m.gameCode}</h3>` : nothing}
      <div class="share">
        ${result.code ? result.copy.render(result.code, result.link ?? result.code) : nothing}
        ${result.copy.renderShare(result.toText())}
      </div>
      <h3>${m.replay}</h3>
      ${renderTurns(shared.log, shared.cards, lang)}
    </section>`;
  },
};

/** The public view of a match that is over. */
function over(slice: Slice | undefined, { shared = slice?.shared }: GameResult): WordCodesShared | null {
  return shared?.phase === 'finished' ? shared : null;
}

type Flip = Extract<LogEntry, { readonly type: 'flip' }>;

const trapFlip = ({ log }: WordCodesShared): Flip | undefined =>
  log.findLast((entry): entry is Flip => entry.type === 'flip' && entry.owner === 'trap');

/** The word of the trap, where somebody flipped it. */
function trapWord(shared: WordCodesShared): string {
  const trap = trapFlip(shared);
  return (trap && shared.cards[trap.card]?.word) || '';
}

/** The headline, then why. */
function told(shared: WordCodesShared): string[] {
  const { mode, winner, reason, turns } = shared;
  const m = messages();
  if (!winner) return [m.gameOver];
  const coop = mode === 'coop';
  const headline = coop ? (winner === 'amber' ? m.youWin : m.rivalWins) : m.teamWins(winner);
  const trap = trapFlip(shared);
  const why = reason === 'trap' && trap ? m.whyTrap(trap.team, trapWord(shared)) : m.whyAllFound(winner);
  return coop && winner === 'amber' ? [headline, why, m.coopScore(turns)] : [headline, why];
}
