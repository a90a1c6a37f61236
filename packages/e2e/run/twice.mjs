/** Where more files than this fail, it is not the machine that was busy. */
const MOST = 3;

/**
 * Runs tests, and files that failed once more, later and alone: side by side on a busy machine a browser may stand
 * still for longer than any test waits. Nothing is hidden by it: what failed is printed, the second run is a row of
 * its own, and what fails alone, too, has failed.
 *
 * @param {ReturnType<import('./tally.mjs').createTally>} tally
 * @param {string} name
 * @param {(name: string, only?: string[]) => Promise<{ passed: number, failed: number, skipped?: number,
 *   broken?: Record<string, number> } | undefined>} run
 * @returns {Promise<(() => Promise<void>) | undefined>} the second run, where there is to be one
 */
export async function twice(tally, name, run) {
  const first = await run(name);
  const files = Object.keys(first?.broken ?? {});
  const told = files.reduce((sum, file) => sum + first.broken[file], 0);
  if (files.length === 0 || files.length > MOST || told !== first.failed) {
    tally.add(name, first);
    return undefined;
  }
  console.error(`\nfailed beside others, to be run alone: ${files.join(', ')}`);
  tally.add(`${name}; ${told} more failed: below`, { ...first, failed: 0 });
  return async () => {
    const again = await run(`${name}, once more, alone: ${files.join(', ')}`, files);
    // The file's tests that had passed are counted already; what failed now is counted whole.
    tally.add(
      `${name}, once more, alone`,
      again && { passed: Math.max(told - again.failed, 0), failed: again.failed },
    );
  };
}
