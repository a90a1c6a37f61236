/**
 * The middle of some numbers; of an even count the mean of the two in the middle. Throws for none.
 *
 * @param {readonly number[]} numbers
 */
export function median(numbers) {
  if (numbers.length === 0) throw new Error('There is no middle of nothing.');
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** @typedef {{ median: number, min: number, max: number }} Spread */

/**
 * The middle of some numbers and how far they lie apart.
 *
 * @param {readonly number[]} numbers
 * @returns {Spread}
 */
export function spread(numbers) {
  return { median: median(numbers), min: Math.min(...numbers), max: Math.max(...numbers) };
}

/**
 * How many times one is the other, round by round: what disturbs a round disturbs both, so the ratios of rounds lie
 * closer together than the figures do.
 *
 * @param {readonly number[]} ours one for each round
 * @param {readonly number[]} theirs of the same rounds
 * @returns {Spread}
 */
export function ratio(ours, theirs) {
  if (ours.length !== theirs.length) throw new Error('A ratio needs figures of the same rounds.');
  return spread(ours.map((figure, round) => figure / theirs[round]));
}
