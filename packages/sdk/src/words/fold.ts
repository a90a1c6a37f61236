import { checkTexts } from './check-texts.js';
import { FOLD_RUNS, FOLD_SPELLED } from './data/unicode.js';
import { GREEK, isLetter, isMark, kindOf, LATIN, OTHER, DIGIT } from './unicode.js';
import type { Kind } from './unicode.js';

/**
 * The most marks in a row that are read: the Stream-Safe limit of Unicode's annex 15. Real writing has three
 * or four; sorting a hundred thousand of them would hold an engine for seconds.
 */
export const MAX_MARKS = 30;

/** Stands for whatever is no letter, mark or digit: normalisation leaves it alone in every version. */
const NEUTRAL = '\uFFFD';

/** Halfwidth voiced sound marks are letters by category, but marks as soon as they are normalised. */
const isHalfwidthMark = (codePoint: number): boolean => codePoint === 0xff9e || codePoint === 0xff9f;

/** Neutralises what later versions of Unicode could read otherwise, and cuts endless runs of marks. */
function steady(text: string): string {
  let out = '';
  let marks = 0;
  for (const char of text) {
    const codePoint = char.codePointAt(0) ?? 0;
    const kind = kindOf(codePoint);
    marks = isMark(kind) || isHalfwidthMark(codePoint) ? marks + 1 : 0;
    if (marks <= MAX_MARKS) out += kind === OTHER ? NEUTRAL : char;
  }
  return out;
}

let unlikeLower: Map<string, string> | undefined;

/** Full case folding: lower case, and the few characters that fold otherwise (ß = ss, ς = σ, Cherokee). */
function foldCase(text: string): string {
  if (!unlikeLower) {
    unlikeLower = new Map(FOLD_SPELLED);
    for (const [first, count, distance] of FOLD_RUNS) {
      for (let code = first; code < first + count; code++) {
        unlikeLower.set(String.fromCodePoint(code), String.fromCodePoint(code + distance));
      }
    }
  }
  let out = '';
  for (const char of text.toLowerCase()) out += unlikeLower.get(char) ?? char;
  return out;
}

/**
 * Whether a mark is an ornament of its letter and not part of its identity, in English and by default:
 * accents on Latin and Greek letters, Hebrew points and accents, Arabic harakat. A language that keeps some
 * (ñ, å, й) brings its own.
 */
export function isOptionalMark(mark: number, letter: Kind): boolean {
  if (mark >= 0x300 && mark <= 0x36f) return letter === LATIN || letter === GREEK;
  return (
    (mark >= 0x591 && mark <= 0x5c7) || mark === 0xfb1e || (mark >= 0x64b && mark <= 0x652) || mark === 0x670
  );
}

function dropMarks(text: string, isOptional: typeof isOptionalMark): string {
  let out = '';
  let letter: Kind = OTHER;
  for (const char of text) {
    const codePoint = char.codePointAt(0) ?? 0;
    const kind = kindOf(codePoint);
    if (!isMark(kind)) letter = kind;
    else if (isOptional(codePoint, letter)) continue;
    out += char;
  }
  return out;
}

function keepWriting(text: string): string {
  let out = '';
  for (const char of text) {
    const kind = kindOf(char.codePointAt(0) ?? 0);
    if (isLetter(kind) || isMark(kind) || kind === DIGIT) out += char;
  }
  return out;
}

/** `fold` for a language that knows itself which marks are ornament; `fold` is this with the default. */
export function foldBy(text: string, isOptional: (mark: number, letter: Kind) => boolean): string {
  checkTexts([text]);
  const folded = foldCase(steady(text).normalize('NFKD')).normalize('NFKD');
  return keepWriting(dropMarks(folded, isOptional).normalize('NFC'));
}

/**
 * A word as the rules compare it (CD-7, *Folded*): without case, accents, spaces, hyphens or other signs,
 * the same on every engine. Only letters, marks and digits are left; there may be nothing left.
 *
 * @throws {CluekitError} `bad-options` for what is no text
 * @example
 * fold('Café'); // 'cafe'
 * fold('ICE CREAM'); // 'icecream'
 * fold('ΟΔΟΣ'); // 'οδοσ'
 */
export function fold(text: string): string {
  checkTexts([text]);
  if (!/[^ -~]/.test(text)) return text.toLowerCase().replace(/[^0-9a-z]/g, '');
  return foldBy(text, isOptionalMark);
}
