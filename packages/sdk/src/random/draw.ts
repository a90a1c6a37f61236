import type { Stream } from './stream.js';

/**
 * A whole number from 0 up to but not including `n` (1 … 2^32), each equally likely: numbers from the
 * uneven end of the range are thrown away, never folded in by a remainder.
 */
export function below(n: number, next: Stream): number {
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % n);
  let value = next();
  while (value >= fair) value = next();
  return value % n;
}

/** A shuffled copy of a list (Fisher and Yates, from the end), every order equally likely. */
export function shuffle<T>(list: readonly T[], next: Stream): T[] {
  return draw(list, list.length, next);
}

/** The first `count` of a shuffle: that many different places of the list, in random order. */
export function draw<T>(list: readonly T[], count: number, next: Stream): T[] {
  const rest = [...list];
  const drawn: T[] = [];
  while (drawn.length < count && rest.length > 0) {
    const last = rest.length - 1;
    const at = below(rest.length, next);
    drawn.push(rest[at] as T);
    rest[at] = rest[last] as T;
    rest.pop();
  }
  return drawn;
}
