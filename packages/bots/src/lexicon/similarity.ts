import type { Vectors } from './lexicon.js';

/** How near two rows are: the cosine of their angle, -1 … 1, of the dimensions that are kept. */
export function similarity(vectors: Vectors, a: number, b: number, kept?: Uint8Array): number {
  const { dims, rows, inverse } = vectors;
  let dot = 0;
  if (kept === undefined) {
    for (let d = 0, i = a * dims, j = b * dims; d < dims; d += 1)
      dot += (rows[i + d] as number) * (rows[j + d] as number);
    return dot * (inverse[a] as number) * (inverse[b] as number);
  }
  let [ours, theirs] = [0, 0];
  for (const d of kept) {
    const [x, y] = [rows[a * dims + d] as number, rows[b * dims + d] as number];
    dot += x * y;
    ours += x * x;
    theirs += y * y;
  }
  return ours * theirs > 0 ? dot / Math.sqrt(ours * theirs) : 0;
}

/** How near two readings are: the mean over their words. */
export function nearness(
  vectors: Vectors,
  some: readonly number[],
  others: readonly number[],
  kept?: Uint8Array,
): number {
  let sum = 0;
  for (const a of some) for (const b of others) sum += similarity(vectors, a, b, kept);
  return sum / (some.length * others.length);
}
