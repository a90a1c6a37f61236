import type { Vectors } from '../lexicon/lexicon.js';
import type { Steps } from '../slices/steps.js';

/** Rows that are multiplied at a time. */
export const AT_ONCE = 4;
/** Rows that they are multiplied with in one step: an engine that has just begun takes a millisecond for them. */
const A_STEP = 512;

/** Two rows in one: the first in the low 16 bits, the second in the high ones. A missing row counts as nothing. */
function pair({ rows, dims }: Vectors, low: number, high: number | undefined): Int32Array {
  const both = new Int32Array(dims);
  for (let d = 0; d < dims; d += 1)
    both[d] =
      (rows[low * dims + d] as number) +
      (high === undefined ? 0 : (rows[high * dims + d] as number) * 0x1_0000);
  return both;
}

/**
 * The products of up to four rows with each of many, in small steps: those of the first row, then those of the second, and so on.
 * One whole-number product does for two rows, and each row of the many is read once for all four, which takes half
 * the time of row by row. Sums stay apart in their 16 bits: numbers are -7 … 7 and there are at most 255 of them, so
 * none passes 12 495.
 */
export function* products(
  vectors: Vectors,
  some: readonly number[],
  many: readonly number[],
): Steps<Int32Array> {
  const { rows, dims } = vectors;
  const count = many.length;
  const found = new Int32Array(AT_ONCE * count);
  const a = pair(vectors, some[0] as number, some[1]);
  const b = pair(vectors, some[2] ?? (some[0] as number), some[3]);
  for (let k = 0; k < count; k += 1) {
    if (k % A_STEP === 0) yield;
    let x = 0;
    let y = 0;
    for (let d = 0, i = (many[k] as number) * dims; d < dims; d += 1, i += 1) {
      const value = rows[i] as number;
      x = (x + Math.imul(a[d] as number, value)) | 0;
      y = (y + Math.imul(b[d] as number, value)) | 0;
    }
    const low = (x << 16) >> 16;
    found[k] = low;
    found[count + k] = (x - low) >> 16;
    const next = (y << 16) >> 16;
    found[2 * count + k] = next;
    found[3 * count + k] = (y - next) >> 16;
  }
  return found;
}
