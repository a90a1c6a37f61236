import type { Json } from '../game/game.js';

/** A move with its time since the game began, in whole milliseconds, and never before it. */
export function timed<M extends { readonly at: number }>({ at, ...move }: M, startedAt: number): Json {
  return { ...move, at: Math.max(0, Math.round(at - startedAt)) };
}
