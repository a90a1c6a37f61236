import { sha256 } from '../random/hash.js';
import { bytesToHex, utf8ToBytes } from '../random/bytes.js';
import { CluekitError } from '../game/error.js';
import { seedBytes } from '../random/seed.js';
import { BASE, readSigns, writeSigns } from './alphabet.js';

/** 29 signs of 23 hold 128 bits; 4 more hold a check of the whole, list included. */
const SEED_SIGNS = 29;
const CHECK_SIGNS = 4;

/**
 * A secret seed as a code that people can pass on once the match is over: it deals the same board again
 * (WC-13). 33 signs in groups of three. `list` names the list it was dealt from, such as `everyday/1`; it
 * is not in the code but is checked by it.
 *
 * @throws {CluekitError} `bad-seed` for a seed that is not 128 bits, `bad-options` for a list without a name
 */
export function writeLongCode(seed: string, list: string): string {
  if (seedBytes(seed).length !== 16) throw new CluekitError('bad-seed');
  const signs = [...toSigns(BigInt(`0x${seed}`), SEED_SIGNS), ...checkOf(seed, list)];
  return writeSigns(signs);
}

/**
 * The seed of a long code, for the list it was dealt from.
 *
 * @returns 32 hexadecimal digits
 * @throws {CluekitError} `bad-code` for a slip of typing, or a code of another list; `bad-options` for a list without a
 *   name
 */
export function readLongCode(text: unknown, list: string): string {
  const signs = typeof text === 'string' && text.length <= 128 ? readSigns(text) : null;
  if (!signs || signs.length !== SEED_SIGNS + CHECK_SIGNS) throw new CluekitError('bad-code');
  const value = signs.slice(0, SEED_SIGNS).reduce((sum, sign) => sum * BigInt(BASE) + BigInt(sign), 0n);
  const seed = value.toString(16).padStart(32, '0');
  if (seed.length !== 32 || checkOf(seed, list).some((sign, i) => sign !== signs[SEED_SIGNS + i]))
    throw new CluekitError('bad-code');
  return seed;
}

function checkOf(seed: string, list: string): number[] {
  if (typeof list !== 'string')
    throw new CluekitError('bad-options', 'A list has a name, such as everyday/1.');
  const hash = bytesToHex(sha256(utf8ToBytes(`cluekit/long-code/1/${list}/${seed.toLowerCase()}`)));
  return toSigns(BigInt(`0x${hash.slice(0, 12)}`) % BigInt(BASE ** CHECK_SIGNS), CHECK_SIGNS);
}

function toSigns(value: bigint, length: number): number[] {
  const signs: number[] = [];
  for (let rest = value; signs.length < length; rest /= BigInt(BASE))
    signs.unshift(Number(rest % BigInt(BASE)));
  return signs;
}
