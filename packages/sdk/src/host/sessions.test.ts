import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCluekitError } from '../game/error.js';
import { countingGame } from '../testing/counting-game.js';
import { openRawChannel } from '../testing/raw-channel.js';
import { createRawMatch } from '../testing/raw-match.js';
import { createHost } from './host.js';
import { memoryStore } from './memory-store.js';

const SOURCE = { secret: 7 };
const pick = (id: string, number: number) => ({
  t: 'cmd',
  id,
  phase: 'pick/0',
  cmd: { type: 'pick', number },
});

test('T31 a second channel with the same token takes over; the first is closed with 4001 and heard no more', async () => {
  const match = await createRawMatch(countingGame, SOURCE);
  const first = match.enter('one');
  const second = match.enter('one');
  assert.deepEqual(first.closes, [{ code: 4001, reason: 'superseded' }]);
  first.send(pick('a', 2));
  first.detach();
  assert.equal(first.frames.length, 1);
  assert.equal(match.host.log(match.matchId)?.length, 1);
  second.send(pick('b', 2));
  assert.equal(second.last()?.ok, true);
  assert.deepEqual(second.closes, []);
});

test('two tokens of one audience are two sessions', async () => {
  const match = await createRawMatch(countingGame, SOURCE);
  const first = match.enter('one');
  const second = openRawChannel(match.host);
  second.send({
    t: 'hello',
    v: 1,
    match: match.matchId,
    token: await match.host.invite(match.matchId, 'one'),
  });
  first.send(pick('a', 2));
  assert.deepEqual([first.closes, second.closes], [[], []]);
  assert.equal(second.last()?.rev, 2);
});

test('a channel that says hello for another session leaves the first one', async () => {
  const match = await createRawMatch(countingGame, SOURCE);
  const channel = match.enter('one');
  channel.send({ t: 'hello', v: 1, match: match.matchId, token: match.token('spectator') });
  assert.deepEqual(channel.last()?.view, {
    ...(channel.frames[0]?.view as object),
    mine: {},
  });
  match.enter('two').send(pick('a', 3));
  assert.equal(channel.frames.length, 3);
  assert.deepEqual((channel.last()?.view as { mine: unknown }).mine, {});
  assert.deepEqual(channel.closes, []);
});

test('T11 the store holds no token, only hashes of tokens of 128 bits', async () => {
  const store = memoryStore();
  const match = await createRawMatch(countingGame, SOURCE, { store });
  const stored = JSON.stringify(await store.load(match.matchId));
  for (const audience of countingGame.audiences) {
    const token = match.token(audience);
    assert.match(token, /^[0-9a-f]{32}$/);
    assert.ok(!stored.includes(token));
    const hash = openRawChannel(match.host);
    hash.send({
      t: 'hello',
      v: 1,
      match: match.matchId,
      token: (await store.load(match.matchId))?.invites[0]?.hash ?? '',
    });
    assert.equal(hash.last()?.code, 'forbidden');
  }
});

test('resume: who has the view of this epoch gets none; another epoch or rev gets the whole view', async () => {
  const match = await createRawMatch(countingGame, SOURCE);
  const first = match.enter('one');
  const { epoch, rev } = first.last() as { epoch: string; rev: number };
  first.detach();
  assert.equal(match.enter('one', { epoch, rev }).last()?.view, null);
  assert.equal(match.enter('one', { epoch, rev }).last()?.phase, 'pick/0');
  for (const other of [
    { epoch: 'other', rev },
    { epoch, rev: rev + 7 },
    { epoch, rev: 0 },
    { rev },
    { epoch },
  ])
    assert.notEqual(match.enter('one', other).last()?.view, null);
});

test('while nobody is connected the view moves on, and with it the rev', async () => {
  const match = await createRawMatch(countingGame, SOURCE);
  const first = match.enter('one');
  const { epoch, rev } = first.last() as { epoch: string; rev: number };
  first.detach();
  match.enter('two').send(pick('a', 3));
  const again = match.enter('one', { epoch, rev }).last();
  assert.equal(again?.rev, rev + 1);
  assert.notEqual(again?.view, null);
});

test('doors: unknown game, options, audience and match are told by their codes', async () => {
  const host = createHost({ games: [countingGame] });
  const code = async (act: Promise<unknown>) =>
    act.then(String, (error) => (isCluekitError(error) ? error.code : error));
  assert.equal(await code(host.create({ game: 'constructor', source: SOURCE })), 'bad-options');
  assert.equal(
    await code(host.create({ game: 'counting', options: { limit: -1 }, source: SOURCE })),
    'bad-options',
  );
  const match = await host.create({ game: 'counting', source: SOURCE, now: 5 });
  assert.equal(await code(match.invite('three')), 'forbidden');
  assert.equal(await code(host.invite('nothing', 'one')), 'unknown-match');
  assert.equal(host.log(match.matchId)?.[0]?.at, 5);
  host.close();
  assert.equal(await code(match.invite('one')), 'unavailable');
});

test('a closed host closes its channels and takes no new ones', async () => {
  const match = await createRawMatch(countingGame, SOURCE);
  const one = match.enter('one');
  match.host.close();
  assert.deepEqual(one.closes, [{ code: 1001, reason: 'closed' }]);
  one.send(pick('a', 2));
  assert.equal(one.frames.length, 1);
  assert.deepEqual(match.enter('one').closes, [{ code: 1013, reason: 'unavailable' }]);
});

test('a host without options uses the platform’s clock, random bytes and memory', async () => {
  const host = createHost({ games: [countingGame] });
  const a = await host.create({ game: 'counting', source: SOURCE });
  const b = await host.create({ game: 'counting', source: SOURCE });
  assert.notEqual(a.matchId, b.matchId);
  assert.notEqual(await a.invite('one'), await a.invite('one'));
});
