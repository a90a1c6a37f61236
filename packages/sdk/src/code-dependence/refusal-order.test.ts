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
} from '../../test/code-dependence/match.js';
import { SITUATIONS } from '../../test/code-dependence/phases.js';
import type { CodeDependenceCommand } from './commands.js';

const bad: readonly unknown[] = [
  ...[null, undefined, 5, 'pass', true, [], [pass(1)], {}],
  ...[null, 'peek', 'start', 'xstate.stop', 'constructor', '__proto__', ['pass'], 'Pass'].map((type) => ({
    ...{ type, seat: 1, word: 'x', tags: [1] },
  })),
  ...[undefined, null, '1', -1, 3, 6, 7, 1.5, NaN, Infinity, {}, [1], true].map(pass),
  ...[undefined, '0', -1, 3, 99].map((seat) => clue(seat)),
  ...[undefined, null, 5, {}, ['music'], false].flatMap((word) => [
    ...[choose(0, word), guess(1, word), call(1, word)],
    { type: 'giveClue', seat: 0, word, tags: [1] },
  ]),
  ...[undefined, null, '1', 1, {}, { length: 1, 0: 1 }].map((tags) => ({
    ...{ type: 'giveClue', seat: 0, word: 'music', tags },
  })),
  JSON.parse('{"__proto__":{"type":"undo"}}'),
];

for (const [situation, make] of SITUATIONS)
  test(`codes: kind and fields come first, in every phase: ${situation}`, () => {
    const match = make();
    const before = match.snapshot;
    for (const move of bad) assert.deepEqual(match.ask(move), { code: 'unknown-move' }, JSON.stringify(move));
    assert.equal(match.snapshot, before);
  });

const planning = (): Match => new Match({ players: 3, rounds: 2 });
const inClue = (): Match => planned({ players: 3, rounds: 2 });
const inGuess = (): Match => inClue().play(clue(0));
const inOrder = (): Match => planned({ players: 3, rounds: 2, guessMode: 'sequential' }, clue(0));
const scoring = (): Match => inClue().endRound();
const over = (): Match => scoring().play(nextRound).endRound();

const cases: readonly (readonly [string, () => Match, unknown, string])[] = [
  ['the phase before the seat: a clue in planning', planning, clue(2), 'wrong-phase'],
  ['the phase before the word: a guess in planning', planning, guess(0, 'zzz'), 'wrong-phase'],
  ['the phase before the seat: a guess in clue', inClue, guess(0, 'zzz'), 'wrong-phase'],
  ['the phase before the seat: a clue in guess', inGuess, clue(1, [], ''), 'wrong-phase'],
  ['a choice after planning', inClue, choose(0, 'zzz'), 'wrong-phase'],
  ['the next round in planning', planning, nextRound, 'wrong-phase'],
  ['the next round in clue', inClue, nextRound, 'wrong-phase'],
  ['the next round in guess', inGuess, nextRound, 'wrong-phase'],
  ['the next round after the end', over, nextRound, 'wrong-phase'],
  ['a timeout in scoring', scoring, timeout, 'wrong-phase'],
  ['a timeout at the end', over, timeout, 'wrong-phase'],
  ['a pass in scoring', scoring, pass(0), 'wrong-phase'],
  ['the seat before the clue', inClue, clue(1, [], 'a b'), 'not-your-turn'],
  ['the seat before the tags', inClue, clue(2, [9]), 'not-your-turn'],
  ['the giver before the word', inGuess, guess(0, 'zzz'), 'not-your-turn'],
  ['the giver before the word of a call', inGuess, call(0, 'zzz'), 'not-your-turn'],
  ['already-acted before the word', () => inGuess().play(pass(1)), guess(1, 'zzz'), 'already-acted'],
  ['already-acted before the word, in order', () => inOrder().play(pass(1)), call(1, 'zzz'), 'already-acted'],
  ['not yet reached before the word', inOrder, guess(2, 'zzz'), 'not-your-turn'],
  ['already-chosen before not-in-hand', () => chosen(planning(), 0), choose(0, 'zzz'), 'already-chosen'],
  ['the clue’s word before its tags', inClue, clue(0, [], 'a b'), 'clue-not-one-word'],
  ['letters before the tags', inClue, clue(0, ['1'], 'a-b'), 'clue-not-letters'],
  ['the bank before the tags', inClue, clue(0, [1, 1], 'baaaa'), 'clue-matches-bank'],
  ['nothing to undo at the start', planning, undo, 'nothing-to-undo'],
];
function chosen(match: Match, seat: number): Match {
  return match.play(choose(seat, match.card(seat, 0)));
}

for (const [what, make, move, code] of cases)
  test(`codes: ${what}`, () => {
    const match = make();
    const before = match.snapshot;
    assert.equal(match.ask(move)?.code, code);
    assert.equal(match.snapshot, before);
  });

test('codes: seat n and beyond is unknown, whatever the game’s most seats are', () => {
  for (const players of [2, 3, 6]) {
    const match = planned({ players }, clue(0));
    assert.deepEqual(match.ask(pass(players)), { code: 'unknown-move' });
    assert.equal(match.ask(pass(players - 1)), null);
  }
});

test('codes: a seat -0 is seat 0', () => {
  const match = planning();
  match.play(choose(-0, match.card(0, 1)));
  assert.ok(JSON.stringify(match.state.coded).startsWith('[1'));
});

test('codes: the chart guards itself: what is refused leaves the very same snapshot', () => {
  const match = inGuess();
  const before = match.snapshot;
  const moves = [pass(0), pass(3), pass(-1), guess(1, 'zzz'), clue(1), nextRound, choose(1, 'zzz')];
  for (const move of moves) match.send(move as CodeDependenceCommand);
  assert.equal(match.snapshot, before);
});

test('codes: unknown fields are ignored and never reach the state', () => {
  const match = inClue().play({ ...clue(0), extra: { a: 1 }, at: -5, seatName: 'x' });
  match.play({ ...pass(1), word: 5, tags: 'x' }, { type: 'timeout', seat: 'x' });
  assert.ok(!JSON.stringify(match.state).includes('extra'));
  assert.equal(Object.getPrototypeOf(match.state), Object.prototype);
});
