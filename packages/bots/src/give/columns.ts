import type { Lexicon } from '../lexicon/lexicon.js';
import { readClue } from '../lexicon/read-clue.js';
import type { Steps } from '../slices/steps.js';
import { AT_ONCE, products } from './products.js';

/** How near each word that a bot may say is to one word of a board; null where the lexicon does not know that word. */
export type Column = Float32Array | null;

/** The columns of the words that were met lately: a word's column is computed once, at its first board. */
export interface Columns {
  /** The columns of some words, in their order; those not met before are computed first, in small steps. */
  of(words: readonly string[]): Steps<readonly Column[]>;
}

/** Words that are kept, of the boards of several matches at once. */
const MEMORY = 512;

/** A row that counts for a column, by how much. */
interface Share {
  readonly column: Float32Array;
  readonly place: number;
  readonly by: number;
}

/** Keeps the columns of a lexicon. A column is some 280 000 products: a sixth of a millisecond. */
export function createColumns(lexicon: Lexicon): Columns {
  const { sayable, vectors } = lexicon;
  const known = new Map<string, Column>();

  /** An empty column and what it is to be the sum of: a word of several parts is as near as they are, in the mean. */
  function begin(word: string): { readonly column: Column; readonly shares: readonly Share[] } {
    const places = readClue(lexicon, word)?.places;
    if (places === undefined) return { column: null, shares: [] };
    const column = new Float32Array(sayable.length);
    const by = (place: number): number => (vectors.inverse[place] as number) / places.length;
    return { column, shares: places.map((place) => ({ column, place, by: by(place) })) };
  }

  function add({ column, by }: Share, sums: Int32Array): void {
    for (let k = 0; k < column.length; k += 1)
      column[k] =
        (column[k] as number) + (sums[k] as number) * by * (vectors.inverse[sayable[k] as number] as number);
  }

  return {
    *of(words) {
      const begun = new Map<string, ReturnType<typeof begin>>();
      for (const word of words) {
        if (known.has(word) || begun.has(word)) continue;
        begun.set(word, begin(word)); // a word that no lexicon has is searched long
        yield;
      }
      const shares = [...begun.values()].flatMap((each) => each.shares);
      const all = words.map((word) => begun.get(word)?.column ?? known.get(word) ?? null);
      for (let from = 0; from < shares.length; from += AT_ONCE) {
        const some = shares.slice(from, from + AT_ONCE);
        const places = some.map(({ place }) => place);
        const sums = yield* products(vectors, places, sayable);
        const { length } = sayable;
        some.forEach((share, i) => add(share, sums.subarray(i * length, (i + 1) * length)));
      }
      // Kept only when they are whole: while this rests, another search may ask for the same words.
      if (known.size >= MEMORY) known.clear();
      for (const [word, { column }] of begun) known.set(word, column);
      return all;
    },
  };
}
