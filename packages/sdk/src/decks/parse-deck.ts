import { CluekitError } from '../game/error.js';
import { has } from '../game/has.js';
import { cleanText, cleanWord } from './clean-cell.js';
import type { DeckProblem, DeckProblemCode } from './deck-problem.js';
import { deckWord } from './deck-word.js';
import { overlaps } from './overlaps.js';
import { checkParseOptions } from './parse-options.js';
import type { ParseDeckOptions } from './parse-options.js';
import { readRows } from './read-rows.js';
import type { Cell } from './read-rows.js';

/** The most text that is read, in UTF-16 units. */
export const MAX_DECK_TEXT = 1_000_000;
/** The most words of a list. */
export const MAX_DECK_WORDS = 5000;
const MAX_DEFINITION = 300;
const MAX_PROBLEMS = 1000;
const MAX_SHOWN = 60;

/** A word of a pasted list. */
export interface DeckEntry {
  /** As written, list marks and outer quotation marks aside; capitals are never changed. */
  readonly word: string;
  /** A definition, translation or note, to be shown on demand. */
  readonly definition?: string;
  /** The line it stands on, from 1. */
  readonly line: number;
}

/** The words of a pasted list, and what was wrong with it by line. */
export interface ParsedDeck {
  readonly words: readonly DeckEntry[];
  /** By line; at most 1,001 of them. */
  readonly problems: readonly DeckProblem[];
}

/** "1", "-" or "2." in the first cell of a table: a row's number, not a word. */
const isRowMark = (text: string): boolean => /^\d{0,4}$/.test(cleanWord(text));

const isBlank = (cell: Cell): boolean => cleanText(cell.text) === '';

const isExcelHint = (row: readonly Cell[]): boolean => /^\s*sep=\s*$/i.test(row[0]?.text ?? '');

/** The row's cells that say something; of a table without the number of the row. */
function contentOf(row: readonly Cell[]): readonly Cell[] {
  const first = row.findIndex((cell) => !isBlank(cell));
  if (first < 0) return [];
  const numbered = isRowMark(row[first]?.text ?? '') && row.slice(first + 1).some((cell) => !isBlank(cell));
  return numbered ? row.slice(first + 1) : row;
}

/**
 * Reads a list as people paste it: words parted by newlines, commas, semicolons or tabs; CSV and TSV with
 * quotation marks; numbered and bulleted lists; any line endings, with or without a byte order mark.
 * Whatever the text is, good entries are kept in their order and everything else is told by line.
 *
 * @throws {CluekitError} `bad-deck` for what is not text, `bad-options` for options that there are not
 * @example
 * parseDeck('1. Apple\n2. apple\n3. Pear');
 * // { words: [{ word: 'Apple', line: 1 }, { word: 'Pear', line: 3 }],
 * //   problems: [{ line: 2, code: 'duplicate-word', word: 'apple', with: 'Apple' }] }
 */
export function parseDeck(text: string, options: ParseDeckOptions = {}): ParsedDeck {
  if (typeof text !== 'string') throw new CluekitError('bad-deck', 'A list is read from text.');
  const { columns, header } = checkParseOptions(options);
  if (text.length > MAX_DECK_TEXT) {
    return { words: [], problems: [{ line: 1, code: 'too-much-text', word: '' }] };
  }
  const words: DeckEntry[] = [];
  const problems: DeckProblem[] = [];
  const seen = new Map<string, string>();

  function tell(line: number, code: DeckProblemCode, word: string, other?: string): void {
    const shown = word.length > MAX_SHOWN ? `${word.slice(0, MAX_SHOWN)}…` : word;
    problems.push({ line, code, word: shown, ...(other === undefined ? {} : { with: other }) });
  }

  /** False once the list is full. */
  function add(cell: Cell, definition: string): boolean {
    const { line } = cell;
    const word = cleanWord(cell.unclosed ? cell.text.replace('"', '') : cell.text);
    if (cell.unclosed) tell(line, 'unclosed-quote', word);
    if (word === '') {
      if (definition !== '') tell(line, 'missing-word', '');
      return true;
    }
    const read = deckWord(word);
    if (has(read, 'code')) {
      tell(line, read.code, word);
      return true;
    }
    const before = seen.get(read.folded);
    if (before !== undefined) {
      tell(line, 'duplicate-word', word, before);
      return true;
    }
    if (words.length === MAX_DECK_WORDS) {
      tell(line, 'too-many-words', word);
      return false;
    }
    seen.set(read.folded, word);
    if (definition.length > MAX_DEFINITION) tell(line, 'definition-too-long', word);
    const kept = definition !== '' && definition.length <= MAX_DEFINITION ? { definition } : {};
    words.push({ word, ...kept, line });
    return true;
  }

  function addRow(row: readonly Cell[]): boolean {
    if (columns === 'words') return row.every((cell) => add(cell, ''));
    const [first, ...rest] = row;
    const definition = cleanText(rest.map((cell) => cell.text + cell.separator).join(''));
    return !first || add(first, definition.replace(/[\s,;]+$/, ''));
  }

  let isHeading = header;
  for (const row of readRows(text.replace(/^\uFEFF/, ''))) {
    const content = contentOf(row);
    if (content.length === 0 || (row[0]?.line === 1 && isExcelHint(row))) continue;
    if (isHeading) isHeading = false;
    else if (!addRow(content)) break;
  }
  tellOverlaps(words, [...seen.keys()], tell);
  return { words, problems: shorten(problems) };
}

/** Each word that contains another is told once, with the first that it contains. */
function tellOverlaps(
  words: readonly DeckEntry[],
  folded: readonly string[],
  tell: (line: number, code: DeckProblemCode, word: string, other?: string) => void,
): void {
  let last = -1;
  for (const [long, short] of overlaps(folded)) {
    const entry = words[long];
    if (long === last || !entry) continue;
    last = long;
    tell(entry.line, 'overlapping-words', entry.word, words[short]?.word);
  }
}

function shorten(problems: DeckProblem[]): readonly DeckProblem[] {
  problems.sort((a, b) => a.line - b.line);
  const next = problems[MAX_PROBLEMS];
  if (!next) return problems;
  return [...problems.slice(0, MAX_PROBLEMS), { line: next.line, code: 'too-many-problems', word: '' }];
}
