import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { below, draw, shuffle } from './draw.js';
import { seedBytes } from './seed.js';
import { createStream, type Stream } from './stream.js';

const stream = (label = 'a'): Stream => createStream(seedBytes('000102030405060708090a0b0c0d0e0f'), label);
const range = (size: number): number[] => [...Array(size).keys()];

/** Pearson's statistic of counts that should all be the same. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test('T22 draws and shuffles are these, for ever and on every engine', () => {
  const next = stream();
  assert.deepEqual(
    Array.from({ length: 20 }, () => below(6, next)),
    [4, 2, 4, 5, 2, 4, 0, 1, 1, 4, 3, 3, 3, 4, 5, 2, 5, 2, 1, 4],
  );
  assert.deepEqual(
    shuffle(range(25), stream()),
    [16, 2, 17, 13, 20, 18, 19, 21, 0, 8, 3, 9, 22, 4, 12, 15, 10, 24, 6, 11, 23, 7, 14, 5, 1],
  );
  assert.deepEqual(draw(range(1000), 10, stream()), [716, 266, 928, 399, 116, 548, 640, 583, 403, 212]);
});

test('a number is as likely as any other: chi-square on a fixed seed', () => {
  // Twice the degrees of freedom and a little is beyond the 99.9th percentile of each of these.
  for (const [n, limit] of [
    [2, 11],
    [3, 14],
    [6, 21],
    [7, 23],
    [23, 49],
    [100, 150],
  ] as const) {
    const next = stream(`below ${n}`);
    const counts = Array<number>(n).fill(0);
    for (let i = 0; i < n * 1000; i++) {
      const drawn = below(n, next);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    assert.ok(chiSquare(counts) < limit, `${n}: ${chiSquare(counts)}`);
  }
});

test('numbers of the uneven end are thrown away, not folded in', () => {
  const numbers = [0xffff_ffff, 0xffff_fffe, 0xffff_fffd, 5];
  // 2^32 is 3 · 1431655765 + 1: only the very last number is uneven.
  assert.equal(
    below(3, () => numbers.shift() as number),
    0xffff_fffe % 3,
  );
  assert.deepEqual(numbers, [0xffff_fffd, 5]);
  const half = [0x8000_0001, 0xffff_ffff, 0x8000_0000];
  assert.equal(
    below(0x8000_0001, () => half.shift() as number),
    0x8000_0000,
  );
  assert.equal(
    below(1, () => 0xffff_ffff),
    0,
  );
  assert.equal(
    below(0x1_0000_0000, () => 0xffff_ffff),
    0xffff_ffff,
  );
});

test('every card is as likely at every place of a shuffle: chi-square on a fixed seed', () => {
  const next = stream('places');
  const counts = Array<number>(25).fill(0);
  const firsts = Array<number>(25).fill(0);
  for (let i = 0; i < 5000; i++) {
    const order = shuffle(range(5), next);
    for (const [place, card] of order.entries())
      counts[place * 5 + card] = (counts[place * 5 + card] ?? 0) + 1;
    const [first = 0] = draw(range(25), 1, next);
    firsts[first] = (firsts[first] ?? 0) + 1;
  }
  assert.ok(chiSquare(counts) < 52, `places: ${chiSquare(counts)}`);
  assert.ok(chiSquare(firsts) < 52, `draws: ${chiSquare(firsts)}`);
});

test('property: a shuffle is a permutation, a draw its beginning, and the list stays as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.nat(40), fc.string(), (list, count, label) => {
      const copy = [...list];
      const order = shuffle(list, stream(label));
      assert.deepEqual([...order].sort(), [...list].sort());
      assert.deepEqual(draw(list, count, stream(label)), order.slice(0, count));
      assert.deepEqual(list, copy);
    }),
    { seed: 1, numRuns: 200 },
  );
});
