import { CluekitError } from '@cluekit/sdk/game';
import type { Stream } from '@cluekit/sdk/random';
import type { Ranked } from './guesser.js';

/** How surely a guesser picks what it finds nearest. docs/bots.md says how often each is right. */
export type Level = 'sharp' | 'steady' | 'casual' | 'beginner';

/** The spread of its choice, in units of score: the smaller, the surer. */
const SPREAD: Record<Level, number> = { sharp: 0.02, steady: 0.05, casual: 0.1, beginner: 0.16 };

/** The chance of each word of a ranking to be picked, in its order; they sum to 1. */
export function chances(ranked: readonly Ranked[], spread: number): number[] {
  const most = ranked[0]?.score ?? 0;
  const weights = ranked.map(({ score }) => Math.exp((score - most) / spread));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Throws `bad-options` for a level that there is not. */
export function checkLevel(level: Level): Level {
  if (!Object.hasOwn(SPREAD, level)) throw new CluekitError('bad-options', `There is no level ${level}.`);
  return level;
}

/** The chances at a level. Throws `bad-options` for a level that there is not. */
export function levelChances(ranked: readonly Ranked[], level: Level): number[] {
  return chances(ranked, SPREAD[checkLevel(level)]);
}

/** Draws a place in a ranking by its chances. */
export function pick(weights: readonly number[], next: Stream): number {
  let left = next() / 2 ** 32;
  const found = weights.findIndex((weight) => (left -= weight) < 0);
  return found < 0 ? 0 : found;
}
