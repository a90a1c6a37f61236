import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Match } from '../../test/code-dependence/match.js';
import { call, clue, guess, pass, planned, timeout } from '../../test/code-dependence/match.js';
import { codeDependence } from './index.js';

/** Four seats, seat 0 has given a clue that tags slots 1 and 2. */
const four = (): Match => planned({ players: 4 }, clue(0, [1, 2]));
const scores = (match: Match): readonly number[] => match.state.scores;
type Moves = (match: Match) => object[];

/** CD-13: what one act of seat 1 is worth to it and to the giver; the others pass, which is -1 each. */
const rows: readonly (readonly [string, Moves, number, number])[] = [
  ['guess: a tagged playable card', (m) => [guess(1, m.card(0, 1))], 2, 1],
  ['guess: an untagged playable card', (m) => [guess(1, m.card(0, 6))], 2, 1],
  ['guess: CODED', (m) => [guess(1, m.card(0, 0))], -2, -6],
  ['guess: a decoy', (m) => [guess(1, m.decoy())], -1, 0],
  ['guess: a card of another seat', (m) => [guess(1, m.card(2, 1))], -1, 0],
  ['guess: the CODED of another seat', (m) => [guess(1, m.card(2, 0))], -1, 0],
  ['guess: a word of one’s own hand (CD-11)', (m) => [guess(1, m.card(1, 3))], -1, 0],
  ['guess: one’s own CODED (CD-11)', (m) => [guess(1, m.card(1, 0))], -1, 0],
  ['CALL IT: CODED', (m) => [call(1, m.card(0, 0))], 5, -6],
  ['CALL IT: a playable card', (m) => [call(1, m.card(0, 1))], -3, 0],
  ['CALL IT: a decoy', (m) => [call(1, m.decoy())], -3, 0],
  ['CALL IT: one’s own CODED', (m) => [call(1, m.card(1, 0))], -3, 0],
  ['pass', () => [pass(1)], -1, 0],
  ['nothing within the window (CD-10)', () => [], -1, 0],
];
for (const [what, act, guesser, giver] of rows)
  test(`CD-13 ${what}: ${guesser} for the guesser, ${giver} for the giver`, () => {
    const match = four();
    match.play(...act(match), pass(2), pass(3)).rest();
    assert.deepEqual(scores(match), [giver, guesser, -1, -1]);
    assert.deepEqual([match.state.phase, match.view().shared.giver], ['clue', 1]);
  });

test('CD-13 a wrong call sheds nothing, and does not say what the card was', () => {
  const match = four();
  match.play(call(1, match.card(0, 1)), pass(2), pass(3));
  assert.deepEqual(match.state.shed, [[], [], [], []]);
  const act = match.view().shared.log.find((entry) => entry.type === 'act' && entry.seat === 1);
  assert.deepEqual(act, {
    ...{ type: 'act', round: 1, clueTurn: 1, giver: 0, seat: 1, act: 'callIt', word: match.card(0, 1) },
    ...{ outcome: 'miss', slot: null, points: -3 },
  });
});

test('CD-12 a submission is private: only that a seat has acted is public, until all are in', () => {
  const match = four();
  const before = match.view().shared;
  match.play(guess(2, match.card(0, 1)));
  const { shared, mine } = match.view('seat-3');
  assert.equal(mine.submitted, null);
  assert.deepEqual(
    shared.seats.map(({ acted }) => acted),
    [false, false, true, false],
  );
  assert.equal(shared.log, before.log);
  assert.equal(shared.sheet, before.sheet);
  assert.equal(shared.bank, before.bank);
  assert.deepEqual(match.view('seat-2').mine.submitted, { act: 'guess', word: match.card(0, 1) });
  match.play(pass(1), call(3, match.card(0, 0)));
  assert.equal(match.view('seat-2').mine.submitted, null);
});

test('CD-12 what a seat has handed in is in its own view alone', () => {
  const match = four();
  match.passAll().play(clue(1), guess(0, match.card(1, 1)));
  for (const audience of codeDependence.audiences) {
    const expected = audience === 'seat-0' ? { act: 'guess', word: match.card(1, 1) } : null;
    assert.deepEqual(match.view(audience).mine.submitted, expected, audience);
  }
});

test('CD-12 a submission is final', () => {
  const match = four();
  match.play(guess(2, match.card(0, 1)));
  for (const move of [guess(2, match.card(0, 2)), call(2, match.card(0, 0)), pass(2)])
    assert.deepEqual(match.ask(move), { code: 'already-acted' });
});

