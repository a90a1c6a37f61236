import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  call,
  choose,
  clue,
  guess,
  Match,
  nextRound,
  pass,
  planned,
  timeout,
  undo,
  withoutClock,
} from '../../test/code-dependence/match.js';

type Make = () => Match;
const three: Make = () => planned({ players: 3, rounds: 2 });
const guessing: Make = () => three().play(clue(0, [1, 2]));
const inOrder: Make = () => planned({ players: 3, rounds: 2, guessMode: 'sequential' }, clue(0));
const lastTurn: Make = () => {
  const match = planned({ players: 2, rounds: 1 });
  for (const _ of [1, 2, 3, 4, 5]) match.play(timeout);
  return match.play(clue(1));
};
const empty: Make = () => {
  const match = planned({ players: 7, rounds: 1 }, clue(0, [1, 2, 3, 4, 5]));
  return match.play(...[1, 2, 3, 4, 5].map((seat) => guess(seat, match.card(0, seat))));
};

const lasts: readonly (readonly [string, Make, (match: Match) => object])[] = [
  ['a choice', () => new Match({ players: 3 }), (m) => choose(1, m.card(1, 2))],
  [
    'the last choice',
    () => new Match({ players: 3 }).play(choose(0, 'baaaa'), choose(1, 'baaah')),
    (m) => choose(2, m.card(2, 2)),
  ],
  ['a planning that ran out', () => new Match({ players: 3 }), () => timeout],
  ['a clue', three, () => clue(0, [3, 1], 'Music')],
  ['a clue that was not given', three, () => timeout],
  ['a submission', guessing, (m) => guess(2, m.card(0, 1))],
  ['a submitted call', guessing, (m) => call(2, m.card(0, 0))],
  ['a reveal with a hit', () => guessing().play(pass(1)), (m) => guess(2, m.card(0, 1))],
  ['a reveal with CODED', () => guessing().play(pass(1)), (m) => call(2, m.card(0, 0))],
  ['a reveal with a miss', () => guessing().play(pass(1)), (m) => guess(2, m.decoy())],
  ['a guess that ran out', () => guessing().play(pass(1)), () => timeout],
  ['an act in order', inOrder, (m) => guess(1, m.card(0, 1))],
  ['the last act in order', () => inOrder().play(pass(1)), (m) => call(2, m.card(0, 0))],
  ['a window in order that ran out', inOrder, () => timeout],
  ['the card that empties the giver', empty, () => pass(6)],
  [
    'the end of a round',
    () => three().passAll().passAll().passAll().passAll().passAll().passAll().passAll().passAll(),
    () => timeout,
  ],
  ['the next round', () => three().endRound(), () => nextRound],
  ['the last guess of the game', lastTurn, (m) => guess(0, m.card(1, 1))],
  ['a game that ran out', lastTurn, () => timeout],
];

for (const [what, make, last] of lasts)
  test(`undo takes back ${what} exactly, through JSON too`, () => {
    for (const json of [false, true]) {
      const match = make();
      const state = structuredClone(match.state);
      const move = last(match);
      match.play(move);
      assert.notDeepEqual(match.state, state);
      if (json) match.roundTrip();
      match.play(undo);
      assert.deepEqual(match.state, state);
      match.play(move);
    }
  });

test('undo is no move to take back: each goes one further, to the deal, then there is nothing', () => {
  const match = new Match({ players: 2, rounds: 2, timers: 1 });
  const states = [structuredClone(match.state)];
  const play = (...moves: object[]): void => {
    for (const move of moves) states.push(structuredClone(match.play(move).state));
  };
  play(choose(1, match.card(1, 2)), timeout, clue(0), guess(1, match.card(0, 1)), timeout, clue(0, [2]));
  play(call(1, match.card(0, 0)), timeout, timeout, timeout, nextRound, timeout);
  while (match.state.phase !== 'finished') play(timeout);
  states.pop();
  for (const state of states.reverse())
    assert.deepEqual(withoutClock(match.play(undo).state), withoutClock(state));
  assert.deepEqual(match.ask(undo), { code: 'nothing-to-undo' });
});

test('a refused move is none that undo takes back', () => {
  const match = three().play(clue(0));
  for (const move of [clue(0), pass(0), guess(1, 'zzz'), nextRound]) assert.ok(match.ask(move));
  assert.equal(match.play(undo).state.phase, 'clue');
});

test('undo: a hundred thousand of them leave a state no larger', () => {
  const match = three().play(clue(0), pass(1));
  const size = JSON.stringify(match.state).length;
  for (let i = 0; i < 25_000; i++) match.play(undo, undo, clue(0), pass(1));
  assert.equal(JSON.stringify(match.state).length, size);
});

test('the whole history of the longest game stays small', () => {
  const match = new Match({ players: 7, rounds: 5 });
  for (let round = 1; round <= 5; round++) {
    match.plan();
    while (match.state.phase === 'clue') {
      const giver = match.view().shared.giver as number;
      match.play(clue(giver, [5]));
      for (const seat of match.seats) if (seat !== giver) match.play(guess(seat, match.decoy()));
    }
    if (round < 5) match.play(nextRound);
  }
  assert.equal(match.state.phase, 'finished');
  assert.equal(match.state.bookmarks.length, 5 * (7 + 14 * 7) + 4);
  const bytes = JSON.stringify(match.state.bookmarks).length;
  assert.ok(bytes < 150_000, `${bytes} bytes`);
});
