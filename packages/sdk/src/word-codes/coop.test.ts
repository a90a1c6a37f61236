import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  clue,
  endTurn,
  flip,
  Match,
  played,
  TEAL_BOARD,
  timeout,
  TRAP,
} from '../../test/word-codes/match.js';
import { score } from './score.js';

const standard = { mode: 'coop' } as const;
const easy = { mode: 'coop', level: 'easy' } as const;
const turn = (card: number): object[] => [clue(1), flip(card), endTurn];

test('WC-11 Amber starts and has 9, whatever the code’s starting team: the key is swapped, the board kept', () => {
  const { state } = new Match(standard, TEAL_BOARD);
  assert.equal(state.turn, 'amber');
  assert.deepEqual(score(state).remaining, { amber: 9, teal: 8 });
  assert.deepEqual(state.key.slice(0, 9), Array(9).fill('amber'));
  assert.deepEqual(state.board, TEAL_BOARD);
  assert.deepEqual(new Match(standard).state.key.slice(0, 9), Array(9).fill('amber'));
  assert.equal(new Match({}, TEAL_BOARD).state.key[0], 'teal', 'not swapped in a team game');
});

test('WC-11 Standard: the rival flips its first unflipped card after every Amber turn', () => {
  const match = new Match(standard);
  assert.deepEqual(match.play(...turn(0)).state.flipped, [0, 16]);
  assert.deepEqual(match.play(...turn(1)).state.flipped, [0, 16, 1, 15]);
  assert.equal(match.state.turn, 'amber');
  assert.equal(match.state.turns, 2);
  assert.deepEqual(match.state.log.flat().slice(-2), [
    { type: 'turn-end', team: 'amber', why: 'end-turn' },
    { type: 'reveal', why: 'rival', card: 15, owner: 'teal' },
  ]);
});

test('WC-11 Easy: after every second turn', () => {
  const match = new Match(easy);
  assert.deepEqual(match.play(...turn(0)).state.flipped, [0]);
  assert.deepEqual(match.play(...turn(1)).state.flipped, [0, 1, 16]);
  assert.deepEqual(match.play(...turn(2)).state.flipped, [0, 1, 16, 2]);
});

test('WC-11 a turn that passes unused counts as a turn', () => {
  assert.deepEqual(played([timeout], standard).state.flipped, [16]);
  assert.equal(played([timeout], standard).state.turns, 1);
  assert.deepEqual(played([timeout], easy).state.flipped, []);
  assert.deepEqual(played([timeout, timeout], easy).state.flipped, [16]);
  assert.deepEqual(played([clue(1), timeout, timeout], easy).state.flipped, [16]);
});

test('WC-11 every way a turn ends moves the rival once', () => {
  const ways: [string, object[]][] = [
    ['a bystander', [clue(1), flip(17)]],
    ['the rival’s own card', [clue(1), flip(9)]],
    ['the last flip', [clue(1), flip(0), flip(1)]],
    ['End turn', turn(0)],
    ['a timeout in guess', [clue(1), timeout]],
    ['a timeout in clue', [timeout]],
  ];
  for (const [way, moves] of ways) {
    const { state } = played(moves, standard);
    assert.equal(state.flipped.at(-1), 16, way);
    assert.equal(state.flipped.filter((card) => state.key[card] === 'teal' && card === 16).length, 1, way);
    assert.equal(state.turns, 1, way);
  }
});

const ends: readonly (readonly [string, object[]])[] = [
  ['End turn', turn(0)],
  ['a timeout in guess', [clue(1), timeout]],
  ['an unused turn', [timeout]],
  ['a bystander', [clue(1), flip(23)]],
  ['the last flip', [clue(1), flip(0), flip(1)]],
];

for (const [how, last] of ends) {
  test(`WC-11 Standard: lost when the rival’s 8th is up, after ${how}`, () => {
    const match = played(Array(7).fill(timeout) as object[], standard);
    assert.equal(score(match.state).remaining.teal, 1);
    const { state } = match.play(...last);
    assert.deepEqual(
      [state.phase, state.winner, state.reason, state.turn, state.turns, state.turnNumber],
      ['finished', 'teal', 'all-found', 'amber', 8, 8],
    );
    assert.equal(state.deadline, null);
  });

  test(`WC-11 Easy: lost when the rival’s 8th is up, after ${how}`, () => {
    const match = played(Array(15).fill(timeout) as object[], easy);
    assert.equal(score(match.state).remaining.teal, 1);
    const { state } = match.play(...last);
    assert.deepEqual([state.phase, state.winner, state.turns], ['finished', 'teal', 16]);
  });
}

test('WC-11 the rival finishes after Amber flipped its last but one', () => {
  const { state } = played([...(Array(6).fill(timeout) as object[]), clue(1), flip(9)], standard);
  assert.deepEqual([state.phase, state.winner, score(state).remaining.teal], ['finished', 'teal', 0]);
  assert.deepEqual(state.flipped.slice(-2), [9, 10]);
  const waits = played([...(Array(12).fill(timeout) as object[]), clue(1), flip(9)], easy).state;
  assert.deepEqual(
    [waits.phase, score(waits).remaining.teal],
    ['clue', 1],
    'the 13th turn moves no rival on Easy',
  );
});

test('WC-11 the rival’s 8th flipped by Amber loses, without a rival’s move', () => {
  const { state } = played([...(Array(7).fill(timeout) as object[]), clue(1), flip(9)], standard);
  assert.deepEqual([state.winner, state.reason, state.flipped.length], ['teal', 'all-found', 8]);
});

test('WC-11 the trap loses; all nine win; a won game knows its turns', () => {
  const lost = played([clue(1), flip(TRAP)], standard).state;
  assert.deepEqual([lost.winner, lost.reason, lost.flipped], ['teal', 'trap', [TRAP]]);
  const won = played([clue('unlimited'), ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map(flip)], standard).state;
  assert.deepEqual([won.winner, won.reason, won.turns, won.flipped.length], ['amber', 'all-found', 1, 9]);
});
