import { utf8ToBytes } from '../random/bytes.js';
import { CluekitError } from '../game/error.js';
import { below } from '../random/draw.js';
import { randomBytes, type RandomBytes } from '../random/seed.js';
import { ALPHABET, BASE, checkSign, readSigns, writeSigns } from './alphabet.js';
import { listMark, listOfSign, OWN_LIST } from './list-mark.js';

/** Seven signs of 23 are 31.7 bits. */
const PAYLOAD = 7;
/** Three signs hold the check value of a page's own list. */
const CHECK = 3;

/** A code that was read: which list it is for, and the secret its board is dealt from. */
export interface GameCode {
  /** As it is shown: upper case, in groups of three. */
  readonly code: string;
  /** A list of ours with its version, such as `everyday/1`, or `own`. */
  readonly list: string;
  /** The check value of a page's own list, else null. */
  readonly check: number | null;
  readonly secret: Uint8Array;
}

/**
 * Reads a code as typed: case, spaces and dashes do not matter. Tells which list it belongs to, so that a
 * page can switch to it.
 *
 * A code is a sign for the list, for a page's own list three signs of check value, seven random signs, and
 * a check sign that catches any one wrong sign and any two swapped (WC-2).
 *
 * @throws {CluekitError} `bad-code` for anything that is not a code, a slip of typing included
 * @example readGameCode('2kd 7mn qrt')
 */
export function readGameCode(text: unknown): GameCode {
  const signs = typeof text === 'string' && text.length <= 64 ? readSigns(text) : null;
  const list = signs && listOfSign(signs[0] ?? -1);
  if (!signs || !list) throw new CluekitError('bad-code');
  const own = signs[0] === OWN_LIST;
  const body = signs.slice(0, -1);
  if (signs.length !== codeLength(own) || checkSign(body) !== signs.at(-1))
    throw new CluekitError('bad-code');
  const check = own ? body.slice(1, 1 + CHECK).reduce((sum, sign) => sum * BASE + sign, 0) : null;
  return { code: writeSigns(signs), list, check, secret: secretOf(signs) };
}

/**
 * Reads a code that must belong to this list of different words.
 *
 * @throws {CluekitError} `bad-code`, `code-for-another-list`, or `bad-options` for what is no list of texts
 */
export function parseGameCode(text: unknown, words: readonly string[]): GameCode {
  const code = readGameCode(text);
  const mark = listMark(words);
  if (code.list !== mark.list || code.check !== mark.check) throw new CluekitError('code-for-another-list');
  return code;
}

/**
 * A new random code for a list of different words.
 *
 * @throws {CluekitError} `bad-options` for what is no list of texts, or where no random bytes come
 * @example newGameCode(everyday.words, (bytes) => crypto.getRandomValues(bytes)) // '2KD-7MN-QRT'
 */
export function newGameCode(words: readonly string[], random: RandomBytes): string {
  const { sign, check } = listMark(words);
  const next = (): number => randomBytes(random, 4).reduce((sum, byte) => sum * 256 + byte, 0);
  const signs = [sign];
  if (check !== null)
    signs.push(Math.floor(check / BASE ** 2), Math.floor(check / BASE) % BASE, check % BASE);
  for (let i = 0; i < PAYLOAD; i++) signs.push(below(BASE, next));
  return writeSigns([...signs, checkSign(signs)]);
}

function codeLength(own: boolean): number {
  return 1 + (own ? CHECK : 0) + PAYLOAD + 1;
}

/** What the streams of a board are keyed with: the signs without their dashes, under a label of their own. */
function secretOf(signs: readonly number[]): Uint8Array {
  return utf8ToBytes(`cluekit/game-code/1/${signs.map((sign) => ALPHABET[sign]).join('')}`);
}
