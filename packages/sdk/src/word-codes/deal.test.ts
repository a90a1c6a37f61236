import assert from 'node:assert/strict';
import { test } from 'node:test';
import { madeUpList, steadyBytes } from '../../test/word-codes/lists.js';
import { BOARD } from '../../test/word-codes/match.js';
import { isCluekitError } from '../game/error.js';
import { newGameCode } from '../game-code/game-code.js';
import { checkCommitment } from '../random/commitment.js';
import type { Json } from '../game/game.js';
import { checkBoard } from './board.js';
import { deal, distinctWords } from './deal.js';

const LIST = madeUpList(60);

test('WC-1 WC-2 every code deals a board: 25 different words, 9/8/7/1, a permutation; both teams start', () => {
  const random = steadyBytes(1);
  const starts = new Set<string>();
  for (let i = 0; i < 300; i++) {
    const { board, seed, commitment } = deal({ code: newGameCode(LIST, random), words: LIST });
    assert.deepEqual(checkBoard(board), board);
    assert.ok(board.words.every((word) => LIST.includes(word)));
    assert.deepEqual([seed, commitment], [null, null]);
    starts.add(board.starting);
  }
  assert.deepEqual([...starts].sort(), ['amber', 'teal']);
});

test('WC-4 the same code deals the same board, however it is typed', () => {
  const code = newGameCode(LIST, steadyBytes(2));
  const board = deal({ code, words: LIST }).board;
  assert.deepEqual(
    deal({ code: ` ${code.toLowerCase().replaceAll('-', ' ')} `, words: [...LIST] }).board,
    board,
  );
  assert.notDeepEqual(deal({ code: newGameCode(LIST, steadyBytes(3)), words: LIST }).board, board);
});

test('WC-13 a seed deals a board whose commitment holds for it and for no other', () => {
  const seed = '00112233445566778899aabbccddeeff';
  const one = deal({ seed, words: LIST });
  assert.equal(one.seed, seed);
  assert.ok(checkCommitment(one.commitment ?? '', seed, one.board as unknown as Json));
  assert.ok(!checkCommitment(one.commitment ?? '', seed, { ...one.board, starting: 'x' }));
  assert.ok(!checkCommitment(one.commitment ?? '', seed.replace('0', '1'), one.board as unknown as Json));
  assert.deepEqual(deal({ seed, words: LIST }), one);
});

test('WC-3 a list is taken by its different words, dirt left out', () => {
  const dirty = [
    '  ',
    '',
    'long'.repeat(60),
    '!!!',
    5,
    null,
    ' wren ',
    'WREN',
    'wr-en',
    'Wrén',
    ...madeUpList(24),
  ] as string[];
  assert.deepEqual(distinctWords(dirty), ['wren', ...madeUpList(24)]);
  assert.equal(deal({ seed: '0'.repeat(32), words: dirty }).board.words.length, 25);
});

for (const [what, words, size] of [
  ['24 words', madeUpList(24), 24],
  ['25 words, two the same', [...madeUpList(24), 'WAAAA'], 24],
  ['nothing', [], 0],
  ['no list', null, 0],
] as const)
  test(`WC-3 a list that is too small is refused with both numbers: ${what}`, () =>
    assert.throws(
      () => deal({ seed: '0'.repeat(32), words: words as readonly string[] }),
      (error) =>
        isCluekitError(error) &&
        error.code === 'deck-too-small' &&
        error.message === `A board needs 25 different words; this list has ${size}.`,
    ));

test('WC-3 a list of property names deals', () => {
  const names = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', ...madeUpList(20)];
  assert.deepEqual([...deal({ seed: 'f'.repeat(32), words: names }).board.words].sort(), [...names].sort());
});

for (const seed of ['', 'xyz', '0'.repeat(30), '0'.repeat(33), 5, null, undefined, '0'.repeat(258)])
  test(`WC-13 a seed that is none is told: ${String(seed).slice(0, 40)}`, () =>
    assert.throws(
      () => deal({ seed: seed as string, words: LIST }),
      (error) => isCluekitError(error) && error.code === 'bad-seed',
    ));

test('a board is its own source', () => assert.deepEqual(deal({ board: BOARD }).board, BOARD));
