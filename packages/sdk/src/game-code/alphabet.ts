/**
 * The 23 signs of a game code. Of every pair that can be mistaken one is missing (0 O, 1 I L, 5 S, 8 B,
 * U V) and there is no vowel, so that no code spells a word. 23 is prime, so one check sign catches every
 * slip of one sign and every swap of two.
 */
export const ALPHABET = '234679CDFGHJKMNPQRTVWXY';

/** How many signs there are. */
export const BASE = ALPHABET.length;

/** The signs of a typed code as numbers, spaces and dashes left out, in either case; null for a stranger. */
export function readSigns(text: string): number[] | null {
  const signs = [...text.toUpperCase().replace(/[\s\-‐‑–—]/g, '')].map((sign) => ALPHABET.indexOf(sign));
  return signs.includes(-1) ? null : signs;
}

/** Numbers as signs, in groups of three: `2KD-7MN-QRT`. */
export function writeSigns(signs: readonly number[]): string {
  const text = signs.map((sign) => ALPHABET[sign]).join('');
  return text.match(/.{1,3}/g)?.join('-') ?? '';
}

/** The check sign: the places, from 1, times the signs, summed over 23. Codes are at most 22 signs long. */
export function checkSign(signs: readonly number[]): number {
  return signs.reduce((sum, sign, place) => (sum + sign * (place + 1)) % BASE, 0);
}
