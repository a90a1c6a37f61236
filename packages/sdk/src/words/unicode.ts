import { ALSO_IN, RUNS } from './data/unicode.js';

/** What a code point is to the clue rules: one of the constants below, or the number of a letter's script. */
export type Kind = number;

/** Neither letter, mark nor digit, or nothing at all in this version of Unicode. */
export const OTHER = 0;
/** A letter of the Latin script. */
export const LATIN = 1;
/** A letter of the Greek script. */
export const GREEK = 2;
/** A combining mark. */
export const MARK = -1;
/** A decimal digit. */
export const DIGIT = -2;
/** A letter with no script of its own, which fits any: ー. */
export const COMMON = -3;
/** Neither letter, mark nor digit, but normalisation may make some of it, and always the same: ①. */
export const SYMBOL = -4;
/** An invisible mark (Default_Ignorable). */
export const HIDDEN_MARK = -5;
/** An invisible letter (Default_Ignorable). */
export const HIDDEN_LETTER = -6;

/** Signs that code is full of: gzip, which has both in one file, writes those shortest. */
const SIGNS: Readonly<Record<string, Kind>> = {
  ',': OTHER,
  '.': MARK,
  '{': DIGIT,
  ';': COMMON,
  '=': SYMBOL,
  V: HIDDEN_MARK,
  H: HIDDEN_LETTER,
};

interface Table {
  readonly starts: readonly number[];
  readonly kinds: readonly Kind[];
}

let table: Table | undefined;

/**
 * Each run of `RUNS` is a sign and a length in base 36: none for 1, otherwise the length less 2. Of letters
 * `(` means the script of the letters before, `)` a script not met yet, `:n}` script n.
 */
function decode(): Table {
  const starts: number[] = [];
  const kinds: Kind[] = [];
  let start = 0;
  let script = 0;
  let highest = 0;
  for (const [, sign = '', number, length] of RUNS.matchAll(/([^:0-9a-z]|:([0-9a-z]+)})([0-9a-z]*)/g)) {
    if (sign === ')') script = ++highest;
    else if (number) script = parseInt(number, 36);
    starts.push(start);
    kinds.push(SIGNS[sign] ?? script);
    start += length ? parseInt(length, 36) + 2 : 1;
  }
  starts.push(start);
  kinds.push(OTHER);
  return { starts, kinds };
}

/**
 * What a code point is in Unicode 15.0, on every engine and for ever: the table comes with the code, because
 * an engine's own classes grow with each version it carries (CD-7).
 */
export function kindOf(codePoint: number): Kind {
  const { starts, kinds } = (table ??= decode());
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= codePoint) low = middle;
    else high = middle - 1;
  }
  return kinds[low] ?? OTHER;
}

/** Whether a kind is a letter, seen or unseen. */
export function isLetter(kind: Kind): boolean {
  return kind > 0 || kind === COMMON || kind === HIDDEN_LETTER;
}

/** Whether a kind is a combining mark, seen or unseen. */
export function isMark(kind: Kind): boolean {
  return kind === MARK || kind === HIDDEN_MARK;
}

/** The scripts a letter belongs to (Script_Extensions); none for a letter that fits any. */
export function scriptsOf(codePoint: number): readonly number[] {
  const kind = kindOf(codePoint);
  if (kind <= 0) return [];
  const also = ALSO_IN.find(([code]) => code === codePoint);
  return also ? [kind, also[1]] : [kind];
}
