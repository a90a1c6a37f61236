import type { CodeDependenceView, HandCard } from '@cluekit/sdk/code-dependence';
import { css, html, nothing } from 'lit';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { codeDependenceRefusal } from '../locales/code-dependence-refusal.js';
import { announce } from '../store/announcer.js';
import type { ClueComposer } from './clue-composer.js';
import type { ComposerFace, ComposerSlice } from './composer-face.js';

/** What the face needs of a view. */
export interface Slice extends ComposerSlice {
  /** The giver's own cards. */
  readonly hand: readonly HandCard[] | null;
  /** Of the words. */
  readonly language: string;
}

/** How long somebody has to rest before the check is read out, in milliseconds. */
const REST = 700;
const resting = new WeakMap<ClueComposer, ReturnType<typeof setTimeout>>();

/** The slots that a clue points at beside its word (CD-8), and a check of the word while it is typed (C09). */
export const codeDependenceComposer: ComposerFace<Slice> = {
  styles: css`
    .tags {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
      gap: 6px;
      margin-block-start: 0.25rem;
    }
    .tags .box {
      grid-template-columns: auto 1fr;
      gap: 0.5rem;
      padding-inline: 0.75rem;
      text-align: start;
      overflow-wrap: anywhere;
    }
    .near {
      color: var(--_text);
      font-weight: 600;
    }
    .bad {
      color: var(--_bad);
      font-weight: 600;
    }
  `,
  select: ({ shared, mine }: CodeDependenceView) => ({
    allowed: mine.can.includes('giveClue'),
    turn: shared.clueTurn,
    hand: mine.hand,
    language: shared.language,
  }),
  hint(composer) {
    const [text, tone] = verdict(composer);
    return html`<span class=${tone}>${text}</span>`;
  },
  rules: () => codeDependenceMessages().clueRules,
  refusal: codeDependenceRefusal,
  command(composer) {
    const m = codeDependenceMessages();
    const tags = tagsOf(composer);
    if (composer.word.trim() === '') return [m.clueMissing, '.word'];
    if (tags.length === 0) return [m.tagOne, 'fieldset input'];
    return { type: 'giveClue', word: composer.word, tags };
  },
  typed(composer) {
    clearTimeout(resting.get(composer));
    const say = (): void => {
      const [text, tone] = verdict(composer);
      if (tone !== '' && composer.isConnected) announce(text, true);
    };
    resting.set(composer, setTimeout(say, REST));
  },
  render(slice, composer) {
    const m = codeDependenceMessages();
    const tags = tagsOf(composer);
    const wrong = composer.problem && composer.wrong !== '.word' ? 'true' : nothing;
    const cards = [...(slice?.hand ?? [])].sort((a, b) => (a.slot ?? 0) - (b.slot ?? 0));
    return html`<fieldset part="tags">
        <legend>${m.tagSlots}</legend>
        <div class="tags">
          ${cards.map(({ slot, word, state }) =>
            slot === null || state === 'shed'
              ? nothing
              : html`<label class="number"
                  ><input
                    type="checkbox"
                    aria-invalid=${wrong}
                    aria-describedby="problem"
                    .checked=${tags.includes(slot)}
                    ?disabled=${composer.off}
                    @change=${() => toggle(composer, slot)}
                  /><span class="box"
                    ><b>${slot}</b> <bdi lang=${slice?.language ?? nothing}>${word}</bdi></span
                  ></label
                >`,
          )}
        </div>
      </fieldset>
      ${slice && !isEnglish(slice.language) ? html`<p class="hint">${m.clueChecks}</p>` : nothing}`;
  },
};

/** The one language whose word families the check knows (CD-7). */
const isEnglish = (language: string): boolean => /^en(-|$)/i.test(language);

function tagsOf({ chosen }: ClueComposer): readonly number[] {
  return Array.isArray(chosen) ? (chosen as number[]) : [];
}

function toggle(composer: ClueComposer, slot: number): void {
  const tags = tagsOf(composer);
  const next = tags.includes(slot) ? tags.filter((tag) => tag !== slot) : [...tags, slot];
  composer.chosen = next.sort((a, b) => a - b);
  composer.problem = '';
}

/** What the check says of the word as it stands, and its tone; without a check or a word, what a clue is. */
function verdict({ word, check }: ClueComposer): readonly [text: string, tone: '' | 'fits' | 'near' | 'bad'] {
  const m = codeDependenceMessages();
  const found = word.trim() === '' ? undefined : check?.(word);
  if (!found) return [m.clueHintBank, ''];
  if (found.verdict === 'illegal') return [codeDependenceRefusal(word.trim(), found), 'bad'];
  return found.verdict === 'near' ? [m.clueNear(found.near), 'near'] : [m.clueFits, 'fits'];
}
