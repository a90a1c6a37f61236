import type { Seen } from '../store/faces.js';
import type { WordBank } from './word-bank.js';

/** A card as a bank draws it, in either game. */
export interface BankCard {
  readonly word: string;
  /** What it is, where that may be known: `amber`, `trap`; `shed`, `exposed`, `own`. Its class is `is-` and this. */
  readonly owner: string | null;
  /** Turned up in the game: it cannot be chosen any more. */
  readonly flipped: boolean;
}

/** What every face needs of a view. */
export interface BankSlice {
  /** A card that did not change is the same object: only the others are drawn again (E40). */
  readonly cards: readonly BankCard[];
  /** The class of a lifted card: its colour. */
  readonly team: string;
  /** The language of the words, where the game says it. */
  readonly language?: string;
  /** Whether this person may choose a card now. */
  readonly playable: boolean;
}

/** A way to show only the words that one looks for: the bank's `find`, as it was typed. */
export interface Finder {
  /** Whether a word is one of them. */
  finds(word: string, typed: string): boolean;
  /** The field. */
  field(bank: WordBank): unknown;
  /** That there is no such word, under the bank. */
  none(typed: string): unknown;
}

/** What a bank shows of one game's cards; the grid, the focus and the choice are the bank's. */
export interface BankFace<S extends BankSlice = BankSlice> extends Seen<S> {
  /** In the corner of a card that has an owner, or whose owner the open key tells. */
  corner(owner: string, card: BankCard): unknown;
  /** After the word, for those who hear it. */
  say(card: BankCard, element: { readonly names?: readonly string[] | undefined }): unknown;
  /** What finds a word, where a bank is too long for a small screen without it. */
  readonly finder?: Finder;
  /** The name of the grid; left out, it is a board's. */
  readonly name?: (words: number, rows: number, columns: number) => string;
}
