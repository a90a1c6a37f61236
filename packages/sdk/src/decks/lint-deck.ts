import { CluekitError } from '../game/error.js';
import { has } from '../game/has.js';
import { checkBankClue } from '../words/check-bank.js';
import { fold } from '../words/fold.js';
import { checkWords } from './check-words.js';
import { clueNeighbours } from './clue-neighbours.js';
import { deckWord } from './deck-word.js';
import { overlaps } from './overlaps.js';

/** Two words of a list, as it spells them; `word` is the later one, or the longer one of an overlap. */
export interface DeckPair {
  readonly word: string;
  readonly with: string;
}

/** Two words of which the one as a clue would be refused or marked near with the other in the bank (CD-7). */
export interface JoinedPair extends DeckPair {
  /** `stem`: of one stem, or joined by the clue data. `near`: legal, but near. */
  readonly kind: 'stem' | 'near';
}

/** What there is to know about a list before it is played. Nothing here forbids playing it. */
export interface DeckLint {
  /** How many words the list has, repeated ones counted. */
  readonly words: number;
  /** How many are different when folded (CD-3, WC-3). */
  readonly distinct: number;
  /** Words that repeat an earlier one when folded. */
  readonly duplicates: readonly DeckPair[];
  readonly joined: readonly JoinedPair[];
  /** Pairs of which the first contains the second. */
  readonly overlapping: readonly DeckPair[];
  /** Words that {@link parseDeck} would leave out. */
  readonly unfit: readonly { readonly word: string; readonly code: 'too-long' | 'not-letters' }[];
  /** How many entries are of several words ("Ice cream"). */
  readonly phrases: number;
  /** The longest word as written, the first of several; empty for an empty list. */
  readonly longest: string;
  /** Letters a word has in the mean, folded; 0 for an empty list. */
  readonly meanLength: number;
}

/** The words of an entry that can be a clue: itself run together, and each part of a phrase. */
function cluesOf(entry: string): readonly string[] {
  const parts = entry.split(/[\s-]+/).map(fold);
  return parts.length > 1 ? [fold(entry), ...parts] : parts;
}

function joinOf(one: string, other: string, language: string): JoinedPair['kind'] | null {
  let kind: JoinedPair['kind'] | null = null;
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    for (const clue of cluesOf(from)) {
      const answer = checkBankClue(clue, [to], language);
      if (answer.verdict === 'illegal' && answer.code === 'clue-shares-stem') return 'stem';
      if (answer.verdict === 'near') kind = 'near';
    }
  }
  return kind;
}

/**
 * Looks a list over: repeated words, words of one stem or joined by the clue data, words inside words, lengths.
 * Compares only words that could meet, so some thousand words are looked over at once. The clue data is
 * English; lists in other languages (`language` is a BCP 47 tag) have no `joined` pairs.
 *
 * @throws {CluekitError} `bad-deck` for what is not a list of texts, `bad-options` for a language that is not text
 * @example
 * lintDeck(['Mouse', 'Mice', 'Car', 'Carpet']).joined; // [{ word: 'Mice', with: 'Mouse', kind: 'stem' }]
 */
export function lintDeck(words: readonly string[], language = 'en'): DeckLint {
  const kept: string[] = [];
  const places = new Map<string, number>();
  const duplicates: DeckPair[] = [];
  const unfit: { word: string; code: 'too-long' | 'not-letters' }[] = [];
  if (typeof language !== 'string')
    throw new CluekitError('bad-options', 'language is a language tag such as en.');
  for (const word of checkWords(words)) {
    const read = deckWord(word);
    if (has(read, 'code')) {
      unfit.push({ word, code: read.code });
      continue;
    }
    const before = places.get(read.folded);
    if (before !== undefined) {
      duplicates.push({ word, with: kept[before] ?? '' });
      continue;
    }
    places.set(read.folded, kept.length);
    kept.push(word);
  }
  const all = [...places.keys()];
  const pair = (one: number, other: number): DeckPair => ({ word: kept[one] ?? '', with: kept[other] ?? '' });
  const overlapping = [...overlaps(all)];
  const joined: JoinedPair[] = [];
  for (const [one, other] of clueNeighbours(kept, overlapping)) {
    const kind = joinOf(kept[one] ?? '', kept[other] ?? '', language);
    if (kind) joined.push({ ...pair(one, other), kind });
  }
  return {
    words: words.length,
    distinct: kept.length,
    duplicates,
    joined,
    overlapping: overlapping.map(([long, short]) => pair(long, short)),
    unfit,
    phrases: kept.filter((word) => /\s/.test(word)).length,
    longest: kept.reduce((most, word) => (word.length > most.length ? word : most), ''),
    meanLength: all.reduce((sum, word) => sum + word.length, 0) / Math.max(1, all.length),
  };
}
