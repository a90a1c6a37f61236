import assert from 'node:assert/strict';
import { test } from 'node:test';
import { added, cutTo, lastOf, sizeOf, type Chunks } from './chunks.js';

test('chunks: a list that grows and is cut is the same as a plain one, and exactly what it was', () => {
  let list: Chunks<number> = [];
  const past: Chunks<number>[] = [list];
  for (let i = 0; i < 1000; i++) past.push((list = added(list, i)));
  for (const size of [0, 1, 2, 255, 256, 257, 511, 512, 513, 768, 999, 1000]) {
    assert.deepEqual(cutTo(list, size), past[size]);
    assert.equal(sizeOf(past[size] ?? []), size);
    assert.deepEqual(past[size]?.flat(), [...Array(size).keys()], 'what was there before did not change');
    assert.equal(lastOf(past[size] ?? []), size === 0 ? undefined : size - 1);
  }
});
