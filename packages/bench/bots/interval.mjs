/**
 * A share with its 95 % confidence interval (Wilson), in per cent: `62 (55–68)`.
 *
 * @param {number} hits
 * @param {number} of
 */
export function share(hits, of) {
  if (of === 0) return '–';
  const z = 1.96;
  const p = hits / of;
  const centre = (p + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of);
  const percent = (value) => (100 * value).toFixed(0);
  return `${percent(p)} (${percent(Math.max(0, centre - half))}–${percent(Math.min(1, centre + half))})`;
}

/** A mean with its 95 % confidence interval: `7.4 ± 0.3`. */
export function mean(values) {
  if (values.length === 0) return '–';
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread =
    values.reduce((sum, value) => sum + (value - average) ** 2, 0) / Math.max(1, values.length - 1);
  return `${average.toFixed(1)} ± ${(1.96 * Math.sqrt(spread / values.length)).toFixed(1)}`;
}

/** The value that a share `at` of the values does not pass. */
export function quantile(values, at) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? NaN;
}
