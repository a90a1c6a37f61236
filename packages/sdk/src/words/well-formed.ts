import { checkTexts } from './check-texts.js';
import { WHITE } from './data/unicode.js';
import { MAX_MARKS } from './fold.js';
import { COMMON, MARK, kindOf, scriptsOf } from './unicode.js';

/** The most letters a clue may have (CD-7). */
export const MAX_LETTERS = 30;

/** A Hangul syllable may be written as three letters, which NFC makes one; nothing else shrinks further. */
const MAX_UNCOMPOSED = MAX_LETTERS * 3;

/** What may join letters where joiners are allowed: ' ’ - ‐ and the non-breaking hyphen (WC-6). */
const JOINERS = "'\u2019-\u2010\u2011";

/** A letter by category that every reader takes for an apostrophe. */
const LETTER_APOSTROPHE = 0x2bc;

/** Options of `wellFormed`. */
export interface WellFormedOptions {
  /** Allow apostrophes and hyphens between letters, as Word Codes does (WC-6). Default false (CD-7). */
  readonly joiners?: boolean;
}

/** The clue with outer white space gone, or the reason why it is none. */
export type WellFormed =
  { readonly clue: string } | { readonly code: 'clue-not-one-word' | 'clue-not-letters' };

function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && WHITE.includes(text.charAt(start))) start++;
  while (end > start && WHITE.includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

function hasWhite(text: string): boolean {
  for (const char of text) if (WHITE.includes(char)) return true;
  return false;
}

/** Whether a text is letters of one script with their marks, at most `most` of them. */
function isLetters(text: string, joiners: boolean, most: number): boolean {
  let letters = 0;
  let marks = 0;
  let scripts: readonly number[] | undefined;
  let afterLetter = false;
  for (const char of text) {
    const codePoint = char.codePointAt(0) ?? 0;
    const kind = kindOf(codePoint);
    if (kind === MARK) {
      if (!afterLetter || ++marks > MAX_MARKS) return false;
    } else if (kind === COMMON || kind > 0) {
      if (++letters > most || codePoint === LETTER_APOSTROPHE) return false;
      const own = scriptsOf(codePoint);
      if (own.length > 0) scripts = scripts ? scripts.filter((script) => own.includes(script)) : own;
      if (scripts?.length === 0) return false;
      marks = 0;
      afterLetter = true;
    } else {
      if (!joiners || !afterLetter || !JOINERS.includes(char)) return false;
      afterLetter = false;
    }
  }
  return afterLetter;
}

/**
 * Whether a text is one word that may be a clue (CD-7, *Well-formed*; with `joiners` WC-6): letters of one
 * script, each followed by its marks, 1 to 30 of them, outer white space aside. Returns the trimmed clue, or
 * the code of what is wrong with it. Takes time in proportion to the text, whatever it holds.
 *
 * @throws {CluekitError} `bad-options` for what is no text at all
 * @example
 * wellFormed(' river '); // { clue: 'river' }
 * wellFormed('hot dog'); // { code: 'clue-not-one-word' }
 * wellFormed("rock'n"); // { code: 'clue-not-letters' }
 * wellFormed("rock'n", { joiners: true }); // { clue: "rock'n" }
 */
export function wellFormed(text: string, options: WellFormedOptions = {}): WellFormed {
  checkTexts([text]);
  const clue = trim(text);
  if (clue === '' || hasWhite(clue)) return { code: 'clue-not-one-word' };
  const joiners = options.joiners ?? false;
  // The first look is at the text as it came, so that nothing endless or unassigned is ever normalised.
  const good =
    isLetters(clue, joiners, MAX_UNCOMPOSED) && isLetters(clue.normalize('NFC'), joiners, MAX_LETTERS);
  return good ? { clue } : { code: 'clue-not-letters' };
}
