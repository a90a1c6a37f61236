import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countingGame } from '../testing/counting-game.js';
import { createParty } from '../testing/party.js';
import { openRawChannel } from '../testing/raw-channel.js';
import { createRawMatch } from '../testing/raw-match.js';
import { createHost } from './host.js';
import { memoryStore } from './memory-store.js';
import { StoreConflict, type Store } from './store.js';

const SOURCE = { secret: 7 };

/** A store with a switch: what fails does so at once or by promise, and appends may be slow. */
function brittleStore(kind: 'sync' | 'async'): Store & { failing: boolean; release(): void } {
  const store = memoryStore();
  let waiting: (() => void)[] = [];
  return {
    ...store,
    failing: false,
    append(id, seq, entries) {
      const act = () => {
        if (this.failing) throw new Error('SQLITE_FULL at /var/secret.db');
        return store.append(id, seq, entries);
      };
      if (kind === 'sync' || seq === 0) return act();
      return new Promise<void>((resolve) => waiting.push(resolve)).then(act);
    },
    release() {
      const now = waiting;
      waiting = [];
      for (const resolve of now) resolve();
    },
  };
}

for (const kind of ['sync', 'async'] as const)
  test(`T25 a save that fails (${kind}): unavailable, no view of the unsaved state, everybody is told to resync`, async () => {
    const store = brittleStore(kind);
    const match = await createRawMatch(countingGame, SOURCE, { store });
    const [one, two] = [match.enter('one'), match.enter('two')];
    store.failing = true;
    one.send({ t: 'cmd', id: 'a', phase: 'pick/0', cmd: { type: 'pick', number: 2 } });
    store.release();
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(
      one.frames.slice(1).map(({ t, code }) => [t, code]),
      [
        ['reply', 'unavailable'],
        ['resync', undefined],
      ],
    );
    assert.deepEqual(two.frames.slice(1), [{ t: 'resync' }]);
    assert.ok([...one.texts, ...two.texts].every((text) => !/SQLITE|secret\.db|"pick":2/.test(text)));
    assert.equal(match.host.log(match.matchId), null);
    assert.match(String(match.errors[0]), /SQLITE_FULL/);

    store.failing = false;
    const again = match.enter('one');
    assert.deepEqual((again.last()?.view as { mine: unknown }).mine, { seat: 0, pick: null });
    again.send({ t: 'cmd', id: 'a', phase: 'pick/0', cmd: { type: 'pick', number: 2 } });
    store.release();
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(again.last()?.ok, true);
  });

test('T25 while a save is under way nobody sees the new state, and later commands wait their turn', async () => {
  const store = brittleStore('async');
  const match = await createRawMatch(countingGame, SOURCE, { store });
  const [one, two] = [match.enter('one'), match.enter('two')];
  one.send({ t: 'cmd', id: 'a', phase: 'pick/0', cmd: { type: 'pick', number: 2 } });
  two.send({ t: 'cmd', id: 'b', phase: 'pick/0', cmd: { type: 'pick', number: 3 } });
  const late = match.enter('spectator');
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual([one.frames.length, two.frames.length, late.frames.length], [1, 1, 0]);
  store.release();
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(one.last()?.id, 'a');
  assert.equal(two.frames.length, 2);
  store.release();
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(two.last()?.id, 'b');
  assert.equal(late.last()?.t, 'welcome');
});

test('T26 another host has written: the loser drops the match, and both go on from one log', async () => {
  const store = memoryStore();
  const first = await createRawMatch(countingGame, SOURCE, { store });
  const second = await createRawMatch(countingGame, SOURCE, { store, seed: 2 });
  const one = first.enter('one');
  const two = second.enter('two', { match: first.matchId, token: first.token('two') });
  two.send({ t: 'cmd', id: 'a', phase: 'pick/0', cmd: { type: 'pick', number: 3 } });
  one.send({ t: 'cmd', id: 'a', phase: 'pick/0', cmd: { type: 'pick', number: 2 } });
  assert.deepEqual(
    one.frames.slice(1).map(({ t, code }) => code ?? t),
    ['unavailable', 'resync'],
  );
  assert.ok(first.errors.some((error) => error instanceof StoreConflict));
  const again = first.enter('one');
  assert.deepEqual((again.last()?.view as { shared: { picked: unknown } }).shared.picked, [false, true]);
});

test('T25 clients get through a failing store by themselves: resync, wait, and each command counts once', async () => {
  const store = brittleStore('sync');
  const party = await createParty(countingGame, { source: SOURCE, store });
  const [one, two] = [party.guest('one'), party.guest('two')];
  store.failing = true;
  const failed = one.client.send({ type: 'pick', number: 2 });
  await party.settle();
  assert.deepEqual(await failed, {
    ok: false,
    code: 'unavailable',
    message: 'The match could not be saved; nothing was changed.',
  });
  assert.equal(two.client.getSnapshot().status, 'live');
  store.failing = false;
  const [again, other] = [
    one.client.send({ type: 'pick', number: 2 }),
    two.client.send({ type: 'pick', number: 3 }),
  ];
  await party.settle();
  assert.deepEqual([await again, await other], [{ ok: true }, { ok: true }]);
  assert.equal(party.host.log(party.matchId)?.length, 3);
});

