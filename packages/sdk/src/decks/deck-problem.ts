/**
 * What {@link parseDeck} may say about a pasted list: a closed set. After `duplicate-word`, `too-long`,
 * `not-letters` and `missing-word` the entry is left out; after the others it is kept.
 */
export type DeckProblemCode =
  | 'duplicate-word'
  | 'too-long'
  | 'not-letters'
  | 'missing-word'
  | 'overlapping-words'
  | 'unclosed-quote'
  | 'definition-too-long'
  | 'too-much-text'
  | 'too-many-words'
  | 'too-many-problems';

/** One thing wrong with a pasted list, or worth knowing about it. */
export interface DeckProblem {
  /** The line it stands on, from 1. */
  readonly line: number;
  readonly code: DeckProblemCode;
  /** The word as written, cut after 60 characters; empty where the trouble is with the whole text. */
  readonly word: string;
  /** The other word: the one it repeats, or the one it contains. */
  readonly with?: string;
}

const SENTENCES: Record<DeckProblemCode, string> = {
  'duplicate-word': 'The list has this word already.',
  'too-long': 'A word has 30 letters at most.',
  'not-letters': 'A word is made of letters only.',
  'missing-word': 'There is a definition but no word.',
  'overlapping-words': 'One word contains another.',
  'unclosed-quote': 'A quotation mark is opened and never closed.',
  'definition-too-long': 'A definition has 300 characters at most; the word was kept without it.',
  'too-much-text': 'The text is too long; a list has a million characters at most.',
  'too-many-words': 'A list has 5,000 words at most; the rest was left out.',
  'too-many-problems': 'There are more problems than are listed here.',
};

/** The one plain sentence of a problem's code, in English. */
export function deckProblemSentence(code: DeckProblemCode): string {
  return SENTENCES[code];
}
