import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lexicon, lexiconBytes } from '../../test/lexicon.js';
import { type Fetch, loadLexicon } from './load-lexicon.js';

const serving =
  (bytes: Uint8Array, ok = true): Fetch =>
  async () => ({
    ok,
    arrayBuffer: async () => Uint8Array.from(bytes).buffer,
  });

test('it is fetched once from where it is said to be, and read with pauses', async () => {
  const urls: string[] = [];
  let time = 0;
  let pauses = 0;
  const loaded = await loadLexicon('/lexicon-en.bin', {
    fetch: (url) => (urls.push(url), serving(lexiconBytes)(url)),
    now: () => (time += 1),
    pause: async () => void (pauses += 1),
  });
  assert.deepEqual(loaded.words, lexicon.words);
  assert.deepEqual(urls, ['/lexicon-en.bin']);
  assert.ok(pauses >= 5);
});

test('what does not arrive, or is something else, rejects', async () => {
  const bad: Fetch[] = [
    serving(lexiconBytes, false),
    serving(new TextEncoder().encode('Not found')),
    serving(lexiconBytes.subarray(0, 5_000)),
    () => Promise.reject(new Error('offline')),
  ];
  for (const fetch of bad) await assert.rejects(loadLexicon('/lexicon-en.bin', { fetch }));
});
