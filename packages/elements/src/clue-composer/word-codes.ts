import type { ClueNumber, WordCodesView } from '@cluekit/sdk/word-codes';
import { html, nothing } from 'lit';
import { messages } from '../locales/messages.js';
import { refusalText } from '../locales/refusal.js';
import type { ComposerFace } from './composer-face.js';

const NUMBERS: readonly ClueNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 'unlimited'];

/** A number beside the word, and no word where it is said aloud (WC-6). */
export const wordCodesComposer: ComposerFace = {
  select: ({ shared, mine }: WordCodesView) => ({
    allowed: mine.can.includes('giveClue'),
    turn: shared.turnNumber,
  }),
  hint: ({ written }) => (written ? messages().refused['clue-not-one-word'] : messages().clueOptional),
  rules: () => messages().clueRules,
  refusal: refusalText,
  command({ word, chosen, written }) {
    if (written && word.trim() === '') return [messages().refused['clue-not-one-word'], '.word'];
    if (chosen === null) return [messages().refused['number-invalid'], 'fieldset input'];
    return { type: 'giveClue', word: word.trim() === '' ? null : word, number: chosen };
  },
  render(_, composer) {
    const m = messages();
    return html`<fieldset part="number">
      <legend>${m.clueNumber}</legend>
      <div class="numbers">
        ${NUMBERS.map(
          (number) =>
            html`<label class="number"
              ><input
                type="radio"
                name="number"
                aria-describedby="problem"
                .checked=${composer.chosen === number}
                ?disabled=${composer.off}
                @change=${() => {
                  composer.chosen = number;
                  composer.problem = '';
                }}
              /><span class="box" aria-hidden=${number === 'unlimited' ? 'true' : nothing}
                >${number === 'unlimited' ? '∞' : number}</span
              >${number === 'unlimited' ? html`<span class="sr">${m.unlimited}</span>` : nothing}</label
            >`,
        )}
      </div>
    </fieldset>`;
  },
};
