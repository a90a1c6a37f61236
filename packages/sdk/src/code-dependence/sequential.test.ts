import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Match } from '../../test/code-dependence/match.js';
import { call, clue, guess, pass, planned, timeout } from '../../test/code-dependence/match.js';

/** Four seats one after the other; seat 1 gives, so that the order is 2, 3, 0. */
function four(): Match {
  return planned({ players: 4, guessMode: 'sequential' }, timeout, clue(1, [1, 2]));
}

test('CD-12 sequential: seats in order after the giver, each result public before the next acts', () => {
  const match = four();
  assert.equal(match.view().shared.guesser, 2);
  match.play(guess(2, match.card(1, 1)));
  const { shared, mine } = match.view('seat-2');
  assert.equal(mine.submitted, null, 'it is public at once');
  assert.equal(shared.guesser, 3);
  const act = shared.log.at(-1);
  assert.ok(act?.type === 'act' && act.seat === 2 && act.outcome === 'hit' && act.slot === 1);
  assert.deepEqual(match.state.shed[1], [1]);
  assert.deepEqual(match.state.scores, [-1, 1, 2, 0]);
  match.play(guess(3, match.decoy()));
  assert.equal(match.view().shared.guesser, 0);
  match.play(pass(0));
  assert.deepEqual(
    [match.state.phase, match.view().shared.giver, match.view().shared.guesser],
    ['clue', 2, null],
  );
});

test('CD-12 sequential: who is not reached waits, who has acted has acted, the giver never acts', () => {
  const match = four();
  assert.deepEqual(match.ask(pass(3)), { code: 'not-your-turn' });
  assert.deepEqual(match.ask(pass(0)), { code: 'not-your-turn' });
  assert.deepEqual(match.ask(pass(1)), { code: 'not-your-turn' });
  match.play(pass(2));
  assert.deepEqual(match.ask(pass(2)), { code: 'already-acted' });
  assert.deepEqual(match.ask(pass(0)), { code: 'not-your-turn' });
  assert.deepEqual(match.ask(pass(1)), { code: 'not-your-turn' });
  assert.equal(match.ask(pass(3)), null);
});

test('CD-11 sequential: a card that was just shed, and a CODED just exposed, is revealed to the next', () => {
  const match = four();
  match.play(guess(2, match.card(1, 1)));
  assert.deepEqual(match.ask(guess(3, match.card(1, 1))), { code: 'word-revealed' });
  match.play(guess(3, match.card(1, 0)));
  assert.deepEqual(match.ask(guess(0, match.card(1, 0))), { code: 'word-revealed' });
  assert.deepEqual(match.ask(call(0, match.card(1, 0))), { code: 'coded-exposed' });
  assert.deepEqual(match.state.scores, [-1, -5, 2, -2]);
});

test('CD-13 sequential: the same points as in one window', () => {
  const match = four();
  match.play(call(2, match.card(1, 0)), guess(3, match.card(1, 2)), pass(0));
  assert.deepEqual(match.state.scores, [-2, -5, 5, 2]);
});

test('CD-10 sequential: time up is for the one whose turn it is', () => {
  const match = four().play(timeout);
  assert.equal(match.view().shared.guesser, 3);
  assert.deepEqual(match.state.scores, [-1, 0, -1, 0]);
  match.play(timeout, timeout);
  assert.equal(match.state.phase, 'clue');
  assert.deepEqual(match.state.scores, [-2, 0, -1, -1]);
  const acts = match.view().shared.log.filter((entry) => entry.type === 'act');
  assert.ok(acts.every(({ act, word, outcome }) => act === 'timeout' && word === null && outcome === null));
});

test('CD-18 CD-10 sequential: the last card empties the giver at once, and the rest still act', () => {
  const match = planned({ players: 7, guessMode: 'sequential' }, clue(0, [1, 2, 3, 4, 5]));
  match.play(...[1, 2, 3, 4, 5].map((seat) => guess(seat, match.card(0, seat))));
  assert.equal(match.state.scores[0], 5 + 3, 'the clue’s bonus waits until all have acted');
  assert.equal(match.view().shared.guesser, 6);
  match.play(guess(6, match.card(0, 0)));
  assert.equal(match.state.scores[0], 5 + 3 - 6 + 6);
});
