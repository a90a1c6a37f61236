import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dropIn, dropInLimit, limitFor, readLimits, sizeProblems } from '../../gates/sizes.mjs';

test('an entry past its limit fails', () => {
  assert.deepEqual(sizeProblems({ a: 100 }, { a: 100 }), []);
  assert.deepEqual(sizeProblems({ a: 101 }, { a: 100 }), ['a weighs 101 bytes, the limit is 100']);
});

test('an entry without a limit fails, and so does a limit without its entry', () => {
  assert.equal(sizeProblems({ a: 1 }, {}).length, 1);
  assert.equal(sizeProblems({}, { a: 1 }).length, 1);
});

test('no limit of the drop-in file passes its must', () => {
  assert.equal(limitFor(dropIn, dropInLimit - 1), dropInLimit);
  assert.equal(sizeProblems({ [dropIn]: 1 }, { [dropIn]: dropInLimit + 1 }).length, 1);
  assert.equal(limitFor('another', 1000), 1050);
});

test('the drop-in file and its lazy list have limits', () => {
  const limits = readLimits();
  assert.ok(limits[dropIn] <= dropInLimit);
  assert.ok(limits['cdn/word-codes-all.js'] > 0);
});
