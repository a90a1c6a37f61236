import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countingGame, type CountingCommand, type CountingState } from '../testing/counting-game.js';
import type { LogEntry } from './log.js';
import { replayLog } from './replay-log.js';
import { createRules, type Rules } from './rules.js';

const pick = (number: number) => ({ type: 'pick', number }) as const;
const guess = (number: number) => ({ type: 'guess', number }) as const;

function dealt(
  game = countingGame,
  onError?: (error: unknown) => void,
): Rules<CountingState, CountingCommand> {
  const rules = createRules<CountingState, CountingCommand>(game, undefined, onError);
  rules.start(game.start({ limit: 100 }, { secret: 7 }, 5), 5);
  return rules;
}

test('a command is applied with its time, or refused with nothing changed', () => {
  const rules = dealt();
  assert.equal(rules.apply(pick(2), 6, 'one'), null);
  const { state } = rules;
  assert.deepEqual(rules.apply(pick(4), 7, 'two'), { code: 'not-your-turn' });
  assert.deepEqual(rules.apply(guess(4), 7), { code: 'wrong-phase' });
  assert.equal(rules.state, state);
  assert.equal(rules.apply(pick(3), 8, 'two'), null);
  assert.deepEqual(rules.state.clock, { key: 'turn/0', at: 108 });
});

test('where refuse and chart disagree, the chart has the last word', () => {
  const rules = dealt({ ...countingGame, refuse: () => null });
  const { state } = rules;
  assert.deepEqual(rules.apply(guess(4), 7), { code: 'wrong-phase' });
  assert.equal(rules.state, state);
});

test('a chart that does not take the start event says so', () => {
  const rules = dealt();
  assert.throws(() => rules.start(countingGame.start({ limit: 1 }, { secret: 1 }, 5), 5), {
    code: 'internal',
  });
});

test('T16 after a throw in the chart the rules go on from the state before it', () => {
  const errors: unknown[] = [];
  const machine = countingGame.machine.provide({
    actions: {
      guess: () => {
        throw new Error('guess');
      },
    },
  });
  const rules = dealt({ ...countingGame, machine }, (error) => errors.push(error));
  rules.apply(pick(2), 6);
  rules.apply(pick(3), 6);
  const { state } = rules;
  assert.deepEqual(rules.apply(guess(1), 7, 'one'), { code: 'internal' });
  assert.match(String(errors[0]), /guess/);
  assert.equal(rules.state, state);
  assert.equal(rules.apply({ type: 'timeout' }, 106), null);
  assert.equal(rules.state.turn, 1);
});

test('a snapshot through JSON starts the same rules again', () => {
  const rules = dealt();
  rules.apply(pick(2), 6);
  const again = createRules<CountingState, CountingCommand>(
    countingGame,
    JSON.parse(JSON.stringify(rules.snapshot())) as ReturnType<typeof rules.snapshot>,
  );
  for (const side of [rules, again]) side.apply(pick(3), 7);
  assert.deepEqual(again.state, rules.state);
  assert.equal(again.state.phase, 'guess');
});

const start: LogEntry = {
  kind: 'start',
  seq: 1,
  at: 5,
  game: 'counting',
  rules: '1.0.0',
  options: { limit: 100 },
  source: { secret: 7 },
};
const command = (seq: number, number: number): LogEntry => ({
  kind: 'command',
  seq,
  at: seq,
  audience: number % 2 === 0 ? 'one' : 'two',
  session: 0,
  id: `${seq}`,
  command: pick(number),
});
const timeout: LogEntry = { kind: 'timeout', seq: 4, at: 103, key: 'turn/0' };

test('a log replays to its state, deadlines by their own time', () => {
  const rules = replayLog(countingGame, [start, command(2, 2), command(3, 3), timeout]);
  assert.deepEqual((rules.state as CountingState).clock, { key: 'turn/1', at: 203 });
});

test('T23, T24 a log with a gap, of other rules, or with what the rules refuse is not played', () => {
  const logs: LogEntry[][] = [
    [],
    [command(2, 2)],
    [{ ...start, rules: '2.0.0' }],
    [{ ...start, game: 'chess' }],
    [start, command(3, 2)],
    [start, command(2, 2), command(2, 2)],
    [start, start],
    [start, { ...timeout, seq: 2 }],
    [start, { ...command(2, 2), audience: 'two' } as LogEntry],
  ];
  for (const log of logs)
    assert.throws(() => replayLog(countingGame, log), { code: 'unavailable' }, JSON.stringify(log));
});
