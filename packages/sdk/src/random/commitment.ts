import { sha256 } from './hash.js';
import { bytesToHex, utf8ToBytes } from './bytes.js';
import type { Json } from '../game/game.js';
import { seedBytes } from './seed.js';

/**
 * The hash that is published at the deal and checked at the end: SHA-256 of a format line, the seed and the
 * deal as JSON with its keys in order. The seed's 128 secret bits keep it from being guessed.
 *
 * @returns 64 hexadecimal digits
 * @example commit(seed, board) === published // nothing was changed after the start
 */
export function commit(seed: string, deal: Json): string {
  seedBytes(seed);
  const text = `cluekit-commitment/1\n${seed.toLowerCase()}\n${canonical(deal)}`;
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Whether a published commitment is that of this seed and deal. */
export function checkCommitment(commitment: string, seed: string, deal: Json): boolean {
  return commit(seed, deal) === commitment.toLowerCase();
}

/** JSON with the keys of every object in code-unit order, so that the same deal is the same text. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries: [string, Json][] = Object.entries(value);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`;
}
