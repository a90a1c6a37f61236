/** The widest wait before the first new attempt, and before any, in milliseconds. */
const BASE = 2_500;
const CAP = 30_000;

/**
 * How long to wait before the next attempt: anywhere between nothing and a width that doubles, from 2.5 s up to 30 s
 * ("full jitter"). Thousands of clients that lost the same host do not come back in the same moment (T29).
 *
 * @param attempt how many attempts have failed since the last success, from 0
 * @param random a number in 0 … 1
 */
export function backoff(attempt: number, random: number): number {
  return random * Math.min(CAP, BASE * 2 ** attempt);
}