test('a store that cannot be read: unavailable and a close that asks to try again; the client does', async () => {
  const store = memoryStore();
  let broken = false;
  const flaky: Store = {
    ...store,
    load(id) {
      if (broken) throw new Error('disk');
      return store.load(id);
    },
  };
  const first = await createRawMatch(countingGame, SOURCE, { store });
  const second = await createRawMatch(countingGame, SOURCE, { store: flaky, seed: 2 });
  broken = true;
  const channel = second.enter('one', { match: first.matchId, token: first.token('one') });
  assert.equal(channel.last()?.code, 'unavailable');
  assert.deepEqual(channel.closes, [{ code: 1013, reason: 'unavailable' }]);
});

test('more than 200 messages of one session that wait are refused with too-many', async () => {
  const store = brittleStore('async');
  const match = await createRawMatch(countingGame, SOURCE, { store });
  const [one, two] = [match.enter('one'), match.enter('two')];
  for (let n = 0; n < 205; n += 1)
    one.send({ t: 'cmd', id: `${n}`, phase: 'pick/0', cmd: { type: 'pick', number: 2 } });
  assert.deepEqual(
    one.frames.slice(1).map(({ id, code }) => [id, code]),
    // The first one is at work and does not wait.
    ['201', '202', '203', '204'].map((id) => [id, 'too-many']),
  );
  two.send({ t: 'cmd', id: 'b', phase: 'pick/0', cmd: { type: 'pick', number: 3 } });
  assert.equal(two.frames.length, 1);
});

test('T25 who says hello while a save fails is asked to try again', async () => {
  const store = brittleStore('async');
  const match = await createRawMatch(countingGame, SOURCE, { store });
  const one = match.enter('one');
  one.send({ t: 'cmd', id: 'a', phase: 'pick/0', cmd: { type: 'pick', number: 2 } });
  const two = match.enter('two');
  store.failing = true;
  store.release();
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(one.last()?.t, 'resync');
  assert.deepEqual(two.closes, [{ code: 1013, reason: 'unavailable' }]);
  assert.equal(match.enter('two').last()?.t, 'welcome');
});

test('T25 a failed save ends the peeks that are open', async () => {
  const store = brittleStore('sync');
  const party = await createParty(countingGame, { source: SOURCE, store });
  const { client } = party.guest('one');
  const seen: unknown[] = [];
  client.peek((key) => seen.push(key));
  await party.settle();
  store.failing = true;
  void client.send({ type: 'pick', number: 2 });
  await party.settle();
  assert.deepEqual(seen, [7, null]);
});

test('a match that is being read: who asks for it waits, it is read once, and what comes before the welcome is let pass', async () => {
  const store = memoryStore();
  let loads = 0;
  let release = () => {};
  const slow: Store = {
    ...store,
    load: (id) =>
      new Promise((resolve) => {
        loads += 1;
        release = () => resolve(store.load(id));
      }),
  };
  const first = await createRawMatch(countingGame, SOURCE, { store });
  const host = createHost({ games: [countingGame], store: slow });
  const enter = (audience: string) => {
    const channel = openRawChannel(host);
    channel.send({ t: 'hello', v: 1, match: first.matchId, token: first.token(audience) });
    channel.send({ t: 'cmd', id: 'a', phase: 'pick/0', cmd: { type: 'pick', number: 2 } });
    return channel;
  };
  const channels = [enter('one'), enter('two'), enter('spectator')];
  channels[2]?.detach();
  release();
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(loads, 1);
  assert.deepEqual(
    channels.map(({ frames }) => frames.map(({ t }) => t)),
    [['welcome'], ['welcome'], []],
  );
  channels[0]?.send({ t: 'cmd', id: 'a', phase: 'pick/0', cmd: { type: 'pick', number: 2 } });
  assert.equal(channels[0]?.last()?.ok, true);
  assert.equal(channels[2]?.frames.length, 0);
});

test('what cannot be read is refused in its turn, after the replies to what came before', async () => {
  const store = brittleStore('async');
  const match = await createRawMatch(countingGame, SOURCE, { store });
  const one = match.enter('one');
  one.send({ t: 'cmd', id: 'a', phase: 'pick/0', cmd: { type: 'pick', number: 2 } });
  one.send('{');
  one.send({ t: 'cmd', id: 'b', phase: 'pick/0', cmd: { type: 'pick', number: 4 } });
  assert.equal(one.frames.length, 1);
  for (let n = 0; n < 2; n += 1) {
    store.release();
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.deepEqual(
    one.frames
      .filter(({ t }) => t !== 'view')
      .slice(1)
      .map(({ id, code }) => id ?? code),
    ['a', 'bad-frame', 'b'],
  );
});
