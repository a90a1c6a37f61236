import { openWorker } from './open-worker.mjs';

/** Whose live games are weighed. */
const WEIGHED = [
  'cards-reducer',
  'cards-rules',
  'cards-host',
  'cards-boardgame',
  'codes-rules',
  'codes-host',
  'dependence-rules',
  'dependence-host',
];

/**
 * Bytes of heap that a live game takes, over many: each subject in a fresh process.
 *
 * @param {number} games
 * @returns {Promise<Record<string, number>>}
 */
export async function measureHeaps(games) {
  const bytes = {};
  for (const name of WEIGHED) {
    const worker = await openWorker(name);
    try {
      bytes[name] = await worker.ask('heap', games);
    } finally {
      worker.close();
    }
  }
  return bytes;
}
