import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Match } from '../../test/code-dependence/match.js';
import { call, clue, guess, pass, planned } from '../../test/code-dependence/match.js';

for (const guessMode of ['simultaneous', 'sequential'] as const) {
  const three = (): Match => planned({ players: 3, rounds: 2, guessMode }, clue(0));

  test(`CD-14 one call for each giver in a round, for each guesser: ${guessMode}`, () => {
    const match = three();
    match.play(call(1, match.decoy()), pass(2));
    match.play(clue(1), ...(guessMode === 'sequential' ? [pass(2), pass(0)] : [pass(0), pass(2)]));
    match.play(clue(2), call(0, match.decoy()), call(1, match.decoy(1)));
    match.play(clue(0));
    assert.deepEqual(match.ask(call(1, match.card(0, 0))), { code: 'call-used' });
    assert.deepEqual(match.view('seat-1').mine.can, ['guess', 'pass']);
    match.play(guess(1, match.card(0, 1)));
    assert.deepEqual(
      match.view('seat-2').mine.can,
      ['guess', 'callIt', 'pass'],
      'seat 2 has not called seat 0',
    );
    match.play(call(2, match.card(0, 0)));
    assert.deepEqual(match.state.calls, [0, 0, 1]);
  });

  test(`CD-14 a right call uses it up too, and the next round brings a new one: ${guessMode}`, () => {
    const match = three();
    match.play(call(1, match.card(0, 0)), pass(2));
    assert.deepEqual(match.state.called, [[], [0], []]);
    match.endRound().play({ type: 'nextRound' }).plan();
    while (match.view().shared.giver !== 0) match.passAll();
    match.play(clue(0));
    assert.equal(match.ask(call(1, match.card(0, 0))), null);
    match.rest();
    assert.deepEqual(match.state.calls, [0, 2, 0]);
  });

  test(`CD-14 an exposed CODED cannot be called any more, whatever is named: ${guessMode}`, () => {
    const match = three();
    match.play(guess(1, match.card(0, 0)));
    if (guessMode === 'simultaneous') match.play(pass(2)).passAll().passAll().play(clue(0));
    for (const word of [match.card(0, 0), match.card(0, 1), match.decoy(), 'zzz'])
      assert.deepEqual(match.ask(call(2, word)), { code: 'coded-exposed' });
    assert.deepEqual(match.view('seat-2').mine.can, ['guess', 'pass']);
    assert.deepEqual(match.state.called, [[], [], []], 'a refused call is not used up');
  });
}

test('CD-14 what is refused comes in this order: exposed, unknown, revealed, used', () => {
  const match = planned({ players: 3, rounds: 1 }, clue(0));
  match.play(call(1, match.decoy()), guess(2, match.card(0, 1)), clue(1), pass(2), pass(0));
  match.passAll().play(clue(0, [3]));
  assert.deepEqual(match.ask(call(1, 'zzz')), { code: 'unknown-word' });
  assert.deepEqual(match.ask(call(1, match.card(0, 1))), { code: 'word-revealed' });
  assert.deepEqual(match.ask(call(1, match.card(0, 2))), { code: 'call-used' });
});

test('CD-11 a word longer than any of a deal is unknown, and is not folded to find that out', () => {
  const match = planned({ players: 3, rounds: 1 }, clue(0));
  const long = (word: string): string => `${word}${' '.repeat(200)}`;
  for (const act of [guess, call])
    assert.deepEqual(match.ask(act(1, long(match.decoy()))), { code: 'unknown-word' });
  match.play({ type: 'undo' }, { type: 'undo' });
  const choice = { type: 'chooseCoded', seat: 2, word: long(match.card(2, 1)) } as const;
  assert.deepEqual(match.ask(choice), { code: 'not-in-hand' });
});

test('CD-19 a wrong call and a CODED hit are no misses; a right call is counted', () => {
  const match = planned({ players: 4 }, clue(0));
  match.play(call(1, match.decoy()), guess(2, match.card(0, 0)), call(3, match.card(0, 0)));
  assert.deepEqual(
    [match.state.misses, match.state.calls],
    [
      [0, 0, 0, 0],
      [0, 0, 0, 1],
    ],
  );
  match.play(clue(1), pass(2), guess(0, match.decoy()), guess(3, match.card(0, 1)));
  assert.deepEqual(match.state.misses, [1, 0, 0, 1]);
});
