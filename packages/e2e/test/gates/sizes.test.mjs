import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { limitFor, musts, readLimits, sizeProblems } from '../../gates/sizes.mjs';
import { root } from '../../run/root.mjs';

test('an entry past its limit fails', () => {
  assert.deepEqual(sizeProblems({ a: 100 }, { a: 100 }), []);
  assert.deepEqual(sizeProblems({ a: 101 }, { a: 100 }), ['a weighs 101 bytes, the limit is 100']);
});

test('an entry without a limit fails, and so does a limit without its entry', () => {
  assert.equal(sizeProblems({ a: 1 }, {}).length, 1);
  assert.equal(sizeProblems({}, { a: 1 }).length, 1);
});

test('no limit of a drop-in file passes its must', () => {
  for (const [name, must] of Object.entries(musts)) {
    assert.equal(limitFor(name, must - 1), must);
    assert.equal(sizeProblems({ [name]: 1 }, { [name]: must }).length, 0);
    assert.equal(sizeProblems({ [name]: 1 }, { [name]: must + 1 }).length, 1);
  }
  assert.equal(limitFor('another', 1000), 1050);
});

test('the files of both games are held to their musts: 50,000 and 55,000 bytes', () => {
  assert.deepEqual(musts, { 'cdn/word-codes.js': 50_000, 'cdn/code-dependence.js': 55_000 });
});

test('every drop-in file has a limit', () => {
  const limits = readLimits();
  const files = readdirSync(join(root, 'packages/elements/cdn')).filter((name) => name.endsWith('.js'));
  assert.ok(files.length >= 5);
  for (const name of files) assert.ok(limits[`cdn/${name}`] > 0, name);
});
