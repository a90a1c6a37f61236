import type { Lexicon } from '../lexicon/lexicon.js';
import { readClue } from '../lexicon/read-clue.js';

/** How near each word that a bot may say is to one word of a board; null where the lexicon does not know that word. */
export type Column = Float32Array | null;

/** The columns of the words that were met lately: a word's column is computed once, at its first board. */
export interface Columns {
  has(word: string): boolean;
  get(word: string): Column;
}

/** Boards of several matches at once. */
const MEMORY = 512;

/** The product of two rows, by whole numbers and three sums at a time: twice as fast as the plain loop. */
function dot(rows: Int8Array, a: number, b: number, dims: number): number {
  let x = 0;
  let y = 0;
  let z = 0;
  let d = 0;
  for (; d + 2 < dims; d += 3) {
    x = (x + Math.imul(rows[a + d] as number, rows[b + d] as number)) | 0;
    y = (y + Math.imul(rows[a + d + 1] as number, rows[b + d + 1] as number)) | 0;
    z = (z + Math.imul(rows[a + d + 2] as number, rows[b + d + 2] as number)) | 0;
  }
  for (; d < dims; d += 1) x += (rows[a + d] as number) * (rows[b + d] as number);
  return x + y + z;
}

/** Keeps the columns of a lexicon. A column is some 280 000 products: a third of a millisecond. */
export function createColumns(lexicon: Lexicon): Columns {
  const known = new Map<string, Column>();

  function compute(word: string): Column {
    const places = readClue(lexicon, word)?.places;
    if (places === undefined) return null;
    const { sayable, vectors } = lexicon;
    const { dims, rows, inverse } = vectors;
    const column = new Float32Array(sayable.length);
    for (const place of places) {
      const by = (inverse[place] as number) / places.length;
      for (let k = 0; k < column.length; k += 1) {
        const other = sayable[k] as number;
        const product = dot(rows, place * dims, other * dims, dims);
        column[k] = (column[k] as number) + product * by * (inverse[other] as number);
      }
    }
    return column;
  }

  return {
    has: (word) => known.has(word),
    get(word) {
      let column = known.get(word);
      if (column === undefined) {
        column = compute(word);
        if (known.size >= MEMORY) known.clear();
        known.set(word, column);
      }
      return column;
    },
  };
}
