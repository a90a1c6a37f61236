import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../game/game.js';
import { countingGame, type CountingState } from '../testing/counting-game.js';
import { createManualClock } from '../testing/manual-clock.js';
import { openRawChannel } from '../testing/raw-channel.js';
import { createRawMatch, type RawMatch } from '../testing/raw-match.js';
import { createHost, type Host } from './host.js';
import { memoryStore } from './memory-store.js';
import { runInRealTime } from './real-time.js';
import type { Store } from './store.js';

const fault = new Error('callback');
const thrower = (): never => {
  throw fault;
};
/** As an async function that is passed where none is expected. */
const rejecter = (async () => thrower()) as () => never;
const soon = () => new Promise((resolve) => setImmediate(resolve));

/** A match in its guessing phase, where a clock runs. */
async function guessing(game: Game = countingGame): Promise<RawMatch> {
  const match = await createRawMatch(game, { secret: 7 });
  for (const [seat, number] of [
    ['one', 2],
    ['two', 3],
  ] as const)
    match.enter(seat).send({ t: 'cmd', id: 'a', phase: 'pick/0', cmd: { type: 'pick', number } });
  return match;
}

test('T16 a wake listener that throws is reported, and the other listeners are called all the same', async () => {
  const match = await guessing();
  const wakes: (number | null)[] = [];
  match.host.onWake(thrower);
  match.host.onWake((wakeAt) => wakes.push(wakeAt));
  const one = match.enter('one');
  one.send({ t: 'cmd', id: 'g', phase: 'guess/0', cmd: { type: 'guess', number: 1 } });
  assert.equal(one.last()?.ok, true);
  assert.deepEqual(wakes, [11_000, 11_000]);
  assert.deepEqual(match.errors, [fault, fault]);
  match.clock.advance(10_000);
  assert.equal(match.host.tick(), 21_000);
  assert.equal(wakes.length, 3);
});

test('T16 a wake listener whose promise is rejected is reported too', async () => {
  const match = await guessing();
  match.host.onWake(rejecter);
  match.enter('one');
  await soon();
  assert.deepEqual(match.errors, [fault]);
});

test('a wake listener that listens anew is called once each time, and one that was let go not at all', async () => {
  const match = await guessing();
  let calls = 0;
  let stop = () => {};
  const listen = (): void =>
    void (stop = match.host.onWake(() => {
      calls += 1;
      stop();
      listen();
    }));
  listen();
  match.host.onWake(() => other());
  const other = match.host.onWake(() => assert.fail('it was let go'));
  match.enter('one');
  assert.equal(calls, 1);
  assert.deepEqual(match.errors, []);
});

test('T16 onError that throws, or whose promise is rejected, harms nobody', async () => {
  for (const onError of [thrower, rejecter]) {
    const host = createHost({ games: [countingGame], onError });
    host.onWake(thrower);
    const { matchId, invite } = await host.create({ game: 'counting', source: { secret: 1 } });
    const channel = openRawChannel(host);
    channel.send({ t: 'hello', v: 1, match: matchId, token: await invite('one') });
    await soon();
    assert.equal(channel.last()?.['t'], 'welcome');
  }
});

test('T16 a channel whose promises are rejected is over, like one that throws', async () => {
  const match = await guessing();
  const attachment = match.host.attach({ send: rejecter, close: rejecter });
  attachment.receive(JSON.stringify({ t: 'hello', v: 1, match: match.matchId, token: match.token('one') }));
  await soon();
  assert.deepEqual(match.errors, [fault]);
  attachment.receive('{"t":"ping"}');
  await soon();
  assert.deepEqual(match.errors, [fault], 'nothing more is sent');
  match.host.close();
  await soon();
  assert.deepEqual(match.errors, [fault]);
});

test('T16 what is no channel is reported, and is none', async () => {
  const match = await guessing();
  for (const channel of [undefined, null, {}, 5]) {
    const attachment = match.host.attach(channel as never);
    attachment.receive('{');
    attachment.receive(JSON.stringify({ t: 'hello', v: 1, match: match.matchId, token: '' }));
    attachment.detach();
  }
  assert.equal(match.errors.length, 4);
});

test('T16 a deadline that cannot be asked is no wake, and is reported', async () => {
  let broken = false;
  const game = {
    ...countingGame,
    deadline: (state: CountingState) => (broken ? thrower() : state.clock),
  } as Game;
  const match = await guessing(game);
  match.host.onWake(() => {});
  broken = true;
  assert.equal(match.host.tick(), null);
  assert.ok(match.errors.length > 0);
  broken = false;
  assert.equal(match.host.tick(), 11_000);
});

test('a command that comes when the deadlines cannot be asked is answered with internal, and counts as done', async () => {
  let broken = false;
  const game = {
    ...countingGame,
    deadline: (state: CountingState) => (broken ? thrower() : state.clock),
  } as Game;
  const match = await createRawMatch(game, { secret: 7 }, { limits: { waiting: 3 } });
  const one = match.enter('one');
  broken = true;
  for (let n = 0; n < 5; n += 1)
    one.send({ t: 'cmd', id: `${n}`, phase: 'pick/0', cmd: { type: 'pick', number: 2 } });
  one.send({ t: 'peek', id: 'p' });
  one.send({ t: 'ping' });
  assert.deepEqual(
    one.frames.slice(1).map(({ id, code }) => [id, code]),
    ['0', '1', '2', '3', '4', 'p'].map((id) => [id, 'internal']),
  );
  broken = false;
  one.send({ t: 'cmd', id: '0', phase: 'pick/0', cmd: { type: 'pick', number: 2 } });
  assert.equal(one.last()?.['ok'], true);
  assert.equal(match.host.log(match.matchId)?.length, 2);
});

