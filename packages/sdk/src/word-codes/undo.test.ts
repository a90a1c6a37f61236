import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  callFoul,
  clue,
  endTurn,
  flip,
  Match,
  timeout,
  TRAP,
  undo,
  withoutClock,
} from '../../test/word-codes/match.js';
import type { WordCodesOptionsInput } from './options.js';

const teams = {};
const standard = { mode: 'coop' } as const;
const easy = { mode: 'coop', level: 'easy' } as const;
const sevenTimes = (move: object): object[] => Array<object>(7).fill(move);

const lasts: readonly (readonly [string, WordCodesOptionsInput, object[], object])[] = [
  ['a clue', teams, [], clue(2, 'music')],
  ['an unlimited clue', teams, [], clue('unlimited')],
  ['a flip that goes on', teams, [clue(2)], flip(0)],
  ['a second flip', teams, [clue(2), flip(0)], flip(1)],
  ['a flip under ∞', teams, [clue('unlimited'), flip(0)], flip(1)],
  ['a last flip', teams, [clue(1), flip(0)], flip(1)],
  ['a bystander', teams, [clue(2), flip(0)], flip(17)],
  ['the opponent’s card', teams, [clue(2)], flip(9)],
  ['End turn', teams, [clue(2), flip(0)], endTurn],
  ['a foul', teams, [clue(2), flip(0)], callFoul],
  ['a timeout in clue', teams, [], timeout],
  ['a timeout in guess', teams, [clue(2), flip(0)], timeout],
  ['the trap', teams, [clue(2), flip(0)], flip(TRAP)],
  ['the last word', teams, [clue('unlimited'), ...[0, 1, 2, 3, 4, 5, 6, 7].map(flip)], flip(8)],
  [
    'a foul that wins',
    teams,
    [
      ...Array(7)
        .fill([clue(1), callFoul, timeout])
        .flat(),
      clue(1),
    ],
    callFoul,
  ],
  ['a rival’s move', standard, [clue(2), flip(0)], endTurn],
  ['a turn without a rival’s move', easy, [clue(2), flip(0)], endTurn],
  ['a second turn’s rival', easy, [timeout, clue(2), flip(0)], flip(17)],
  ['a rival who finishes after End turn', standard, [...sevenTimes(timeout), clue(2), flip(0)], endTurn],
  ['a rival who finishes after a flip', standard, [...sevenTimes(timeout), clue(2)], flip(17)],
  ['a rival who finishes after an unused turn', standard, sevenTimes(timeout), timeout],
];

for (const [what, options, before, last] of lasts)
  test(`undo takes back ${what} exactly, through JSON too`, () => {
    for (const json of [false, true]) {
      const match = new Match(options).play(...before);
      const state = structuredClone(match.state);
      match.play(last);
      assert.notDeepEqual(match.state, state);
      if (json) match.roundTrip();
      match.play(undo);
      assert.deepEqual(match.state, state);
      match.play(last);
    }
  });

test('undo is no move to take back: each goes one further, to the deal, then there is nothing', () => {
  const moves = [clue(2), flip(0), flip(17), timeout, clue(1), callFoul, clue(1), flip(TRAP)];
  const match = new Match();
  const states = [structuredClone(match.state)];
  for (const move of moves) states.push(structuredClone(match.play(move).state));
  for (let i = moves.length - 1; i >= 0; i--) assert.deepEqual(match.play(undo).state, states[i]);
  assert.deepEqual(match.ask(undo), { code: 'nothing-to-undo' });
});

test('a refused move is none that undo takes back', () => {
  const match = new Match().play(clue(2));
  match.ask(endTurn);
  match.ask(flip(99));
  assert.equal(match.play(undo).state.phase, 'clue');
});

test('undo: a running clock starts its turn anew (WC-16), everything else is as it was', () => {
  const match = new Match({ turnSeconds: 60 });
  match.now = 20_000;
  match.play(clue(1));
  const before = structuredClone(match.state);
  match.now = 30_000;
  match.play(flip(0));
  match.now = 40_000;
  match.play(undo);
  assert.deepEqual(withoutClock(match.state), withoutClock(before));
  assert.deepEqual(match.state.deadline, { key: 'turn/1', at: 100_000 });
});
