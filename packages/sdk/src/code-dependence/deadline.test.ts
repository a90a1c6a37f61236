import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choose, clue, guess, Match, pass, timeout, undo } from '../../test/code-dependence/match.js';
import { codeDependence, SECONDS, type CodeDependenceOptionsInput } from './index.js';

const timed = (more: Partial<CodeDependenceOptionsInput> = {}): Match =>
  new Match({ players: 3, rounds: 2, timers: 1, ...more });
const clock = (match: Match): object | null => codeDependence.deadline(match.state);
/** Play at this time. */
function at(match: Match, now: number, ...moves: readonly unknown[]): Match {
  match.now = now;
  return match.play(...moves);
}

test('CD-2 no clock runs where the timers are off', () => {
  const match = timed({ timers: null });
  for (const move of [timeout, clue(0), timeout, timeout]) {
    assert.equal(clock(match), null);
    match.play(move);
  }
});

test('CD-2 planning 90 s, clue 60 s, guess 30 s, each from the moment its window opens', () => {
  assert.deepEqual(SECONDS, { planning: 90, clue: 60, guess: 30 });
  const match = timed();
  assert.deepEqual(clock(match), { key: 'planning/1', at: 91_000 });
  at(match, 50_000, choose(0, match.card(0, 0)));
  assert.deepEqual(clock(match), { key: 'planning/1', at: 91_000 }, 'one clock for all');
  at(match, 60_000, timeout);
  assert.deepEqual(clock(match), { key: 'clue/1', at: 120_000 });
  at(match, 70_000, clue(0));
  assert.deepEqual(clock(match), { key: 'guess/1', at: 100_000 });
  at(match, 80_000, pass(2));
  assert.deepEqual(clock(match), { key: 'guess/1', at: 100_000 }, 'simultaneous: one window');
  at(match, 90_000, pass(1));
  assert.deepEqual(clock(match), { key: 'clue/2', at: 150_000 });
});

test('CD-12 sequential: a window each', () => {
  const match = timed({ guessMode: 'sequential' });
  at(match, 10_000, timeout, clue(0));
  assert.deepEqual(clock(match), { key: 'guess/1/1', at: 40_000 });
  at(match, 20_000, pass(1));
  assert.deepEqual(clock(match), { key: 'guess/1/2', at: 50_000 });
  at(match, 50_000, timeout);
  assert.deepEqual(clock(match), { key: 'clue/2', at: 110_000 });
});

test('CD-2 a clock is multiplied, by parts too, in whole milliseconds', () => {
  assert.deepEqual(clock(timed({ timers: 10 })), { key: 'planning/1', at: 901_000 });
  assert.deepEqual(clock(timed({ timers: 1.5 })), { key: 'planning/1', at: 136_000 });
  assert.deepEqual(clock(timed({ timers: 1.00001234 })), { key: 'planning/1', at: 91_001 });
});

test('A19 a seat’s own time: a shared window waits for the slowest, a window of one seat goes by that seat', () => {
  const seatTimes = [1, 2, 1.5];
  const match = timed({ seatTimes });
  assert.deepEqual(clock(match), { key: 'planning/1', at: 181_000 });
  at(match, 0, timeout);
  assert.deepEqual(clock(match), { key: 'clue/1', at: 60_000 });
  at(match, 0, clue(0));
  assert.deepEqual(
    clock(match),
    { key: 'guess/1', at: 60_000 },
    'seats 1 and 2 guess, the slower needs twice',
  );
  at(match, 0, pass(1), pass(2));
  assert.deepEqual(clock(match), { key: 'clue/2', at: 120_000 });
  at(match, 0, clue(1));
  assert.deepEqual(clock(match), { key: 'guess/2', at: 45_000 }, 'seats 0 and 2 guess');

  const each = timed({ seatTimes, guessMode: 'sequential', timers: 2 });
  at(each, 0, timeout, clue(0));
  assert.deepEqual(clock(each), { key: 'guess/1/1', at: 120_000 });
  at(each, 0, pass(1));
  assert.deepEqual(clock(each), { key: 'guess/1/2', at: 90_000 });
  assert.equal(clock(timed({ seatTimes, timers: null })), null);
});

test('CD-2 no clock runs between rounds and after the end', () => {
  const match = timed().endRound();
  assert.equal(clock(match), null);
  at(match, 5000, { type: 'nextRound' });
  assert.deepEqual(clock(match), { key: 'planning/2', at: 95_000 });
  match.endRound();
  assert.deepEqual([match.state.phase, clock(match)], ['finished', null]);
});

test('CD-7 an illegal clue costs nothing, and the clock runs on; so with every refused move', () => {
  const match = timed().play(timeout);
  const before = clock(match);
  match.now = 40_000;
  for (const move of [clue(0, [1], 'a b'), clue(0, []), clue(1), pass(1), { type: 'nextRound' }])
    assert.ok(match.ask(move));
  assert.equal(clock(match), before);
});

test('undo: a running clock starts its window anew', () => {
  const match = timed();
  at(match, 10_000, timeout, clue(0), guess(1, match.decoy()));
  at(match, 30_000, undo);
  assert.deepEqual(clock(match), { key: 'guess/1', at: 60_000 });
  at(match, 40_000, undo);
  assert.deepEqual(clock(match), { key: 'clue/1', at: 100_000 });
});

test('CD-20 time up in planning, clue and guess is always taken: a game never hangs', () => {
  for (const guessMode of ['simultaneous', 'sequential'] as const)
    for (const players of [2, 3, 4, 5, 6, 7]) {
      const match = new Match({ players, rounds: 1, guessMode });
      let steps = 0;
      while (match.state.phase !== 'finished' && steps < 200) {
        match.play(match.state.phase === 'clue' && steps % 2 ? clue(match.view().shared.giver) : timeout);
        steps++;
      }
      assert.equal(match.state.phase, 'finished');
    }
});

test('the phase key changes with the phase, the clue turn and, in sequential mode, the seat to act', () => {
  const keys = (match: Match, moves: readonly object[]): string[] =>
    [null, ...moves].map((move) => codeDependence.phaseKey((move ? match.play(move) : match).state));
  const moves = [timeout, clue(0), pass(1), pass(2), timeout, timeout];
  assert.deepEqual(keys(timed(), moves), [
    ...['planning/1', 'clue/1', 'guess/1', 'guess/1', 'clue/2', 'clue/3', 'clue/4'],
  ]);
  assert.deepEqual(keys(timed({ guessMode: 'sequential' }), moves.slice(0, 4)), [
    ...['planning/1', 'clue/1', 'guess/1/1', 'guess/1/2', 'clue/2'],
  ]);
  const end = timed().endRound();
  assert.deepEqual(keys(end, [{ type: 'nextRound' }]), ['scoring/1', 'planning/2']);
  assert.equal(codeDependence.phaseKey(end.endRound().state), 'finished/2');
});
