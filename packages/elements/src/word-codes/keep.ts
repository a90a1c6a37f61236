import type { Level } from '@cluekit/sdk/word-codes';
import { forgetAll, keep, readKept } from '../store/device.js';
import { pageWide } from '../store/page-wide.js';

const BOARDS = 'word-codes/boards';
const BEST = 'word-codes/best';

/** What stands in where a page may not store, or the device is full. */
const memory = pageWide('kept@1', () => new Map<string, string>());

function read<T>(name: string, fallback: T): T {
  try {
    return (JSON.parse(memory.get(name) ?? readKept(name) ?? 'null') as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}

function write(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  if (keep(name, text)) memory.delete(name);
  else memory.set(name, text);
}

/** Forgets everything of ours, of both games (B25). */
export function erase(): void {
  memory.clear();
  forgetAll();
}

/** An object that is kept for one game: its settings, its own words. Whatever else lies there is an empty one. */
export function keptOf<T extends object>(kind: 'settings' | 'deck', game: string): Partial<T> {
  const kept = read<unknown>(`word-codes/${kind}/${game}`, {});
  return typeof kept === 'object' ? (kept as T) : {};
}

/** Keeps an object for one game. */
export function keepFor(kind: 'settings' | 'deck', game: string, value: object): void {
  write(`word-codes/${kind}/${game}`, value);
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
