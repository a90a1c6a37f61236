/**
 * A list that grows at its end, as plain JSON: full chunks, then the one that is being filled. Adding copies
 * a chunk and not the whole, so that a match of a hundred thousand moves takes seconds and not minutes; a
 * match as people play it is a single chunk.
 */
export type Chunks<T> = readonly (readonly T[])[];

const SIZE = 256;

/** The list with one more at its end. */
export function added<T>(list: Chunks<T>, item: T): Chunks<T> {
  const last = list.at(-1);
  return last && last.length < SIZE ? [...list.slice(0, -1), [...last, item]] : [...list, [item]];
}

/** How many the list holds. */
export function sizeOf(list: Chunks<unknown>): number {
  const last = list.at(-1);
  return last ? (list.length - 1) * SIZE + last.length : 0;
}

/** The last of the list; undefined where it is empty. */
export function lastOf<T>(list: Chunks<T>): T | undefined {
  return list.at(-1)?.at(-1);
}

/** The first `size` of the list, exactly as it was when it held so many. */
export function cutTo<T>(list: Chunks<T>, size: number): Chunks<T> {
  const chunks = list.slice(0, Math.ceil(size / SIZE));
  const last = chunks.at(-1);
  const rest = size - (chunks.length - 1) * SIZE;
  return last && last.length > rest ? [...chunks.slice(0, -1), last.slice(0, rest)] : chunks;
}