test('a hello that comes when the deadlines cannot be asked is asked to try again', async () => {
  let broken = false;
  const game = {
    ...countingGame,
    deadline: (state: CountingState) => (broken ? thrower() : state.clock),
  } as Game;
  const match = await createRawMatch(game, { secret: 7 });
  broken = true;
  assert.deepEqual(match.enter('one').closes, [{ code: 1013, reason: 'unavailable' }]);
  broken = false;
  assert.equal(match.enter('one').last()?.['t'], 'welcome');
});

test('a command whose parsed form is no JSON is answered, also when it comes again', async () => {
  const game = { ...countingGame, parse: () => ({ type: 'pick', number: 2, big: 1n }) } as unknown as Game;
  const match = await createRawMatch(game, { secret: 7 });
  const one = match.enter('one');
  for (let n = 0; n < 2; n += 1) one.send({ t: 'cmd', id: 'a', phase: 'pick/0', cmd: {} });
  assert.deepEqual(
    one.frames
      .slice(1)
      .map(({ t, id }) => [t, id])
      .filter(([t]) => t === 'reply'),
    [
      ['reply', 'a'],
      ['reply', 'a'],
    ],
  );
});

/** What a store may give that is no match. */
const NONSENSE: readonly unknown[] = [
  undefined,
  {},
  5,
  { log: 5 },
  { log: null },
  { log: [], invites: null },
];

for (const kind of ['at once', 'by promise'])
  test(`T16 a store that gives nonsense ${kind}: the match is unavailable, and the host goes on`, async () => {
    let load: Store['load'] | null = null;
    const store: Store = { ...memoryStore(), load: (id) => (load === null ? null : load(id)) };
    const errors: unknown[] = [];
    const host: Host = createHost({ games: [countingGame], store, onError: (error) => errors.push(error) });
    for (const nonsense of NONSENSE) {
      load = () => (kind === 'at once' ? nonsense : Promise.resolve(nonsense)) as never;
      const channel = openRawChannel(host);
      channel.send({ t: 'hello', v: 1, match: 'm', token: 't' });
      await soon();
      assert.ok(['unavailable', 'unknown-match'].includes(String(channel.last()?.['code'])));
      await assert.rejects(host.invite('m', 'one'), { name: 'CluekitError' });
    }
  });

for (const [what, now] of [
  ['throws', thrower],
  ['gives no number', () => NaN],
] as const)
  test(`T33 a clock that ${what}: it is reported, time stands still, no clock runs out, and every command is answered`, async () => {
    const clock = { now: () => 1_000 };
    const errors: unknown[] = [];
    const host = createHost({ games: [countingGame], clock, onError: (error) => errors.push(error) });
    const { matchId, invite } = await host.create({ game: 'counting', source: { secret: 7 } });
    const [one, two] = [openRawChannel(host), openRawChannel(host)];
    one.send({ t: 'hello', v: 1, match: matchId, token: await invite('one') });
    two.send({ t: 'hello', v: 1, match: matchId, token: await invite('two') });
    clock.now = now;
    one.send({ t: 'cmd', id: 'a', phase: 'pick/0', cmd: { type: 'pick', number: 2 } });
    two.send({ t: 'cmd', id: 'a', phase: 'pick/0', cmd: { type: 'pick', number: 3 } });
    assert.deepEqual(
      [one, two].map(({ frames }) => frames.some(({ ok }) => ok === true)),
      [true, true],
    );
    assert.equal(host.tick(), 11_000);
    const log = host.log(matchId) ?? [];
    assert.deepEqual(
      log.map(({ kind, at }) => [kind, at]),
      [
        ['start', 1_000],
        ['command', 1_000],
        ['command', 1_000],
      ],
    );
    assert.ok(one.frames.every((frame) => frame['now'] === undefined || frame['now'] === 1_000));
    assert.ok(errors.length > 0);
    clock.now = () => 11_000;
    assert.equal(host.tick(), 21_000);
  });

test('runInRealTime: where its clock gives no time, the host is asked again after a while, and one timer is set', async () => {
  const match = await guessing();
  const clock = createManualClock(0);
  const stop = runInRealTime(match.host, { now: () => NaN }, clock);
  const last = () => match.host.log(match.matchId)?.at(-1)?.kind;
  match.clock.advance(10_000);
  clock.advance(999);
  assert.equal(last(), 'command');
  clock.advance(1);
  assert.equal(last(), 'timeout');
  assert.equal(clock.timers, 1);
  stop();
  assert.equal(clock.timers, 0);
});

test('runInRealTime: a clock that throws is told at once, and later to the host', async () => {
  const match = await guessing();
  assert.throws(() => runInRealTime(match.host, { now: thrower }, match.clock), fault);
  const clock = createManualClock(1_000);
  let broken = false;
  const now = () => (broken ? thrower() : clock.now());
  const errors = match.errors.length;
  runInRealTime(match.host, { now }, clock);
  broken = true;
  match.clock.advance(10_000);
  clock.advance(10_000);
  assert.equal(match.host.log(match.matchId)?.at(-1)?.kind, 'timeout');
  assert.ok(match.errors.slice(errors).every((error) => error === fault));
  broken = false;
  match.enter('one');
  assert.equal(clock.timers, 1);
});
