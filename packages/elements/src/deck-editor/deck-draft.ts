import { parseDeck, type DeckEntry, type DeckProblem } from '@cluekit/sdk/decks';
import type { OwnDeck } from '../word-codes/settings.js';

/** What stands in an editor. */
export interface Draft {
  readonly text: string;
  /** Each line is a word, then what it means. */
  readonly meanings: boolean;
  /** The first line is a heading. */
  readonly heading: boolean;
  /** What is played in place of a word, by the word as it was read; empty where it is left out (B19). */
  readonly swaps: ReadonlyMap<string, string>;
}

/** A word as it was read, and what was made of it. */
export interface DraftWord {
  readonly word: string;
  readonly definition?: string | undefined;
  /** The word that is played in its place; empty for none. */
  readonly swap?: string | undefined;
}

/** What was read from a draft. */
export interface ReadDraft {
  readonly all: readonly DraftWord[];
  /** Those that are played. */
  readonly played: readonly DeckEntry[];
  readonly problems: readonly DeckProblem[];
}

/** The word of a line that says after a colon what it means, where nothing else parts them. */
const COLON = /^([^\t\n\r,;:"]+):[ \u00A0]+(?=\S)/gm;

/** Whether something that is no word is one with its meaning after a colon: "Zebra: an animal". */
export function hasColon({ code, word }: DeckProblem): boolean {
  return code === 'not-letters' && word.search(COLON) === 0;
}

/** Reads a draft. The text stays as it is: a swap lies over it, and one whose word is gone waits for it. */
export function readDraft({ text, meanings, heading, swaps }: Draft): ReadDraft {
  const { words, problems } = parseDeck(meanings ? text.replace(COLON, '$1\t') : text, {
    columns: meanings ? 'word-definition' : 'words',
    header: heading,
  });
  const all = words.map(({ word, definition }) => ({ word, definition, swap: swaps.get(word) }));
  const played = words.flatMap((entry) => {
    const swap = swaps.get(entry.word);
    if (swap === undefined) return [entry];
    return swap === '' ? [] : [{ word: swap, line: entry.line }];
  });
  return { all, played, problems };
}

/** Whether a text can be played beside the other words: the word itself, or why not. */
export function checkSwap(
  text: string,
  others: readonly string[],
): { readonly word: string } | { readonly problem: 'no-word' | 'there' } {
  const { words, problems } = parseDeck(text);
  const [entry] = words;
  if (!entry || words.length > 1 || problems.length > 0) return { problem: 'no-word' };
  const together = parseDeck([...others, entry.word].join('\n'));
  return together.problems.some(({ code }) => code === 'duplicate-word')
    ? { problem: 'there' }
    : { word: entry.word };
}

/** The words that are played, with what is known of them. */
export function deckOf({ played }: ReadDraft, lang: string | undefined): OwnDeck {
  const meanings = played.flatMap(({ word, definition }) => (definition ? [[word, definition]] : []));
  return {
    words: played.map(({ word }) => word),
    ...(meanings.length > 0 ? { definitions: Object.fromEntries(meanings) as Record<string, string> } : {}),
    ...(lang ? { lang } : {}),
  };
}

/** A deck as text that reads to the same deck: a word a line, and after a tab what it means. */
export function textOf({ words = [], definitions = {} }: Partial<OwnDeck>): string {
  const meaning = (word: string): string =>
    Object.hasOwn(definitions, word) && typeof definitions[word] === 'string'
      ? `\t"${definitions[word].replaceAll('"', '""')}"`
      : '';
  return words
    .filter((word) => typeof word === 'string')
    .map((word) => word + meaning(word))
    .join('\n');
}
