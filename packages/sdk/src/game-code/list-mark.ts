import { sha256 } from '../random/hash.js';
import { bytesToHex, utf8ToBytes } from '../random/bytes.js';
import { checkTexts } from '../words/check-texts.js';
import { fold } from '../words/fold.js';

/** The lists that a code names by one sign. A new version of a list is a new line, at the end, for ever. */
const KNOWN: readonly { readonly list: string; readonly print: string }[] = [
  { list: 'everyday/1', print: '59a160a75e3b0272' },
  { list: 'all/1', print: '8e13afd36e3dd500' },
  { list: 'classic/1', print: 'ffe0a35b173cebc3' },
  { list: 'nature/1', print: '8297e87b096b857f' },
  { list: 'school/1', print: '46fdb0ec5d1ea966' },
];

/** The sign of a list that is not ours: a page's own. Known lists never reach it. */
export const OWN_LIST = 22;

/** How a code names its list: by a sign of its own, or as the page's own list with a check value. */
export interface ListMark {
  /** A list of ours with its version, such as `everyday/1`, or `own`. */
  readonly list: string;
  readonly sign: number;
  /** For a page's own list, 0 … 12166: a code for another list is told, not played (WC-2). */
  readonly check: number | null;
}

const marks = new WeakMap<readonly string[], ListMark>();

/** The mark of a list of different words, in their order. Throws `bad-options` for what is no list of texts. */
export function listMark(words: readonly string[]): ListMark {
  let mark = marks.get(words);
  if (!mark) marks.set(words, (mark = makeMark(words)));
  return mark;
}

/** The name of the list behind a sign, or null for a sign that no list has yet. */
export function listOfSign(sign: number): string | null {
  return sign === OWN_LIST ? 'own' : (KNOWN[sign]?.list ?? null);
}

/** A list's print: the first 64 bits of SHA-256 over its folded words, a line each. */
export function listPrint(words: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(words.map(fold).join('\n')))).slice(0, 16);
}

function makeMark(words: readonly string[]): ListMark {
  checkTexts(words);
  const print = listPrint(words);
  const sign = KNOWN.findIndex((known) => known.print === print);
  if (sign >= 0) return { list: listOfSign(sign) as string, sign, check: null };
  return { list: 'own', sign: OWN_LIST, check: Number.parseInt(print.slice(0, 8), 16) % 12167 };
}
