import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commit, createStream } from '@cluekit/sdk/random';
import { slimStablelib } from '../../bundle/slim-stablelib.mjs';
import { bundle } from '../support/site.mjs';

const source = `export { commit, createStream } from '@cluekit/sdk/random';`;

test('the slimmed hashes give the same numbers, for keys and texts shorter and longer than a block', async () => {
  const code = await bundle(source, [slimStablelib()]);
  const slim = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const numbers = (make, size) => {
    const next = make(new Uint8Array(size).fill(size), 'x'.repeat(size));
    return Array.from({ length: 40 }, next);
  };
  for (const size of [1, 16, 55, 56, 63, 64, 65, 128, 200])
    assert.deepEqual(numbers(slim.createStream, size), numbers(createStream, size), `${size}`);
  const seed = '0123456789abcdef'.repeat(2);
  assert.equal(slim.commit(seed, { words: ['a'] }), commit(seed, { words: ['a'] }));
});

test('hashes that have a part under another name stop the build', async () => {
  const other = { name: 'other', transform: (code) => code.replaceAll('restoreState', 'goBack') };
  await assert.rejects(bundle(source, [other, slimStablelib()]), /"SHA256.restoreState" 0 times, not 1/);
});
