import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, clue, guess, Match, nextRound, pass, planned } from '../../test/code-dependence/match.js';
import { score } from './index.js';
import { winners } from './score.js';

test('CD-19 a round ends when no clue turn is left; all hands are shown; the next one is begun by hand', () => {
  const match = planned({ players: 3, rounds: 2 });
  assert.equal(match.view().shared.hands, null);
  match.endRound();
  assert.equal(match.state.phase, 'scoring');
  const { hands, log, giver, winners: none } = match.view().shared;
  assert.deepEqual(
    hands?.map((hand) => hand.map(({ word }) => word)),
    match.deals[0]?.hands,
  );
  assert.deepEqual(hands?.[1]?.map(({ slot, coded }) => [slot, coded])[0], [null, true]);
  assert.deepEqual([log.at(-1), giver, none], [{ type: 'round-end', round: 1 }, null, null]);
  match.play(nextRound);
  const { shared } = match.view();
  assert.deepEqual([shared.phase, shared.round, shared.hands], ['planning', 2, null]);
  assert.deepEqual(shared.log.at(-1), { type: 'round', round: 2 });
  assert.deepEqual(
    shared.bank.map(({ word }) => word),
    match.deals[1]?.bank,
  );
});

test('CD-19 the game ends straight after the last round, with all hands and the winners', () => {
  const match = planned({ players: 3, rounds: 1 });
  match.play(clue(0), call(1, match.card(0, 0)), pass(2)).endRound();
  const { phase, hands, winners: won, deadline } = match.view().shared;
  assert.deepEqual([phase, hands?.length, won, deadline], ['finished', 3, [1], null]);
  for (const move of [nextRound, { type: 'timeout' }, pass(0), clue(0)])
    assert.deepEqual(match.ask(move), { code: 'wrong-phase' });
});

for (const rounds of [1, 2, 3, 5] as const)
  test(`CD-19 a game of ${rounds} is ${rounds} rounds, and the scores add up over them`, () => {
    const match = new Match({ players: 2, rounds });
    for (let round = 1; round < rounds; round++) match.endRound().play(nextRound);
    match.endRound();
    const { scores, ...result } = score(match.state);
    assert.deepEqual(scores, [-3 * rounds, -3 * rounds], 'three clues a round that nobody gave');
    assert.deepEqual([result.phase, result.round, result.winners], ['finished', rounds, [0, 1]]);
  });

/** CD-19: scores, misses and calls by seat; who wins. */
const ties: readonly (readonly [string, number[], number[], number[], number[]])[] = [
  ['the highest total', [3, 9, 5], [0, 9, 0], [5, 0, 5], [1]],
  ['level: the fewest misses', [9, 9, 5], [2, 1, 0], [5, 0, 5], [1]],
  ['level in misses too: the most right calls', [9, 9, 9], [1, 1, 0], [0, 5, 0], [2]],
  ['the most right calls among those with the fewest misses', [9, 9, 9], [1, 1, 2], [1, 2, 9], [1]],
  ['who is still level shares the win', [9, 9, 9], [1, 1, 1], [2, 1, 2], [0, 2]],
  ['all level', [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 1, 2]],
  ['all below zero', [-7, -3, -4], [0, 0, 0], [0, 0, 0], [1]],
];
for (const [what, scores, misses, calls, expected] of ties)
  test(`CD-19 ties: ${what}`, () => {
    const { state } = planned({ players: 3, rounds: 1 }).endRound();
    assert.deepEqual(winners({ ...state, scores, misses, calls }), expected);
    assert.equal(winners({ ...state, scores, misses, calls, phase: 'scoring' }), null);
  });

test('CD-19 ties as played: level points, one miss decides', () => {
  const match = planned({ players: 2, rounds: 1 });
  match.play(clue(0), guess(1, match.decoy()), clue(1), pass(0)).endRound();
  const { scores, misses, winners: won } = score(match.state);
  assert.deepEqual([scores, misses, won], [[-3, -3], [0, 1], [0]]);
});

test('CD-19 ties as played: no misses, a right call decides', () => {
  const match = planned({ players: 3, rounds: 1 });
  match.play(clue(0), call(1, match.card(0, 0)), guess(2, match.card(0, 1)));
  match.play(clue(1), call(2, match.decoy()), guess(0, match.card(1, 1)));
  match.play(clue(2), guess(0, match.card(2, 1)), guess(1, match.card(2, 2))).endRound();
  const { scores, calls } = score(match.state);
  const expected = scores.flatMap((points, seat) => (points === Math.max(...scores) ? [seat] : []));
  assert.deepEqual(match.view().shared.winners, expected);
  assert.deepEqual(calls, [0, 1, 0]);
});

test('the result of a match: per seat, over the game, and what is up in this round', () => {
  const match = planned({ players: 3, rounds: 2 }, clue(0, [2, 1]));
  match.play(guess(1, match.card(0, 4)), guess(2, match.card(0, 2)));
  assert.deepEqual(score(match.state), {
    ...{ phase: 'clue', round: 1, scores: [5, 2, 2], misses: [0, 0, 0], calls: [0, 0, 0] },
    ...{ winners: null, shed: [[2, 4], [], []], exposed: [false, false, false] },
  });
  match.endRound().play(nextRound);
  assert.deepEqual(score(match.state).shed, [[], [], []]);
});
