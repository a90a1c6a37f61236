/**
 * Runs jobs, some of them at a time, the next as soon as one has ended: tests in a browser wait more than they work.
 * A job that fails keeps no other from running.
 *
 * @param {(() => Promise<void>)[]} jobs none of which rejects
 * @param {number} width how many at a time, 1 or more
 */
export async function sideBySide(jobs, width) {
  const waiting = [...jobs];
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job();
  };
  await Promise.all(Array.from({ length: width }, lane));
}
