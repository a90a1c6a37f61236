/** A cell of pasted text as it stands there: nothing trimmed, a quoted one without its quotation marks. */
export interface Cell {
  readonly text: string;
  /** The line it starts on, from 1. */
  readonly line: number;
  /** The separator after it; empty at the end of a row. */
  readonly separator: string;
  /** Whether its first character is a quotation mark that nothing closes. */
  readonly unclosed: boolean;
}

/** Comma, semicolon and tab, and the same signs in Chinese, Japanese and Arabic writing. */
const SEPARATORS = ',;\t\u3001\uFF0C\uFF1B\u060C\u061B';
/** U+000B is what a word processor pastes for a line broken inside a paragraph. */
const BREAKS = '\n\r\u000B\u000C\u2028\u2029';
const SPACES = ' \u00A0';
/** A quoted cell that goes on longer is a stray quotation mark. */
const MAX_QUOTED = 4000;

const isEnd = (char: string): boolean => char === '' || BREAKS.includes(char) || SEPARATORS.includes(char);

/** The cell behind the quotation mark at `start`, or null where that mark is an ordinary character. */
function readQuoted(text: string, start: number): { value: string; end: number } | null {
  let value = '';
  for (let at = start + 1; at < text.length && at - start <= MAX_QUOTED; at++) {
    if (text[at] !== '"') {
      value += text.charAt(at);
    } else if (text[at + 1] === '"') {
      value += '"';
      at++;
    } else {
      let end = at + 1;
      while (end < text.length && SPACES.includes(text.charAt(end))) end++;
      return isEnd(text.charAt(end)) ? { value, end } : null;
    }
  }
  return null;
}

function countBreaks(text: string, from: number, to: number): number {
  let breaks = 0;
  for (let at = from; at < to; at++) {
    if (BREAKS.includes(text.charAt(at)) && !(text[at] === '\n' && text[at - 1] === '\r')) breaks++;
  }
  return breaks;
}

/**
 * Cuts text into rows of cells: a row a line, a cell between separators (newline, comma, semicolon, tab).
 * Quotation marks around a whole cell work as in CSV: separators and line breaks inside belong to the cell,
 * and two of them stand for one. Takes time in proportion to the text.
 *
 * @example
 * [...readRows('a,b\n"c, d"')]; // rows of 'a' 'b' and of 'c, d'
 */
export function* readRows(text: string): Generator<readonly Cell[]> {
  let row: Cell[] = [];
  let line = 1;
  let at = 0;
  while (at <= text.length) {
    let start = at;
    while (start < text.length && SPACES.includes(text.charAt(start))) start++;
    const quoted = text[start] === '"' ? readQuoted(text, start) : null;
    let end = quoted?.end ?? at;
    while (!isEnd(text.charAt(end))) end++;
    const value = quoted ? quoted.value : text.slice(at, end);
    const unclosed = !quoted && text[start] === '"' && !value.includes('"', start - at + 1);
    const sign = text.charAt(end);
    const separator = SEPARATORS.includes(sign) ? sign : '';
    row.push({ text: value, line, separator, unclosed });
    line += countBreaks(text, at, end);
    at = end + 1;
    if (separator !== '') continue;
    if (sign === '\r' && text[at] === '\n') at++;
    line++;
    yield row;
    row = [];
  }
}
