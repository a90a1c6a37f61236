import assert from 'node:assert/strict';
import { test } from 'node:test';
import { madeUpList, steadyBytes } from '../../test/word-codes/lists.js';
import { newGameCode, parseGameCode, readGameCode } from '../game-code/game-code.js';
import { readLongCode, writeLongCode } from '../game-code/long-code.js';
import { isCluekitError } from '../game/error.js';
import { checkCommitment, commit } from '../random/commitment.js';
import { newSeed } from '../random/seed.js';
import { deal } from './deal.js';
import { nextCode } from './next-code.js';

/** Nothing of this is what any of the doors asks for; a door that takes texts is not asked with `TEXT`. */
const NONSENSE: readonly unknown[] = [null, 5, true, {}, Symbol('x'), () => 1];
const NOTHING: readonly unknown[] = [undefined, ...NONSENSE];
const words = madeUpList(30);
const SEED = '000102030405060708090a0b0c0d0e0f';
const code = newGameCode(words, steadyBytes(1));
const long = writeLongCode(SEED, 'own');

/** A door, what it is asked with, and the codes that may come of it. */
type Door = readonly [string, readonly unknown[], (nonsense: never) => unknown, string];
const DOORS: readonly Door[] = [
  ['deal(…)', [undefined, null, 5, 'code', Symbol('x'), () => 1], (no) => deal(no), 'bad-deal'],
  ['deal({})', [{}, []], (no) => deal(no), 'deck-too-small'],
  ['deal({ board: … })', NOTHING, (board) => deal({ board }), 'bad-board'],
  ['deal({ code: … })', NOTHING, (no) => deal({ code: no, words }), 'bad-code'],
  ['deal({ code, words: … })', NOTHING, (no) => deal({ code, words: no }), 'deck-too-small'],
  ['deal({ seed: … })', NOTHING, (seed) => deal({ seed, words }), 'bad-seed'],
  ['deal({ seed, words: … })', NOTHING, (no) => deal({ seed: SEED, words: no }), 'deck-too-small'],
  ['nextCode(…)', NOTHING, (no) => nextCode(no, steadyBytes(1)), 'deck-too-small'],
  ['nextCode(words, …)', NOTHING, (no) => nextCode(words, no), 'bad-options'],
  ['nextCode(words, random, …)', NONSENSE, (no) => nextCode(words, steadyBytes(1), no), 'bad-options'],
  ['newGameCode(…)', NOTHING, (no) => newGameCode(no, steadyBytes(1)), 'bad-options'],
  ['newGameCode(words, …)', NOTHING, (no) => newGameCode(words, no), 'bad-options'],
  ['newSeed(…)', NOTHING, (no) => newSeed(no), 'bad-options'],
  ['readGameCode(…)', [...NOTHING, '', 'ABC'], (no) => readGameCode(no), 'bad-code'],
  ['parseGameCode(…)', NOTHING, (no) => parseGameCode(no, words), 'bad-code'],
  ['parseGameCode(code, …)', NOTHING, (no) => parseGameCode(code, no), 'bad-options'],
  ['readLongCode(…)', [...NOTHING, '', 'ABC'], (no) => readLongCode(no, 'own'), 'bad-code'],
  ['readLongCode(code, …)', NOTHING, (no) => readLongCode(long, no), 'bad-options'],
  ['writeLongCode(…)', NOTHING, (no) => writeLongCode(no, 'own'), 'bad-seed'],
  ['writeLongCode(seed, …)', NOTHING, (no) => writeLongCode(SEED, no), 'bad-options'],
  ['commit(…)', NOTHING, (no) => commit(no, null), 'bad-seed'],
  ['commit(seed, …)', [undefined, NaN, 5n, Symbol('x'), () => 1], (no) => commit(SEED, no), 'bad-deal'],
  ['commit(seed, { … })', [undefined, -Infinity, 5n], (no) => commit(SEED, { no: [no] }), 'bad-deal'],
  ['checkCommitment(…)', NOTHING, (no) => checkCommitment(no, SEED, null), 'bad-options'],
  ['checkCommitment(c, …)', NOTHING, (no) => checkCommitment('', no, null), 'bad-seed'],
];

for (const [door, asked, ask, wanted] of DOORS)
  test(`nonsense at ${door} is told in one sentence: ${wanted}`, () => {
    for (const nonsense of asked)
      assert.throws(
        () => ask(nonsense as never),
        (error) => isCluekitError(error) && error.code === wanted && /^[A-Z][^\n]+\.$/.test(error.message),
        String(nonsense),
      );
  });

test('random bytes that do not fill what was asked for are refused', () => {
  for (const random of [() => new Uint8Array(0), () => new Uint8Array(3), () => undefined, () => null])
    assert.throws(
      () => newSeed(random as never),
      (error) => isCluekitError(error) && error.code === 'bad-options',
    );
});
