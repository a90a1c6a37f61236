import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BYSTANDER,
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

test('WC-7 one’s own card is a point and the turn goes on', () => {
  const { state } = played([clue(2), flip(0)]);
  const { phase, turn, remaining, flipsLeft, flipped } = score(state);
  assert.deepEqual(
    { phase, turn, remaining, flipsLeft, flipped },
    { phase: 'guess', turn: 'amber', remaining: { amber: 8, teal: 8 }, flipsLeft: 2, flipped: [0] },
  );
});

for (const number of [1, 2, 3, 8])
  test(`WC-7 a clue for ${number} allows ${number + 1} flips, and the last one ends the turn by itself`, () => {
    const match = played([clue(number)], {}, number === 8 ? TEAL_BOARD : undefined);
    for (let card = 0; card <= number; card++) {
      assert.equal(match.state.phase, 'guess');
      assert.equal(match.state.flipsLeft, number + 1 - card);
      match.play(flip(card));
    }
    assert.equal(match.state.phase, number === 8 ? 'finished' : 'clue');
    assert.equal(match.state.flipsLeft, null);
    if (number !== 8)
      assert.deepEqual(match.state.log.at(-1)?.at(-1), {
        type: 'turn-end',
        team: 'amber',
        why: 'flips-used',
      });
  });

test('WC-7 ∞ has no limit', () => {
  const match = played([clue('unlimited')]);
  for (let card = 0; card < 8; card++) {
    match.play(flip(card));
    assert.equal(match.state.flipsLeft, 'unlimited');
  }
  assert.equal(match.play(flip(8)).state.winner, 'amber');
});

test('WC-7 a bystander ends the turn', () => {
  const { state } = played([clue(3), flip(0), flip(BYSTANDER)]);
  assert.deepEqual([state.phase, state.turn, state.turnNumber], ['clue', 'teal', 2]);
  assert.deepEqual(score(state).remaining, { amber: 8, teal: 8 });
  assert.deepEqual(state.log.at(-1)?.at(-1), { type: 'turn-end', team: 'amber', why: 'bystander' });
});

test('WC-7 the opponent’s card is their point and ends the turn', () => {
  const { state } = played([clue(3), flip(9)]);
  assert.deepEqual([state.phase, state.turn], ['clue', 'teal']);
  assert.deepEqual(score(state).remaining, { amber: 9, teal: 7 });
});

test('WC-7 WC-10 the trap loses at once, however far ahead', () => {
  const amber = played([clue('unlimited'), ...[0, 1, 2, 3, 4, 5, 6, 7].map(flip), flip(TRAP)]).state;
  assert.deepEqual(
    [amber.winner, amber.reason, amber.turn, amber.phase],
    ['teal', 'trap', 'amber', 'finished'],
  );
  const teal = played([timeout, clue(1), flip(TRAP)]).state;
  assert.deepEqual([teal.winner, teal.reason, teal.turn], ['amber', 'trap', 'teal']);
});

test('WC-10 a team whose last word is flipped by the other wins', () => {
  const moves: object[] = [];
  for (let card = 9; card <= 15; card++) moves.push(clue(1), flip(card), timeout);
  const { state } = played([...moves, clue(1), flip(16)]);
  assert.deepEqual(
    [state.winner, state.reason, state.turn, state.flipsLeft],
    ['teal', 'all-found', 'amber', null],
  );
  assert.equal(state.turnNumber, 15);
});

test('WC-8 at least one flip before End turn', () => {
  const match = played([clue(2)]);
  assert.deepEqual(match.ask(endTurn), { code: 'must-guess-first' });
  match.play(flip(0), endTurn);
  assert.deepEqual([match.state.phase, match.state.turn], ['clue', 'teal']);
  match.play(clue(2));
  assert.deepEqual(match.ask(endTurn), { code: 'must-guess-first' }, 'of this turn');
});

const cards: readonly (readonly [unknown, string])[] = [
  [-1, 'unknown-card'],
  [25, 'unknown-card'],
  [1e20, 'unknown-card'],
  [0, 'card-flipped'],
  [1.5, 'unknown-move'],
  ['1', 'unknown-move'],
  [null, 'unknown-move'],
  [undefined, 'unknown-move'],
  [NaN, 'unknown-move'],
  [Infinity, 'unknown-move'],
  [[1], 'unknown-move'],
  [true, 'unknown-move'],
];

for (const [card, code] of cards)
  test(`WC-7 a card that is none is refused: ${JSON.stringify(card) ?? 'missing'} ${code}`, () => {
    const match = played([clue(3), flip(0)]);
    const before = match.snapshot;
    assert.deepEqual(match.ask(flip(card)), { code });
    assert.equal(match.snapshot, before);
  });

test('WC-7 the card -0, which JSON knows, is card 0', () => {
  const { state } = played([clue(2), JSON.parse('{"type":"flip","card":-0}')]);
  assert.deepEqual(state.flipped, [0]);
});

test('WC-16 a timeout passes the turn, in clue and in guess, with or without a flip', () => {
  assert.deepEqual([played([timeout]).state.turn, played([timeout]).state.turns], ['teal', 1]);
  assert.deepEqual(
    [played([clue(1), timeout]).state.turn, played([clue(1), timeout]).state.turns],
    ['teal', 1],
  );
  assert.equal(played([clue(1), flip(0), timeout]).state.turns, 1);
  assert.equal(played([timeout, timeout]).state.turns, 1, 'Teal’s turns are not counted');
  assert.equal(played([timeout, clue(1), timeout]).state.turns, 1);
  assert.equal(new Match().state.turns, 0);
});
