import { CluekitError } from '../game/error.js';
import { has } from '../game/has.js';
import { checkBankClue } from './check-bank.js';
import type { BankClueCode } from './check-bank.js';
import { checkBoardClue } from './check-board.js';
import type { BoardClueCode } from './check-board.js';
import { folded } from './folded.js';
import { wellFormed } from './well-formed.js';

/** Whose rule a clue is checked by: CD-7 or WC-6. */
export type ClueProfile = 'code-dependence' | 'word-codes';

/** The answer to a clue under either profile. */
export interface ClueVerdict {
  readonly verdict: 'legal' | 'near' | 'illegal';
  /** Why an illegal clue is refused. */
  readonly code?: BankClueCode | BoardClueCode;
  /** The first word that an illegal clue conflicts with, as `words` spells it. */
  readonly word?: string;
  /** The words that a legal clue comes near to, in order (Code Dependence only). */
  readonly near?: readonly string[];
  /**
   * What of the folded clue the conflict is about: first UTF-16 unit, and the one after the last. The whole clue
   * where it is equal or inside; absent where the conflict is one of stems.
   */
  readonly span?: readonly [start: number, end: number];
  /** The language has no data: only equality and containment were checked (Code Dependence only). */
  readonly partial?: true;
}

function spanOf(clue: string, word: string): readonly [number, number] | undefined {
  const form = wellFormed(clue, { joiners: true });
  if (has(form, 'code')) return undefined;
  const [ours, theirs] = [folded(form.clue), folded(word)];
  if (theirs.includes(ours)) return [0, ours.length];
  const start = ours.indexOf(theirs);
  return start < 0 ? undefined : [start, start + theirs.length];
}

/**
 * Checks a clue against the words in play by the rule of a profile: `checkBankClue` (CD-7) or `checkBoardClue`
 * (WC-6). Pure and synchronous; the words are the whole bank, or the unflipped words of the board. `locale` is a
 * BCP 47 tag.
 *
 * A page that plays Word Codes only should import `checkBoardClue` itself: it is much smaller.
 *
 * @throws {CluekitError} `bad-options` for a profile there is not, a clue or locale that is no text, or words that
 *   are no list of texts
 * @example
 * checkClue('mice', ['MOUSE'], 'code-dependence'); // { verdict: 'illegal', code: 'clue-shares-stem', word: 'MOUSE' }
 * checkClue('mice', ['MOUSE'], 'word-codes'); // { verdict: 'legal' }
 * checkClue('sunlit', ['SUN'], 'word-codes');
 * // { verdict: 'illegal', code: 'clue-contains-board-word', word: 'SUN', span: [0, 3] }
 */
export function checkClue(
  clue: string,
  words: readonly string[],
  profile: ClueProfile,
  locale = 'en',
): ClueVerdict {
  if (profile !== 'word-codes' && profile !== 'code-dependence')
    throw new CluekitError('bad-options', 'profile is one of: word-codes, code-dependence.');
  const answer: ClueVerdict =
    profile === 'word-codes' ? checkBoardClue(clue, words) : checkBankClue(clue, words, locale);
  const word = Object.hasOwn(answer, 'word') ? answer.word : undefined;
  if (word === undefined || answer.code === 'clue-shares-stem') return answer;
  const span = spanOf(clue, word);
  return span ? { ...answer, span } : answer;
}
