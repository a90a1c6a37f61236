import { fold } from '../words/fold.js';
import { english, isEnglish, stems } from '../words/stem.js';

/** Two words of one family have at least so many first letters in common, or a stem, or a line of the data. */
const SHARED = 3;

/** Everything that a word may meet another one by, as keys of an index. */
function keysOf(entry: string): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const part of new Set([fold(entry), ...entry.split(/[\s-]+/).map(fold)])) {
    if (!isEnglish(part)) continue;
    const { same, near } = stems(part);
    for (const stem of near) keys.add(`stem ${stem}`);
    for (const stem of same) {
      for (const family of english().families.get(stem) ?? []) keys.add(`family ${family}`);
    }
    keys.add(`start ${part.slice(0, SHARED)}`);
  }
  return keys;
}

/**
 * The pairs of a list's words that the clue data could join, as places in `words`, the later word first: a
 * superset to be checked, far smaller than all pairs. `inside` are the pairs of which one contains the other,
 * for compounds such as sunflower.
 */
export function clueNeighbours(
  words: readonly string[],
  inside: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] {
  const met: Set<number>[] = words.map(() => new Set());
  const index = new Map<string, number[]>();
  words.forEach((word, place) => {
    for (const key of keysOf(word)) {
      const before = index.get(key);
      for (const other of before ?? []) met[place]?.add(other);
      if (before) before.push(place);
      else index.set(key, [place]);
    }
  });
  for (const [one, other] of inside) met[Math.max(one, other)]?.add(Math.min(one, other));
  return met.flatMap((others, place) =>
    [...others].sort((a, b) => a - b).map((other) => [place, other] as const),
  );
}
