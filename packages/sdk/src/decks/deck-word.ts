import { fold } from '../words/fold.js';
import { COMMON, MARK, kindOf } from '../words/unicode.js';
import { MAX_LETTERS } from '../words/well-formed.js';

/** What may stand between the letters of an entry: space ' ’ - ‐ ‑ . & _ and the two zero-width joiners. */
const BETWEEN = " '\u2019-\u2010\u2011.&_\u200C\u200D";

/** No entry of 30 letters is longer, however it is written; more is not looked at. */
const MAX_LENGTH = 200;

/** Why a text cannot be a word of a list, or the word as the rules compare it. */
export type DeckWord = { readonly folded: string } | { readonly code: 'too-long' | 'not-letters' };

/**
 * Whether a text can be a word of a list: letters of any script with their marks, at most 30, with spaces,
 * apostrophes, hyphens, full stops, ampersands or low lines around them; no digits, nothing else.
 *
 * @example
 * deckWord('Ice cream'); // { folded: 'icecream' }
 * deckWord('R2D2'); // { code: 'not-letters' }
 */
export function deckWord(text: string): DeckWord {
  if (text.length > MAX_LENGTH) return { code: 'too-long' };
  for (const char of text) {
    const kind = kindOf(char.codePointAt(0) ?? 0);
    if (kind <= 0 && kind !== COMMON && kind !== MARK && !BETWEEN.includes(char))
      return { code: 'not-letters' };
  }
  const folded = fold(text);
  if (folded === '') return { code: 'not-letters' };
  return [...folded].length > MAX_LETTERS ? { code: 'too-long' } : { folded };
}
