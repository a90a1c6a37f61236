/** What a page in Windows-1252 makes of smart quotes, bullets and dashes when it is read as Latin-1. */
const MISREAD: Readonly<Record<string, string>> = {
  '\u0091': '\u2018',
  '\u0092': '\u2019',
  '\u0093': '\u201C',
  '\u0094': '\u201D',
  '\u0095': '\u2022',
  '\u0096': '\u2013',
  '\u0097': '\u2014',
};

/** Soft hyphen, zero-width space, word joiner, byte order mark, and the marks that turn writing around. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** "1." "2)" "(3)" "a)" "-" "•" "[x]" and their like, before a word, and several of them: "- [x] apple". */
const LIST_MARKS =
  /^(?:(?:\(?\d{1,4}[.)]|\(?[A-Za-z]\)|\[[ xX]?\]|[-*\u2013\u2014\u00B7\u2022\u2023\u25A0-\u25FF\u2610-\u2612\u2713\u2714\u27A2]) ?)+/;

/** Nothing this long is a word; it is told as it stands. */
const MAX_LENGTH = 500;

const QUOTES: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ["'", "'"],
  ['\u201C', '\u201D'],
  ['\u2018', '\u2019'],
  ['\u201E', '\u201C'],
  ['\u00AB', '\u00BB'],
];

/** Text as it is meant: misread signs put right, unseen ones dropped, every run of white space one space. */
export function cleanText(text: string): string {
  return text
    .replace(/[\u0091-\u0097]/g, (sign) => MISREAD[sign] ?? sign)
    .replace(UNSEEN, '')
    .replace(/[\s\u0000-\u001F\u0085]+/g, ' ')
    .trim();
}

function withoutQuotes(word: string): string {
  const isAround = ([open, close]: readonly [string, string]): boolean =>
    word.length > 1 && word.startsWith(open) && word.endsWith(close);
  return QUOTES.some(isAround) ? word.slice(1, -1).trim() : word;
}

/**
 * The word in a cell: cleaned, without list marks before it, quotation marks around it or full stops after it.
 * Nothing is left of a cell that is only a list mark.
 *
 * @example
 * cleanWord(' 1. “Ice\u00A0cream” '); // 'Ice cream'
 */
export function cleanWord(text: string): string {
  let word = cleanText(text);
  if (word.length > MAX_LENGTH) return word;
  for (let before = ''; before !== word;) {
    before = word;
    word = withoutQuotes(word.replace(LIST_MARKS, '')).replace(/[ .\u2026]+$/, '');
  }
  return word;
}
