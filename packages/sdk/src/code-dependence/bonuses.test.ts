import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Match } from '../../test/code-dependence/match.js';
import { call, clue, guess, pass, planned } from '../../test/code-dependence/match.js';

const bonuses = (match: Match): (readonly [string, number, number])[] =>
  match
    .view()
    .shared.log.flatMap((entry) =>
      entry.type === 'bonus' ? [[entry.why, entry.seat, entry.points] as const] : [],
    );

/** CD-16: which places of the giver's hand the guessers name, null for a pass; and the bonus. */
const table: readonly (readonly [string, readonly (number | null)[], number])[] = [
  ['no card', [null, null, null], 0],
  ['one card', [1, null, null], 0],
  ['one card three times', [1, 1, 1], 0],
  ['two cards', [1, 2, null], 3],
  ['two cards, one of them twice', [1, 2, 1], 3],
  ['two cards, CODED beside them', [1, 0, 2], 3],
  ['two untagged cards', [5, 6, null], 3],
  ['three cards', [1, 2, 3], 6],
];
for (const guessMode of ['simultaneous', 'sequential'] as const)
  for (const [what, places, points] of table) {
    const again =
      new Set(places.filter((place) => place !== null)).size < places.filter((p) => p !== null).length;
    if (guessMode === 'sequential' && again) continue; // a shed card cannot be named again there
    test(`CD-16 ${what} shed by one clue: ${points} for the giver, ${guessMode}`, () => {
      const match = planned({ players: 4, guessMode }, clue(0, [1, 2, 3]));
      for (const [i, place] of places.entries())
        match.play(place === null ? pass(i + 1) : guess(i + 1, match.card(0, place)));
      assert.deepEqual(bonuses(match), points === 0 ? [] : [['clue-bonus', 0, points]]);
    });
  }

test('CD-16 four cards are 6 as well, not both bonuses, and each clue counts for itself', () => {
  const match = planned({ players: 5 }, clue(0, [1]));
  match.play(...[1, 2, 3, 4].map((seat) => guess(seat, match.card(0, seat))));
  assert.deepEqual(bonuses(match), [['clue-bonus', 0, 6]]);
  for (const _ of [1, 2, 3, 4]) match.passAll();
  match.play(clue(0, [5]), guess(1, match.card(0, 5))).rest();
  assert.equal(bonuses(match).length, 1);
});

test('CD-16 a right or wrong call of a card sheds nothing, so it earns no bonus', () => {
  const match = planned({ players: 4 }, clue(0, [1, 2]));
  match.play(guess(1, match.card(0, 1)), call(2, match.card(0, 2)), call(3, match.card(0, 0)));
  assert.deepEqual(bonuses(match), []);
});

/** A Duel in which seat 0 gives clues with these tags, and seat 1 names these places; seat 0 always passes. */
function duel(...turns: readonly (readonly [readonly number[], number])[]): Match {
  const match = planned({ players: 2 });
  for (const [tags, place] of turns)
    match.play(clue(0, tags), guess(1, match.card(0, place)), clue(1), pass(0));
  return match;
}

const duels: readonly (readonly [string, Match, number])[] = [
  ['one landed card', duel([[1], 1]), 0],
  ['two landed cards: +3 at the second', duel([[1], 1], [[2], 2]), 1],
  ['three: +3 more', duel([[1], 1], [[2], 2], [[3], 3]), 2],
  ['a card tagged by an earlier clue counts', duel([[1, 2], 1], [[5], 2]), 1],
  ['an untagged card does not count', duel([[1], 6], [[1], 5], [[1], 4]), 0],
  ['nor does one that was hit before it could be tagged', duel([[1], 2], [[3], 3]), 0],
  ['a CODED hit between does not matter', duel([[1], 1], [[2], 0], [[3], 2]), 1],
];
for (const [what, match, times] of duels)
  test(`CD-17 Duel: ${what}`, () => {
    assert.deepEqual(bonuses(match), Array(times).fill(['duel-bonus', 0, 3]));
    assert.ok(!bonuses(match).some(([why]) => why === 'clue-bonus'), 'CD-16 is for three seats or more');
  });

test('CD-17 Duel: in sequential mode the same, each giver for itself, each round anew', () => {
  const match = planned({ players: 2, rounds: 2, guessMode: 'sequential' });
  match.play(clue(0, [1]), guess(1, match.card(0, 1)), clue(1, [1]), guess(0, match.card(1, 1)));
  assert.deepEqual(bonuses(match), []);
  match.play(clue(0, [2]), guess(1, match.card(0, 2)), clue(1, [3]), guess(0, match.card(1, 3)));
  assert.deepEqual(bonuses(match), [
    ['duel-bonus', 0, 3],
    ['duel-bonus', 1, 3],
  ]);
  match.endRound().play({ type: 'nextRound' }).plan();
  match.play(clue(1, [1]), guess(0, match.card(1, 1)));
  assert.equal(bonuses(match).length, 2);
});

test('CD-18 a giver whose last playable card is shed scores +3, once; its remaining turns are skipped', () => {
  const match = planned({ players: 7 }, clue(0, [1, 2, 3, 4, 5]));
  match.play(...[1, 2, 3, 4, 5].map((seat) => guess(seat, match.card(0, seat))), pass(6));
  assert.deepEqual(bonuses(match), [
    ['clue-bonus', 0, 6],
    ['emptied', 0, 3],
  ]);
  assert.equal(match.state.scores[0], 5 + 6 + 3);
  assert.equal(match.view().shared.seats[0]?.cluesLeft, 0);
  for (const giver of [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]) {
    assert.equal(match.view().shared.giver, giver, 'CD-6: it is passed over');
    match.passAll();
  }
  assert.equal(match.state.phase, 'scoring');
  assert.equal(match.state.clueTurn, 13);
  assert.equal(bonuses(match).length, 2);
});

test('CD-18 in a Duel: three clues cannot empty six slots, so no giver is passed over', () => {
  const match = duel([[1], 1], [[2], 2], [[3], 3]);
  assert.deepEqual(match.state.shed[0], [1, 2, 3]);
  assert.equal(match.state.phase, 'scoring');
});
