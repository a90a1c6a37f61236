import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkBoardClue } from './check-board.js';

const illegal = (code: string, word?: string): object =>
  word === undefined ? { verdict: 'illegal', code } : { verdict: 'illegal', code, word };

test('WC-6 each check goes over the whole board before the next, and the first word is named', () => {
  const board = ['SEASHORE', 'SEA', 'SEASIDE', 'SHORE', 'ÉTÉ'];
  assert.deepEqual(checkBoardClue('shore', board), illegal('clue-matches-board', 'SHORE'));
  assert.deepEqual(checkBoardClue('seashores', board), illegal('clue-contains-board-word', 'SEASHORE'));
  assert.deepEqual(checkBoardClue('eas', board), illegal('clue-inside-board-word', 'SEASHORE'));
  assert.deepEqual(checkBoardClue('Ete', board), illegal('clue-matches-board', 'ÉTÉ'));
  assert.deepEqual(checkBoardClue('harbour', board), { verdict: 'legal' });
});

test('WC-6 stems play no part, and short words are not exempt', () => {
  assert.deepEqual(checkBoardClue('mice', ['MOUSE']), { verdict: 'legal' });
  assert.deepEqual(checkBoardClue('carrot', ['CAR']), illegal('clue-contains-board-word', 'CAR'));
  assert.deepEqual(checkBoardClue('a', ['CAR']), illegal('clue-inside-board-word', 'CAR'));
});

test('WC-6 joiners and spaces are gone when words are compared', () => {
  assert.deepEqual(checkBoardClue('ice-cream', ['ICE CREAM']), illegal('clue-matches-board', 'ICE CREAM'));
  assert.deepEqual(checkBoardClue('o’clock', ['CLOCK']), illegal('clue-contains-board-word', 'CLOCK'));
  assert.deepEqual(checkBoardClue(' cre‑am ', ['ICE CREAM']), illegal('clue-inside-board-word', 'ICE CREAM'));
});

test('WC-6 a clue that is no word of letters is refused before any word is looked at', () => {
  assert.deepEqual(checkBoardClue('', ['CAR']), illegal('clue-not-one-word'));
  assert.deepEqual(checkBoardClue('two words', ['CAR']), illegal('clue-not-one-word'));
  assert.deepEqual(checkBoardClue('car2', ['CAR']), illegal('clue-not-letters'));
  assert.deepEqual(checkBoardClue('-car', ['CAR']), illegal('clue-not-letters'));
});

test('WC-6 a board word that folds to nothing is skipped, a clue that does is none', () => {
  assert.deepEqual(checkBoardClue('car', ['', '!!', '\u{1f600}']), { verdict: 'legal' });
  assert.deepEqual(checkBoardClue('\ufe70', ['CAR']), illegal('clue-not-letters'));
});

test('property names are words like others', () => {
  assert.deepEqual(checkBoardClue('constructor', ['CAR']), { verdict: 'legal' });
  const found = checkBoardClue('proto', ['__proto__']);
  assert.deepEqual(found, illegal('clue-matches-board', '__proto__'));
});

test('endless words on a board are compared once, in any script', () => {
  const endless = ['x'.repeat(1_000_000), 'я'.repeat(300_000), `a${'\u0301'.repeat(300_000)}`];
  assert.deepEqual(checkBoardClue('river', endless), { verdict: 'legal' });
  assert.deepEqual(checkBoardClue('xx', endless), illegal('clue-inside-board-word', endless[0] ?? ''));
});

test('the words array may change between calls', () => {
  const board = ['CAR'];
  assert.equal(checkBoardClue('cargo', board).verdict, 'illegal');
  board[0] = 'BOAT';
  assert.equal(checkBoardClue('cargo', board).verdict, 'legal');
});
