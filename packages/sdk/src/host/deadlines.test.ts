import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CommandLike, Game } from '../game/game.js';
import { countingGame, type CountingState } from '../testing/counting-game.js';
import { createRawMatch, type RawMatch } from '../testing/raw-match.js';
import type { RawChannel } from '../testing/raw-channel.js';
import { runInRealTime } from './real-time.js';

/** A match in its guessing phase, where seat one's clock runs out at 11,000. */
async function guessing(game: Game = countingGame): Promise<RawMatch & { one: RawChannel; two: RawChannel }> {
  const match = await createRawMatch(game, { secret: 7 });
  const [one, two] = [match.enter('one'), match.enter('two')];
  one.send({ t: 'cmd', id: 'a', phase: 'pick/0', cmd: { type: 'pick', number: 2 } });
  two.send({ t: 'cmd', id: 'a', phase: 'pick/0', cmd: { type: 'pick', number: 3 } });
  return { ...match, one, two };
}

const timeouts = (match: RawMatch) =>
  (match.host.log(match.matchId) ?? []).flatMap((entry) =>
    entry.kind === 'timeout' ? [[entry.at, entry.key]] : [],
  );
const guess = (channel: RawChannel, phase: string, id = 'g') =>
  channel.send({ t: 'cmd', id, phase, cmd: { type: 'guess', number: 1 } });

test('T33 tick says when to wake; early and repeated ticks change nothing', async () => {
  const match = await guessing();
  assert.equal(match.host.tick(), 11_000);
  match.clock.advance(9_950);
  assert.equal(match.host.tick(), 11_000);
  assert.deepEqual(timeouts(match), []);
  match.clock.advance(50);
  assert.equal(match.host.tick(), 21_000);
  assert.equal(match.host.tick(), 21_000);
  assert.deepEqual(timeouts(match), [[11_000, 'turn/0']]);
});

test('T33 a tick that comes a minute late applies every deadline at its own time', async () => {
  const match = await guessing();
  match.clock.advance(60_000);
  assert.equal(match.host.tick(), 71_000);
  assert.deepEqual(
    timeouts(match),
    [11, 21, 31, 41, 51, 61].map((s, turn) => [s * 1_000, `turn/${turn}`]),
  );
});

for (const [late, code] of [
  [-1, undefined],
  [0, 'stale-phase'],
  [1, 'stale-phase'],
] as const)
  test(`T33 a command ${late} ms from the deadline, with no tick: ${code ?? 'in time'}`, async () => {
    const match = await guessing();
    match.clock.advance(10_000 + late);
    guess(match.one, 'guess/0');
    assert.equal(match.one.last()?.code, code);
    assert.deepEqual(timeouts(match), code === undefined ? [] : [[11_000, 'turn/0']]);
  });

test('T33 a deadline that a command has replaced does not fire', async () => {
  const match = await guessing();
  match.clock.advance(5_000);
  guess(match.one, 'guess/0');
  match.clock.advance(5_000);
  assert.equal(match.host.tick(), 16_000);
  assert.deepEqual(timeouts(match), []);
});

test('T33 a clock that goes back an hour: time in the log does not', async () => {
  const match = await guessing();
  match.clock.advance(10_000);
  match.host.tick();
  match.clock.advance(-3_600_000);
  guess(match.two, 'guess/1');
  assert.equal(match.two.last()?.ok, true);
  const times = match.host.log(match.matchId)?.map(({ at }) => at) ?? [];
  assert.deepEqual(
    times,
    [...times].sort((a, b) => a - b),
  );
  assert.equal(match.host.tick(), 21_000);
});

test('T33 a deadline from before the last entry (after an undo, say) is stamped no earlier than that entry', async () => {
  const game = {
    ...countingGame,
    deadline: ({ phase, turns }: CountingState) =>
      phase === 'guess' && turns === 0 ? { key: 'old', at: 500 } : null,
  } as Game;
  const match = await guessing(game);
  assert.equal(match.host.tick(), null);
  assert.deepEqual(timeouts(match), [[1_000, 'old']]);
});

test('a peek and a hello come after the deadlines that are due', async () => {
  const match = await guessing();
  match.clock.advance(10_000);
  const again = match.enter('spectator');
  assert.equal(again.last()?.phase, 'guess/1');
  match.clock.advance(10_000);
  match.one.send({ t: 'peek', id: 'p' });
  assert.equal(timeouts(match).length, 2);
});

test('a timeout that the rules refuse, or that throws, does not wake the host for ever', async () => {
  for (const refuse of [
    (): { code: 'wrong-phase' } => ({ code: 'wrong-phase' }),
    (): never => {
      throw new Error('timeout');
    },
  ]) {
    const game: Game<CountingState> = {
      ...(countingGame as Game<CountingState>),
      refuse: (state, command: CommandLike, audience) =>
        command.type === 'timeout'
          ? refuse()
          : countingGame.refuse(state, command as never, audience as never),
    };
    const match = await guessing(game);
    match.clock.advance(10_000);
    assert.equal(match.host.tick(), null);
    guess(match.one, 'guess/0');
    assert.equal(match.one.last()?.ok, true);
    assert.equal(match.host.tick(), 21_000);
  }
});

test('runInRealTime sets one timer, for the next deadline, and none where no clock runs', async () => {
  const match = await createRawMatch(countingGame, { secret: 1 });
  const stop = runInRealTime(match.host, match.clock, match.clock);
  assert.equal(match.clock.timers, 0);
  const [one, two] = [match.enter('one'), match.enter('two')];
  one.send({ t: 'cmd', id: 'a', phase: 'pick/0', cmd: { type: 'pick', number: 2 } });
  two.send({ t: 'cmd', id: 'a', phase: 'pick/0', cmd: { type: 'pick', number: 3 } });
  assert.equal(match.clock.timers, 1);
  match.clock.advance(9_999);
  assert.deepEqual(timeouts(match), []);
  match.clock.advance(1);
  assert.deepEqual(timeouts(match), [[11_000, 'turn/0']]);
  assert.equal(match.clock.timers, 1);
  guess(two, 'guess/1');
  assert.equal(two.last()?.t, 'reply');
  assert.equal(match.clock.timers, 0);
  stop();
});

test('runInRealTime can be stopped', async () => {
  const match = await guessing();
  const stop = runInRealTime(match.host, match.clock, match.clock);
  assert.equal(match.clock.timers, 1);
  stop();
  assert.equal(match.clock.timers, 0);
  guess(match.one, 'guess/0');
  assert.equal(match.clock.timers, 0);
});
