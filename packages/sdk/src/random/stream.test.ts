import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { seedBytes } from './seed.js';
import { createStream } from './stream.js';

const SEED = '000102030405060708090a0b0c0d0e0f';

function numbers(seed: string, label: string, count: number): number[] {
  const next = createStream(seedBytes(seed), label);
  return Array.from({ length: count }, next);
}

/** The definition once more, on another implementation of HMAC. */
function byNode(seed: string, label: string, count: number): number[] {
  const found: number[] = [];
  for (let block = 0; found.length < count; block++) {
    const counter = Buffer.alloc(5);
    counter.writeUInt32BE(block, 1);
    const hmac = createHmac('sha256', Buffer.from(seed, 'hex'));
    const bytes = hmac.update(label, 'utf8').update(counter).digest();
    for (let at = 0; at < 32; at += 4) found.push(bytes.readUInt32BE(at));
  }
  return found.slice(0, count);
}

test('T22 streams are these numbers, for ever and on every engine', () => {
  assert.deepEqual(numbers(SEED, 'word-codes/key', 10), [
    ...[4080015533, 469375472, 3436866377, 509375344, 912904743],
    ...[1735259591, 1913501251, 660046083, 705445662, 305842353],
  ]);
  assert.deepEqual(numbers('f'.repeat(64), 'ünïcode label', 3), [529146140, 3131657024, 3913807595]);
});

test('streams are HMAC-SHA-256 of label, zero and counter, as node:crypto has it', () => {
  for (const [seed, label] of [
    [SEED, ''],
    [SEED, 'word-codes/words'],
    ['f'.repeat(64), 'ünïcode label'],
    ['0'.repeat(256), 'x'.repeat(300)],
  ] as const)
    assert.deepEqual(numbers(seed, label, 1000), byNode(seed, label, 1000));
});

test('streams of other labels and other seeds have no number in common', () => {
  const labels = [
    'word-codes/key',
    'word-codes/words',
    'word-codes/reveal',
    'word-codes/starting',
    'word-codes/ke',
  ];
  const all = labels.flatMap((label) => numbers(SEED, label, 200));
  all.push(...numbers(SEED.replace('00', '01'), 'word-codes/key', 200));
  assert.equal(new Set(all).size, all.length);
});

test('a stream tells the same whether or not others are read between', () => {
  const next = createStream(seedBytes(SEED), 'a');
  const between = createStream(seedBytes(SEED), 'b');
  const mixed = Array.from({ length: 40 }, () => (between(), next()));
  assert.deepEqual(mixed, numbers(SEED, 'a', 40));
});
