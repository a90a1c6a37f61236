import type { Level } from '@cluekit/sdk/word-codes';

/** Everything this library keeps in a browser is under this prefix. */
const PREFIX = 'cluekit:';
const BOARDS = 'word-codes/boards';
const BEST = 'word-codes/best';

/** What stands in where a page may not store: a frame without an origin, a browser that forbids it. */
const memory = new Map<string, string>();

function read<T>(name: string, fallback: T): T {
  try {
    const text = storage((store) => store.getItem(PREFIX + name)) ?? memory.get(name);
    return text === undefined || text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

function write(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(name, text);
  storage((store) => store.setItem(PREFIX + name, text));
}

/** Touching storage at all may throw. */
function storage<T>(use: (store: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** The last three boards, the newest first. Whatever else lies there under our name is none. */
function boards(): unknown[] {
  const kept = read<unknown>(BOARDS, []);
  return Array.isArray(kept) ? kept : [];
}

/** The words of the last three boards, which the next one avoids (WC-4). */
export function lastWords(): string[] {
  return boards()
    .flat()
    .filter((word): word is string => typeof word === 'string');
}

/** Remembers a board's words, and forgets those of the fourth before. */
export function keepWords(words: readonly string[]): void {
  write(BOARDS, [words, ...boards()].slice(0, 3));
}

/** The fewest turns a Co-op game was won in on a level, or undefined (WC-11). */
export function best(level: Level): number | undefined {
  const turns = read<Partial<Record<Level, unknown>> | null>(BEST, null)?.[level];
  return typeof turns === 'number' && turns > 0 ? turns : undefined;
}

/** Remembers a won game's turns, where they are fewer than before; returns the best. */
export function keepBest(level: Level, turns: number): number {
  const fewest = Math.min(turns, best(level) ?? turns);
  const all = read<unknown>(BEST, null);
  write(BEST, { ...(typeof all === 'object' ? all : null), [level]: fewest });
  return fewest;
}
