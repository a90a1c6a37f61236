import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  callFoul,
  claimFoul,
  clue,
  endTurn,
  flip,
  Match,
  played,
  timeout,
  undo,
} from '../../test/word-codes/match.js';
import { score } from './score.js';

test('WC-9 a foul ends the turn and reveals the calling team’s first unflipped card of the order', () => {
  const { state } = played([clue(2), flip(0), callFoul]);
  assert.deepEqual([state.phase, state.turn, state.flipsLeft], ['clue', 'teal', null]);
  assert.deepEqual(state.flipped, [0, 16]);
  assert.deepEqual(score(state).remaining, { amber: 8, teal: 7 });
  assert.deepEqual(state.log.flat().slice(-2), [
    { type: 'reveal', why: 'foul', card: 16, owner: 'teal' },
    { type: 'turn-end', team: 'amber', why: 'foul' },
  ]);
});

test('WC-9 a flipped card is passed over', () => {
  assert.deepEqual(
    played([clue(1), flip(16), clue(1), flip(17), clue(1), callFoul]).state.flipped,
    [16, 17, 15],
  );
});

test('WC-9 Teal’s foul reveals for Amber', () => {
  assert.deepEqual(played([timeout, clue(1), callFoul]).state.flipped, [8]);
});

test('WC-9 a foul that reveals the last card wins; the turn is the fouled team’s', () => {
  const moves: object[] = [];
  for (let i = 0; i < 7; i++) moves.push(clue(1), callFoul, timeout);
  const match = played([...moves, clue(1)]);
  assert.equal(score(match.state).remaining.teal, 1);
  const { state } = match.play(callFoul);
  assert.deepEqual(
    [state.phase, state.winner, state.reason, state.turn, score(state).remaining.teal],
    ['finished', 'teal', 'all-found', 'amber', 0],
  );
});

test('WC-9 no foul before the clue or after the turn or the end', () => {
  assert.deepEqual(new Match().ask(callFoul), { code: 'wrong-phase' });
  assert.deepEqual(played([clue(1), flip(0), endTurn]).ask(callFoul), { code: 'wrong-phase' });
  assert.deepEqual(played([clue(1), flip(24)]).ask(callFoul), { code: 'wrong-phase' });
});

test('WC-9 no foul in Co-op, and the phase is looked at first', () => {
  assert.deepEqual(played([clue(1)], { mode: 'coop' }).ask(callFoul), { code: 'foul-unavailable' });
  assert.deepEqual(new Match({ mode: 'coop' }).ask(callFoul), { code: 'wrong-phase' });
});

test('WC-9 over a network a foul stands when the fouled team’s clue-giver accepts it', () => {
  const match = played([clue(2)]);
  const before = match.state;
  assert.deepEqual(match.ask(callFoul, 'teal-giver'), { code: 'not-your-turn' });
  assert.deepEqual(match.ask(callFoul, 'amber-giver'), { code: 'not-your-turn' });
  assert.deepEqual(match.ask(claimFoul, 'teal-guesser'), { code: 'not-your-turn' });
  assert.equal(match.ask(claimFoul, 'teal-giver'), null);
  assert.equal(match.state.foulClaimed, true);
  assert.deepEqual({ ...match.state, foulClaimed: false }, before);
  assert.deepEqual(match.ask(callFoul, 'teal-giver'), { code: 'not-your-turn' });
  assert.equal(match.ask(callFoul, 'amber-giver'), null);
  assert.equal(match.state.foulClaimed, false);
  assert.equal(match.state.turn, 'teal');
});

test('WC-9 a claim ends with its turn, and undo brings it back exactly', () => {
  const match = played([clue(2), claimFoul, flip(0)]);
  assert.equal(match.state.foulClaimed, true);
  assert.equal(match.play(undo).state.foulClaimed, true);
  assert.equal(match.play(timeout).state.foulClaimed, false);
  assert.equal(match.play(undo).state.foulClaimed, true);
  assert.deepEqual(new Match().ask(claimFoul), { code: 'wrong-phase' });
  assert.deepEqual(played([clue(1)], { mode: 'coop' }).ask(claimFoul), { code: 'foul-unavailable' });
});
