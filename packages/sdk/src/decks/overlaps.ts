import { MAX_LETTERS } from '../words/well-formed.js';

/**
 * The pairs of words of which one contains the other, as places in `folded`: the longer one first, in the
 * order of the list. Looks up each piece of each word, so it takes time in proportion to the list and not to
 * its square. Empty words, words over 30 letters and equal words are passed over.
 *
 * @example
 * [...overlaps(['car', 'carpet', 'pet'])]; // [[1, 0], [1, 2]]
 */
export function* overlaps(folded: readonly string[]): Generator<readonly [number, number]> {
  const places = new Map<string, number>();
  folded.forEach((word, place) => {
    if (word !== '' && word.length <= MAX_LETTERS && !places.has(word)) places.set(word, place);
  });
  const lengths = [...new Set([...places.keys()].map((word) => word.length))].sort((a, b) => a - b);
  for (const [word, place] of places) {
    const met = new Set<number>();
    for (const length of lengths) {
      if (length >= word.length) break;
      for (let start = 0; start + length <= word.length; start++) {
        const other = places.get(word.slice(start, start + length));
        if (other !== undefined) met.add(other);
      }
    }
    for (const other of [...met].sort((a, b) => a - b)) yield [place, other];
  }
}
