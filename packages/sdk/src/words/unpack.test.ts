import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atOnce } from './at-once.js';
import { ENGLISH } from './data/english.js';
import { createForesight, DIGITS, SIGNS } from './foresight.js';
import { unpack as steps } from './unpack.js';

const unpack = (packed: string): string => atOnce(steps(packed));

test('the packed text holds ten lists, and nothing is left of it or missing', () => {
  const lines = unpack(ENGLISH).split('\n');
  assert.equal(lines.length, 10);
  assert.ok(lines.every((line) => line.length > 300));
  assert.ok(lines[0]?.startsWith('0ache1id1rm0back'));
  assert.ok(lines[9]?.endsWith(' yst/yze ze/zy'));
});

test('packed texts, and a damaged one, which comes to an end', () => {
  assert.equal(unpack('TB'), '');
  assert.equal(unpack('ltXS05KmebrSdOJE'), 'kite|sun moon');
  const [whole, at] = [unpack(ENGLISH), 5_000];
  const other = DIGITS.charAt((DIGITS.indexOf(ENGLISH.charAt(at)) + 1) % 64);
  const changed = unpack(`${ENGLISH.slice(0, at)}${other}${ENGLISH.slice(at + 1)}`);
  assert.notEqual(changed, whole);
  assert.equal(changed.slice(0, 6_000), whole.slice(0, 6_000));
});

test('chances are never quite sure, and what came often is foreseen', () => {
  const { chance, learn } = createForesight();
  const code = SIGNS.indexOf('a');
  for (let sign = 0; sign < 300; sign++)
    for (let at = 5; at >= 0; at--) {
      const [bit, foreseen] = [((code >> at) & 1) as 0 | 1, chance()];
      assert.ok(foreseen >= 1 / 2048 && foreseen <= 2047 / 2048);
      if (sign > 50) assert.ok(bit === 1 ? foreseen > 0.98 : foreseen < 0.02);
      assert.equal(learn(bit), at === 0 ? code : -1);
    }
});

test('there are six bits of signs and of digits, each once', () => {
  assert.equal(new Set(SIGNS).size, SIGNS.length);
  assert.ok(SIGNS.length <= 64);
  assert.equal(new Set(DIGITS).size, 64);
});
