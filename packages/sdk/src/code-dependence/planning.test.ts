import assert from 'node:assert/strict';
import { test } from 'node:test';
import { REAL_DEAL } from '../../test/code-dependence/deals.js';
import { choose, Match, planned, timeout } from '../../test/code-dependence/match.js';
import { slotOf } from './turn.js';

const three = { players: 3, rounds: 1 } as const;

test('CD-4 each seat makes one of its dealt words its CODED; when all have, the first clue is due', () => {
  const match = new Match(three);
  assert.equal(match.state.phase, 'planning');
  match.play(choose(2, match.card(2, 6)), choose(0, match.card(0, 0)));
  assert.equal(match.state.phase, 'planning');
  match.play(choose(1, match.card(1, 3)));
  assert.equal(match.state.phase, 'clue');
  assert.deepEqual(match.state.coded, [0, 3, 6]);
});

test('CD-4 a seat that has not chosen when the time is up gets its first dealt word', () => {
  const match = new Match(three);
  match.play(choose(1, match.card(1, 3)), timeout);
  assert.equal(match.state.phase, 'clue');
  assert.deepEqual(match.state.coded, [0, 3, 0]);
  assert.deepEqual(match.state.scores, [0, 0, 0], 'and it costs nothing');
});

test('CD-4 a choice is final, and only of one’s own hand', () => {
  const match = new Match(three);
  match.play(choose(1, match.card(1, 3)));
  assert.deepEqual(match.ask(choose(1, match.card(1, 3))), { code: 'already-chosen' });
  assert.deepEqual(match.ask(choose(1, match.card(0, 0))), { code: 'already-chosen' });
  assert.deepEqual(match.ask(choose(2, match.card(0, 0))), { code: 'not-in-hand' });
  assert.deepEqual(match.ask(choose(2, match.decoy())), { code: 'not-in-hand' });
  assert.deepEqual(match.ask(choose(2, 'zzz')), { code: 'not-in-hand' });
  assert.deepEqual(match.ask(choose(2, '')), { code: 'not-in-hand' });
});

test('CD-4 a choice is compared folded', () => {
  for (const word of ['ice cream', ' ICECREAM ', 'Ice-Cream']) {
    const match = new Match({ players: 2, rounds: 1 }, [REAL_DEAL]).play(choose(0, word));
    assert.equal(match.state.coded[0], 2);
  }
  assert.equal(new Match({ players: 2, rounds: 1 }, [REAL_DEAL]).play(choose(0, 'CAFE')).state.coded[0], 6);
});

test('CD-5 the other words fill the slots 1, 2, 3 … in the order dealt', () => {
  const match = new Match({ players: 7, rounds: 1 });
  match.play(choose(0, match.card(0, 2)), timeout);
  const slots = (seat: number): (number | null)[] =>
    [0, 1, 2, 3, 4, 5].map((place) => slotOf(match.state, seat, place));
  assert.deepEqual(slots(0), [1, 2, null, 3, 4, 5]);
  assert.deepEqual(slots(1), [null, 1, 2, 3, 4, 5]);
  assert.deepEqual(
    match.view('seat-0').mine.hand?.map(({ slot, coded }) => [slot, coded]),
    [1, 2, null, 3, 4, 5].map((slot) => [slot, slot === null]),
  );
});

test('CD-5 before it has chosen, a seat has a hand and no slots of it; slot numbers are public all along', () => {
  const match = new Match(three);
  assert.ok(match.view('seat-1').mine.hand?.every(({ slot, coded }) => slot === null && !coded));
  const slots = [1, 2, 3, 4, 5, 6].map((slot) => ({ slot, shed: false, word: null }));
  for (const seat of match.view().shared.seats) assert.deepEqual(seat.slots, slots);
});

for (const [players, rounds] of [
  [2, 3],
  [3, 5],
  [7, 2],
] as const)
  test(`CD-6 in round r the first giver is seat (r-1) mod n, and the table goes round: ${players} seats`, () => {
    const match = new Match({ players, rounds });
    const each = match.view().shared.cluesEach;
    for (let round = 1; round <= rounds; round++) {
      match.play(timeout);
      const givers: (number | null)[] = [];
      while (match.state.phase === 'clue') {
        givers.push(match.view().shared.giver);
        match.play(timeout);
      }
      const expected = Array.from({ length: players * each }, (_, turn) => (round - 1 + turn) % players);
      assert.deepEqual(givers, expected);
      if (round < rounds) match.play({ type: 'nextRound' });
    }
    assert.equal(match.state.clueTurn, rounds * players * each);
  });

test('CD-6 clue turns that a seat still has, the running one included', () => {
  const left = (match: Match): number[] => match.view().shared.seats.map(({ cluesLeft }) => cluesLeft);
  const match = new Match({ players: 3, rounds: 2 });
  assert.deepEqual(left(match), [3, 3, 3]);
  match.plan();
  assert.deepEqual(left(match), [3, 3, 3]);
  match.play({ type: 'giveClue', seat: 0, word: 'music', tags: [1] });
  assert.deepEqual(left(match), [3, 3, 3], 'it runs until all have acted');
  match.rest();
  assert.deepEqual(left(match), [2, 3, 3]);
  match.passAll().passAll();
  assert.deepEqual(left(match), [2, 2, 2]);
  match.endRound();
  assert.deepEqual(left(match), [0, 0, 0]);
  match.play({ type: 'nextRound' }).plan();
  assert.deepEqual([match.view().shared.giver, ...left(match)], [1, 3, 3, 3]);
  match.passAll();
  assert.deepEqual(left(match), [3, 2, 3]);
});

test('CD-3 a round begins with nothing chosen, shed or exposed, and the scores go on', () => {
  const match = planned({ players: 2, rounds: 2 });
  match.play({ type: 'giveClue', seat: 0, word: 'music', tags: [1] });
  match.play({ type: 'callIt', seat: 1, word: match.card(0, 0) }).endRound();
  const scores = match.state.scores;
  match.play({ type: 'nextRound' });
  const { coded, shed, exposed, called, round, phase } = match.state;
  assert.deepEqual(
    [coded, shed, exposed, called],
    [
      [null, null],
      [[], []],
      [false, false],
      [[], []],
    ],
  );
  assert.deepEqual([round, phase, match.state.scores], [2, 'planning', scores]);
});
