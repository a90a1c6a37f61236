import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { isCluekitError } from '../game/error.js';
import { checkCommitment, commit } from './commitment.js';

const SEED = '000102030405060708090a0b0c0d0e0f';
const deal = { b: [1, 'x', null, true], a: { d: 1.5, c: 'é' } };
const GOLDEN = 'cb84ac981ed694c00c535439cd8da306e05acd8e6495b87450fcf2f7f1015d9a';

test('T22 a commitment is this one, for ever and on every engine', () =>
  assert.equal(commit(SEED, deal), GOLDEN));

test('a commitment is SHA-256 of a format line, the seed and the deal with its keys in order', () => {
  const text = `cluekit-commitment/1\n${SEED}\n{"a":{"c":"é","d":1.5},"b":[1,"x",null,true]}`;
  assert.equal(createHash('sha256').update(text, 'utf8').digest('hex'), GOLDEN);
});

test('the order of keys and the case of digits do not matter', () => {
  const other = { a: { c: 'é', d: 1.5 }, b: [1, 'x', null, true] };
  assert.equal(commit('000102030405060708090A0B0C0D0E0F', other), GOLDEN);
  assert.ok(checkCommitment(GOLDEN.toUpperCase(), SEED, other));
});

test('another seed, another deal and another order of a list are told', () => {
  assert.ok(!checkCommitment(GOLDEN, SEED.replace('0f', '0e'), deal));
  assert.ok(!checkCommitment(GOLDEN, SEED, { ...deal, a: {} }));
  assert.ok(!checkCommitment(GOLDEN, SEED, { ...deal, b: ['x', 1, null, true] }));
  assert.ok(!checkCommitment('', SEED, deal));
});

test('T7 no commitment to a seed that can be guessed', () =>
  assert.throws(
    () => commit('00', deal),
    (error) => isCluekitError(error) && error.code === 'bad-seed',
  ));
