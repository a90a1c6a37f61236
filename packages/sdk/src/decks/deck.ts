/**
 * A word list to deal from (WC-3). A game code deals by the places of the words, so a list's words and their
 * order are frozen by its version: whatever changes them raises it.
 *
 * @example
 * const animals: Deck = { name: 'animals', title: 'Animals', language: 'en', version: 1, words: ['Cat', …] };
 */
export interface Deck {
  /** What code and settings call it: lower case, no spaces. */
  readonly name: string;
  /** What people call it. */
  readonly title: string;
  /** The language of the words as a BCP 47 tag: `en`. */
  readonly language: string;
  /** A whole number from 1. */
  readonly version: number;
  /** As they are shown: title case as data, a well-known pair with its space ("Ice cream"). */
  readonly words: readonly string[];
}
