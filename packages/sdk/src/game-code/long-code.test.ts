import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isCluekitError } from '../game/error.js';
import { readLongCode, writeLongCode } from './long-code.js';

const SEED = '000102030405060708090a0b0c0d0e0f';
const isTold = (text: unknown, list = 'everyday/1'): boolean => {
  try {
    readLongCode(text, list);
    return false;
  } catch (error) {
    return isCluekitError(error) && error.code === 'bad-code';
  }
};

test('WC-13 T22 a long code is this one, for ever and on every engine', () => {
  assert.equal(writeLongCode(SEED, 'everyday/1'), '222-2HW-NCX-JWK-JM9-26T-WDK-2W9-79X-VTY-9HV');
  assert.equal(writeLongCode('f'.repeat(32), 'all/1'), '4K9-GMG-XXM-6FV-NRC-PQR-9Y7-4VF-4XP-MKN-RD4');
});

test('property: every seed comes back, however the code is typed', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 16, maxLength: 16 }),
      fc.constantFrom('everyday/1', 'all/1', 'own/7'),
      (bytes, list) => {
        const seed = Buffer.from(bytes).toString('hex');
        const code = writeLongCode(seed, list);
        assert.equal(readLongCode(code, list), seed);
        assert.equal(readLongCode(code.toLowerCase().replaceAll('-', ' '), list), seed);
        assert.equal(writeLongCode(seed.toUpperCase(), list), code);
      },
    ),
    { seed: 2, numRuns: 300 },
  );
});

test('every slip of one sign and every swap of two in these codes is told', () => {
  for (const seed of [SEED, 'f'.repeat(32), 'deadbeef'.repeat(4)]) {
    const signs = [...writeLongCode(seed, 'everyday/1').replaceAll('-', '')];
    for (const [i, one] of signs.entries()) {
      for (const sign of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
        if (sign !== one) assert.ok(isTold(signs.with(i, sign).join('')));
      for (const [j, other] of signs.entries())
        if (one !== other) assert.ok(isTold(signs.with(i, other).with(j, one).join('')), `${i} ${j}`);
    }
  }
});

test('a long code of another list is told', () =>
  assert.ok(isTold(writeLongCode(SEED, 'everyday/1'), 'all/1')));

for (const text of [
  '',
  'constructor',
  'Y'.repeat(33),
  '2'.repeat(33),
  '2'.repeat(500),
  null,
  undefined,
  7,
  {},
])
  test(`no long code: ${JSON.stringify(text)?.slice(0, 40) ?? 'undefined'}`, () => assert.ok(isTold(text)));

test('only a seed of 128 bits has a long code', () => {
  for (const seed of ['ab'.repeat(20), 'ab', ''])
    assert.throws(
      () => writeLongCode(seed, 'all/1'),
      (error) => isCluekitError(error) && error.code === 'bad-seed',
    );
});
