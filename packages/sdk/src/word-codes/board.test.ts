import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOARD } from '../../test/word-codes/match.js';
import { isCluekitError } from '../game/error.js';
import { checkBoard } from './board.js';

const replaced = <T>(list: readonly T[], at: number, item: unknown): unknown[] =>
  list.map((old, i) => (i === at ? item : old));

test('WC-1 a board is copied with only its own fields', () => {
  const board = checkBoard({ ...BOARD, extra: 1 });
  assert.deepEqual(board, BOARD);
  assert.notEqual(board.words, BOARD.words);
});

test('WC-3 words that are JavaScript property names are words', () => {
  const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty', ...BOARD.words.slice(4)];
  assert.deepEqual(checkBoard({ ...BOARD, words }).words, words);
});

const bad: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['text', 'board'],
  ['a list', []],
  ['no words', { ...BOARD, words: undefined }],
  ['24 words', { ...BOARD, words: BOARD.words.slice(1) }],
  ['26 words', { ...BOARD, words: [...BOARD.words, 'XYLOPHONE'] }],
  ['a word that is none', { ...BOARD, words: replaced(BOARD.words, 3, 5) }],
  ['an empty word', { ...BOARD, words: replaced(BOARD.words, 3, '  ') }],
  ['a word without end', { ...BOARD, words: replaced(BOARD.words, 3, 'A'.repeat(201)) }],
  ['a word twice', { ...BOARD, words: replaced(BOARD.words, 3, 'APPLE') }],
  ['a word twice once folded', { ...BOARD, words: replaced(BOARD.words, 3, 'áp-ple') }],
  ['words that are an object', { ...BOARD, words: { ...BOARD.words, length: 25 } }],
  ['a starting team that is none', { ...BOARD, starting: 'red' }],
  ['a starting team with 8', { ...BOARD, starting: 'teal' }],
  ['two traps', { ...BOARD, key: replaced(BOARD.key, 20, 'trap') }],
  ['no trap', { ...BOARD, key: replaced(BOARD.key, 24, 'bystander') }],
  ['10 of a team', { ...BOARD, key: replaced(BOARD.key, 20, 'amber') }],
  ['an owner that is none', { ...BOARD, key: replaced(BOARD.key, 20, 'constructor') }],
  ['24 owners', { ...BOARD, key: BOARD.key.slice(1) }],
  ['a card twice in the order', { ...BOARD, revealOrder: replaced(BOARD.revealOrder, 0, 0) }],
  ['a card 25', { ...BOARD, revealOrder: replaced(BOARD.revealOrder, 0, 25) }],
  ['a card -1', { ...BOARD, revealOrder: replaced(BOARD.revealOrder, 24, -1) }],
  ['a card 1.5', { ...BOARD, revealOrder: replaced(BOARD.revealOrder, 24, 1.5) }],
  ['a card as text', { ...BOARD, revealOrder: BOARD.revealOrder.map(String) }],
  ['24 of an order', { ...BOARD, revealOrder: BOARD.revealOrder.slice(1) }],
  ['no order', { ...BOARD, revealOrder: null }],
  ['holes', { ...BOARD, words: Array(25) }],
];

for (const [what, board] of bad)
  test(`WC-1 no board: ${what}`, () =>
    assert.throws(
      () => checkBoard(board),
      (error) => isCluekitError(error) && error.code === 'bad-board',
    ));
