import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clue, endTurn, flip, Match, timeout, TRAP } from '../../test/word-codes/match.js';
import { wordCodes } from './index.js';

test('WC-16 timers are off by default', () => {
  const match = new Match();
  assert.equal(wordCodes.deadline(match.state), null);
  assert.equal(wordCodes.deadline(match.play(clue(1), flip(17)).state), null);
});

test('WC-16 one clock a turn: it runs on through the clue and the flips, and starts anew with each turn', () => {
  const match = new Match({ turnSeconds: 60 });
  assert.deepEqual(wordCodes.deadline(match.state), { key: 'turn/1', at: 61_000 });
  match.now = 10_000;
  assert.deepEqual(wordCodes.deadline(match.play(clue(2)).state), { key: 'turn/1', at: 61_000 });
  match.now = 20_000;
  assert.deepEqual(wordCodes.deadline(match.play(flip(0)).state), { key: 'turn/1', at: 61_000 });
  match.now = 30_000;
  assert.deepEqual(wordCodes.deadline(match.play(endTurn).state), { key: 'turn/2', at: 90_000 });
  match.now = 90_000;
  assert.deepEqual(wordCodes.deadline(match.play(timeout).state), { key: 'turn/3', at: 150_000 });
});

test('WC-16 no clock runs on after the end, a rival’s end included', () => {
  assert.equal(new Match({ turnSeconds: 60 }).play(clue(1), flip(TRAP)).state.deadline, null);
  const lost = new Match({ mode: 'coop', turnSeconds: 60 }).play(...(Array(8).fill(timeout) as object[]));
  assert.equal(lost.state.phase, 'finished');
  assert.equal(lost.state.deadline, null);
});

test('WC-16 a refused move leaves the clock alone', () => {
  const match = new Match({ turnSeconds: 60 }).play(clue(1));
  match.now = 50_000;
  match.ask(endTurn);
  assert.deepEqual(match.state.deadline, { key: 'turn/1', at: 61_000 });
});

test('the phase key changes with the phase and the turn', () => {
  const match = new Match();
  const keys = [wordCodes.phaseKey(match.state)];
  for (const move of [clue(2), flip(0), endTurn, timeout, clue(1), flip(TRAP)])
    keys.push(wordCodes.phaseKey(match.play(move).state));
  assert.deepEqual(keys, ['clue/1', 'guess/1', 'guess/1', 'clue/2', 'clue/3', 'guess/3', 'finished/3']);
});
