import type { WordCodesView } from '@cluekit/sdk/word-codes';
import { html } from 'lit';
import { messages } from '../locales/messages.js';
import type { Face } from '../store/faces.js';
import { wordsLang } from '../store/words-lang.js';
import type { ClueLog } from './clue-log.js';
import { renderTurns } from './render-turns.js';

const select = ({ shared }: WordCodesView) => ({ log: shared.log, cards: shared.cards });

type Slice = ReturnType<typeof select>;

/** Every clue with the cards that were flipped on it. */
export const wordCodesLog: Face<Slice, ClueLog> = {
  select,
  render(slice, element) {
    const log = element.log ?? slice?.log ?? [];
    const cards = element.cards ?? slice?.cards ?? [];
    return log.length === 0
      ? html`<p class="none">${messages().logEmpty}</p>`
      : renderTurns(log, cards, wordsLang(element));
  },
};
