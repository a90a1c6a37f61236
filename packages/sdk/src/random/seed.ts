import { bytesToHex, hexToBytes } from './bytes.js';
import { CluekitError } from '../game/error.js';

/** Fills the array with secret random bytes and returns it: `crypto.getRandomValues` bound to `crypto`. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

/** The least a seed holds: 128 bits. A 32-bit seed falls to one visible board in minutes (T7). */
const SEED_BYTES = 16;

/** So many random bytes. Throws `bad-options` where they do not come: an array of noughts is no secret. */
export function randomBytes(random: RandomBytes, size: number): Uint8Array {
  const bytes = typeof random === 'function' ? random(new Uint8Array(size)) : null;
  if (bytes?.length !== size)
    throw new CluekitError(
      'bad-options',
      'Random bytes come from a function that fills an array and returns it.',
    );
  return bytes;
}

/** So many random bytes, in hexadecimal: two digits each. */
export function randomHex(random: RandomBytes, size: number): string {
  return bytesToHex(randomBytes(random, size));
}

/**
 * A new secret seed: 128 bits as 32 hexadecimal digits. Throws `bad-options` where no random bytes come.
 *
 * @example newSeed((bytes) => crypto.getRandomValues(bytes)) // '9f86d081884c7d65…'
 */
export function newSeed(random: RandomBytes): string {
  return randomHex(random, SEED_BYTES);
}

/** The bytes of a seed. Throws `bad-seed` for less than 128 bits or anything but hexadecimal digits. */
export function seedBytes(seed: unknown): Uint8Array {
  if (
    typeof seed !== 'string' ||
    seed.length % 2 !== 0 ||
    seed.length > 256 ||
    !/^[0-9a-f]{32,}$/i.test(seed)
  )
    throw new CluekitError('bad-seed');
  return hexToBytes(seed);
}
