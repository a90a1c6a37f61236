import { has } from '../game/has.js';
import { checkTexts } from './check-texts.js';
import { folded } from './folded.js';
import { wellFormed } from './well-formed.js';

/** Why a typed clue is refused in Word Codes. */
export type BoardClueCode =
  | 'clue-not-one-word'
  | 'clue-not-letters'
  | 'clue-matches-board'
  | 'clue-contains-board-word'
  | 'clue-inside-board-word';

/** The answer to a typed clue: legal, or why not, and the first board word it meets where there is one. */
export type BoardVerdict =
  | { readonly verdict: 'legal' }
  | { readonly verdict: 'illegal'; readonly code: BoardClueCode; readonly word?: string };

const CHECKS: readonly (readonly [BoardClueCode, (clue: string, word: string) => boolean])[] = [
  ['clue-matches-board', (clue, word) => clue === word],
  ['clue-contains-board-word', (clue, word) => clue.includes(word)],
  ['clue-inside-board-word', (clue, word) => word.includes(clue)],
];

/**
 * Checks a typed Word Codes clue against the unflipped words of a board (WC-6): one word, not equal to a board
 * word, not containing one, not inside one. Each check goes over the whole board, in its order, before the next
 * begins, and the first word met is named as `words` spells it. Words that fold to nothing are skipped.
 *
 * Stems play no part here, so a page that plays Word Codes alone does not carry the stem data.
 *
 * @throws {CluekitError} `bad-options` for a clue that is no text, or words that are no list of texts
 * @example
 * checkBoardClue('newspaper', ['RIVER', 'NEWS']);
 * // { verdict: 'illegal', code: 'clue-contains-board-word', word: 'NEWS' }
 */
export function checkBoardClue(clue: string, words: readonly string[]): BoardVerdict {
  checkTexts(words);
  const form = wellFormed(clue, { joiners: true });
  if (has(form, 'code')) return { verdict: 'illegal', code: form.code };
  const ours = folded(form.clue);
  // A few letters are nothing but a mark once folded: there would be no clue left.
  if (ours === '') return { verdict: 'illegal', code: 'clue-not-letters' };
  const theirs = words.map(folded);
  for (const [code, meets] of CHECKS) {
    const index = theirs.findIndex((word) => word !== '' && meets(ours, word));
    if (index >= 0) return { verdict: 'illegal', code, word: words[index] ?? '' };
  }
  return { verdict: 'legal' };
}
