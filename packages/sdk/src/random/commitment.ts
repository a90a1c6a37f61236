import { CluekitError } from '../game/error.js';
import { sha256 } from './hash.js';
import { bytesToHex, utf8ToBytes } from './bytes.js';
import type { Json } from '../game/game.js';
import { seedBytes } from './seed.js';

/**
 * The hash that is published at the deal and checked at the end: SHA-256 of a format line, the seed and the
 * deal as JSON with its keys in order. The seed's 128 secret bits keep it from being guessed.
 *
 * @returns 64 hexadecimal digits
 * @throws {CluekitError} `bad-seed`, or `bad-deal` for a deal that is no JSON
 * @example commit(seed, board) === published // nothing was changed after the start
 */
export function commit(seed: string, deal: Json): string {
  seedBytes(seed);
  const text = `cluekit-commitment/1\n${seed.toLowerCase()}\n${canonical(deal)}`;
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/**
 * Whether a published commitment is that of this seed and deal.
 *
 * @throws {CluekitError} `bad-seed`, `bad-deal` for a deal that is no JSON, or `bad-options` for a commitment that is
 *   no text
 */
export function checkCommitment(commitment: string, seed: string, deal: Json): boolean {
  if (typeof commitment !== 'string') throw new CluekitError('bad-options', 'A commitment is a text.');
  return commit(seed, deal) === commitment.toLowerCase();
}

/** JSON with the keys of every object in code-unit order, so that the same deal is the same text. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
    return JSON.stringify(value);
  if (typeof value !== 'object') throw new CluekitError('bad-deal', 'A deal is JSON.');
  const entries: [string, Json][] = Object.entries(value);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`;
}
