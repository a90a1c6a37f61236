import { createForesight, DIGITS, SIGNS } from './foresight.js';

/** Thirty bits, five digits: what is looked at of a packed text at a time. */
const MASK = 2 ** 30 - 1;

/** Signs that one step makes: the first ones are slow, for they touch much memory that nobody has touched before. */
const SIGNS_A_STEP = 8;

/**
 * The text of a packed one, in small steps. It was written as a number between 0 and 1, found by halving: each bit of
 * the text takes as much of what is left as was foreseen of it (arithmetic coding), so that a sure one costs next to
 * nothing.
 */
export function* unpack(packed: string): Generator<undefined, string, undefined> {
  const { chance, learn } = createForesight();
  let [low, high, value, at] = [0, MASK, 0, 0];
  const shift = (number: number, by: number): number => ((number << 6) & MASK) | by;
  const next = (): void => void (value = shift(value, DIGITS.indexOf(packed.charAt(at++)) & 63));
  for (let digits = 0; digits < 5; digits++) next();
  let text = '';
  // A text that was damaged on its way might never come to its end.
  while (at < packed.length + 8) {
    const middle = low + Math.floor((high - low) * chance());
    const bit = value <= middle ? 1 : 0;
    if (bit === 1) high = middle;
    else low = middle + 1;
    for (; (low ^ high) >>> 24 === 0; next()) {
      low = shift(low, 0);
      high = shift(high, 63);
    }
    const sign = learn(bit);
    if (sign === SIGNS.length - 1) return text;
    if (sign < 0) continue;
    text += SIGNS.charAt(sign);
    if (text.length % SIGNS_A_STEP === 0) yield;
  }
  return text;
}