test('CD-12 seats act in any order, and are revealed together in order after the giver', () => {
  const match = planned({ players: 4 }, clue(0)).passAll();
  match.play(clue(1), pass(0), guess(3, match.decoy()), guess(2, match.card(1, 1)));
  const acts = match.view().shared.log.slice(-3);
  assert.deepEqual(
    acts.map((entry) => entry.type === 'act' && [entry.seat, entry.act, entry.outcome, entry.slot]),
    [
      [2, 'guess', 'hit', 1],
      [3, 'guess', 'miss', null],
      [0, 'pass', null, null],
    ],
  );
});

test('CD-12 CD-13 several hit the same card: every guesser scores, the giver for each, and it is shed once', () => {
  const match = four();
  match.play(guess(1, match.card(0, 2)), guess(3, match.card(0, 2)), guess(2, match.card(0, 2)));
  assert.deepEqual(scores(match), [3, 2, 2, 2]);
  assert.deepEqual(match.state.shed, [[2], [], [], []]);
  const { sheet } = match.view().shared;
  assert.equal(sheet.filter(({ why }) => why === 'reached').length, 3);
  assert.equal(sheet.filter(({ why }) => why === 'clue-bonus').length, 0, 'one card is no bonus');
});

test('CD-13 several name CODED, by guess and by call: every one scores, the giver loses 6 once', () => {
  const match = four();
  match.play(guess(1, match.card(0, 0)), call(2, match.card(0, 0)), guess(3, match.card(0, 0)));
  assert.deepEqual(scores(match), [-6, -2, 5, -2]);
  assert.deepEqual(match.state.exposed, [true, false, false, false]);
  assert.equal(match.view().shared.sheet.filter(({ why }) => why === 'exposed').length, 1);
});

test('CD-12 all are judged against the cards as they stood when the window opened', () => {
  const match = four();
  // Seat 1 exposes CODED; seat 3 called it in the same window, and is right all the same.
  match.play(guess(1, match.card(0, 0)), pass(2), call(3, match.card(0, 0)));
  assert.deepEqual(scores(match), [-6, -2, -1, 5]);
  assert.deepEqual(match.state.calls, [0, 0, 0, 1]);
});

test('CD-11 a word that is known to all is refused and costs nothing, and so is one outside the bank', () => {
  const match = four();
  match.play(guess(1, match.card(0, 1)), call(2, match.card(0, 0)), pass(3), clue(1));
  for (const word of [match.card(0, 1), match.card(0, 0), ` ${match.card(0, 1).toUpperCase()}! `])
    for (const act of [guess, call]) assert.deepEqual(match.ask(act(2, word)), { code: 'word-revealed' });
  for (const word of ['zzz', '', ' ', '!', 'x'.repeat(100_000), '__proto__', 'constructor'])
    for (const act of [guess, call]) assert.deepEqual(match.ask(act(2, word)), { code: 'unknown-word' });
  assert.deepEqual(match.state.acts, [null, null, null, null]);
  assert.equal(match.ask(call(2, match.card(1, 0))), null, 'a refused call is not used up');
});

test('CD-11 words in moves are compared folded, and told as the bank spells them', () => {
  const match = four();
  match.play(guess(1, ` ${match.card(0, 1).toUpperCase()} `), pass(2), pass(3));
  const act = match.view().shared.log.find((entry) => entry.type === 'act');
  assert.ok(act?.type === 'act' && act.word === match.card(0, 1) && act.outcome === 'hit');
});

test('CD-10 a seat whose own slots are empty guesses too, and after the giver’s last card the rest still act', () => {
  const match = planned({ players: 7 }, clue(0, [1, 2, 3, 4, 5]));
  match.play(...[1, 2, 3, 4, 5].map((seat) => guess(seat, match.card(0, seat))), call(6, match.card(0, 0)));
  assert.deepEqual(match.state.shed[0], [1, 2, 3, 4, 5]);
  assert.equal(match.state.scores[6], 5);
  match.play(clue(1), guess(0, match.card(1, 1)));
  assert.deepEqual(match.view('seat-0').mine.submitted, { act: 'guess', word: match.card(1, 1) });
});

test('CD-15 an exposed CODED stays exposed for the round; its owner goes on giving clues', () => {
  const match = four();
  match.play(call(1, match.card(0, 0)), timeout);
  for (const _ of [1, 2, 3]) match.passAll();
  assert.deepEqual([match.view().shared.giver, match.state.exposed[0]], [0, true]);
  assert.equal(match.ask(clue(0, [1])), null);
  assert.equal(match.view().shared.seats[0]?.exposed, match.card(0, 0));
});
