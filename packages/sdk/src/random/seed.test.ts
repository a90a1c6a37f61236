import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCluekitError } from '../game/error.js';
import { newSeed, seedBytes } from './seed.js';

test('a seed is 128 random bits as hexadecimal digits', () => {
  const seed = newSeed((bytes) => bytes.fill(0xa7));
  assert.equal(seed, 'a7'.repeat(16));
  assert.deepEqual(seedBytes(seed), new Uint8Array(16).fill(0xa7));
});

test('a longer seed, and one in upper case, is a seed', () => {
  assert.equal(seedBytes('ab'.repeat(32)).length, 32);
  assert.deepEqual(seedBytes('AB'.repeat(16)), seedBytes('ab'.repeat(16)));
});

for (const seed of [
  ...[
    '',
    '0',
    'ab'.repeat(15),
    `${'ab'.repeat(16)}a`,
    'zz'.repeat(16),
    ` ${'ab'.repeat(16)}`,
    `${'ab'.repeat(16)}\n`,
  ],
  ...['ab'.repeat(200), `0x${'ab'.repeat(16)}`, '٠١'.repeat(16), null, undefined, 5, {}, ['ab'.repeat(16)]],
  ...[new Uint8Array(16), Infinity],
])
  test(`T7 no seed: ${JSON.stringify(seed)?.slice(0, 40) ?? 'undefined'}`, () =>
    assert.throws(
      () => seedBytes(seed),
      // The message never repeats what was given: it may be a secret with a slip in it.
      (error) =>
        isCluekitError(error) && error.code === 'bad-seed' && !error.message.includes('ab'.repeat(8)),
    ));
