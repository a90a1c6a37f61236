import { isDeepStrictEqual } from 'node:util';
import { openWorker } from './open-worker.mjs';
import { subjects } from './subjects.mjs';

/**
 * What one subject did in each round.
 * @typedef {{ games: number, moves: number, making: number, playing: number }[]} Rounds
 */

/** All that play the same games must come to the same ends, or there is nothing to compare. */
async function sameEnds(workers) {
  const first = new Map();
  for (const [name, worker] of workers) {
    const { input } = subjects[name];
    const ends = await worker.ask('ends');
    if (!first.has(input)) first.set(input, ends);
    else if (!isDeepStrictEqual(ends, first.get(input)))
      throw new Error(`${name} comes to another end than the others.`);
  }
}

/**
 * Measures all subjects side by side: each in its own process, so that none meets another's garbage or compiled
 * code; warmed up; then round by round in turn, beginning with another one each time, so that a busy moment of the
 * machine meets them all alike.
 *
 * @param {readonly string[]} names the subjects
 * @param {{ rounds: number, warmUp: number, each: number }} how milliseconds of CPU time for a warm-up, for a round
 * @returns {Promise<Record<string, Rounds>>}
 */
export async function measureRounds(names, { rounds, warmUp, each }) {
  const workers = [];
  try {
    for (const name of names) workers.push([name, await openWorker(name)]);
    await sameEnds(workers);
    for (const [, worker] of workers) await worker.ask('round', warmUp);
    const results = Object.fromEntries(workers.map(([name]) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      const from = round % workers.length;
      for (const [name, worker] of [...workers.slice(from), ...workers.slice(0, from)])
        results[name].push(await worker.ask('round', each));
    }
    return results;
  } finally {
    for (const [, worker] of workers) worker.close();
  }
}
