import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../test/client/scripted.js';
import { countingGame, type CountingCommand } from '../testing/counting-game.js';
import { createParty, type Party } from '../testing/party.js';

const party = (more: object = {}): Promise<Party<CountingCommand>> =>
  createParty<CountingCommand>(countingGame, { source: { secret: 7 }, ...more });
const pick = (number: number) => ({ type: 'pick', number }) as const;

test('status and view: connecting, then live with the view', () => {
  const { client, sent, tell, welcome } = scripted();
  assert.deepEqual(client.getSnapshot(), {
    view: null,
    status: 'connecting',
    pending: 0,
    stalled: false,
    reason: null,
  });
  assert.deepEqual(sent, [{ t: 'hello', v: 1, match: 'm', token: 't' }]);
  tell(welcome);
  assert.deepEqual(client.getSnapshot().view, { shared: { n: 1 }, mine: {} });
  assert.equal(client.getSnapshot().status, 'live');
});

test('a snapshot is the same object until something changes, and its view keeps what did not', async () => {
  const { guest, settle } = await party();
  const { client } = guest('one');
  const before = client.getSnapshot();
  assert.equal(client.getSnapshot(), before);
  const reply = client.send(pick(2));
  assert.equal(client.getSnapshot().pending, 1);
  assert.equal(client.getSnapshot().view, before.view);
  await settle();
  await reply;
  const after = client.getSnapshot();
  assert.equal(after.pending, 0);
  assert.notEqual(after.view, before.view);
  const guesses = (snapshot: typeof before) => (snapshot.view?.shared as { guesses: unknown }).guesses;
  assert.equal(guesses(after), guesses(before));
  assert.ok(Object.isFrozen(after) && Object.isFrozen(after.view) && Object.isFrozen(guesses(after)));
});

test('subscribers: functions and observers, told on change only, let go by call or by unsubscribe', async () => {
  const { guest, settle } = await party();
  const { client } = guest('one');
  const seen: string[] = [];
  const first = client.subscribe(() => seen.push('function'));
  const second = client.subscribe({
    next: () => seen.push('observer'),
    complete: () => seen.push('complete'),
  });
  assert.deepEqual(seen, []);
  void client.send(pick(2));
  assert.deepEqual(seen, ['function', 'observer']);
  await settle();
  first();
  const length = seen.length;
  void client.send(pick(4));
  assert.deepEqual(seen.slice(length), ['observer']);
  await settle();
  client.close();
  assert.deepEqual(seen.slice(-2), ['observer', 'complete']);
  second.unsubscribe();
  assert.equal(typeof first.unsubscribe, 'function');
});

test('T16 a subscriber that throws harms neither the others nor the client', async () => {
  const { client, tell, welcome } = scripted();
  const seen: number[] = [];
  client.subscribe(() => {
    throw new Error('subscriber');
  });
  client.subscribe(({ view }) => seen.push((view?.shared as { n: number }).n));
  tell(welcome);
  tell({ t: 'view', rev: 2, now: 0, phase: 'p', view: { shared: { n: 2 }, mine: {} } });
  assert.deepEqual(seen, [1, 2]);
});

test('a reply is given only once its view is here', async () => {
  const { client, tell, sent, welcome } = scripted();
  tell(welcome);
  let given: unknown = null;
  void client.send({ type: 'x' }).then((reply) => (given = reply));
  tell({ t: 'reply', id: sent[1]?.id, ok: true, rev: 3 });
  await Promise.resolve();
  tell({ t: 'view', rev: 2, now: 0, phase: 'p', view: { shared: { n: 2 }, mine: {} } });
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(given, null);
  assert.equal(client.getSnapshot().pending, 1);
  tell({ t: 'view', rev: 3, now: 0, phase: 'p', view: { shared: { n: 3 }, mine: {} } });
  assert.equal(client.getSnapshot().pending, 0);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(given, { ok: true });
});

test('a view or welcome that comes late or twice does not turn the view back', () => {
  const { client, tell, welcome } = scripted();
  tell(welcome);
  tell({ t: 'view', rev: 3, now: 0, phase: 'p', view: { shared: { n: 3 }, mine: {} } });
  const snapshot = client.getSnapshot();
  tell({ t: 'view', rev: 2, now: 0, phase: 'p', view: { shared: { n: 2 }, mine: {} } });
  tell({ t: 'view', rev: 3, now: 0, phase: 'p', view: { shared: { n: 3 }, mine: {} } });
  tell(welcome);
  assert.equal(client.getSnapshot(), snapshot);
});

test('a refusal is a reply with code, sentence and word', async () => {
  const { client, tell, sent, welcome } = scripted();
  tell(welcome);
  const reply = client.send({ type: 'giveClue' });
  tell({
    t: 'reply',
    id: sent[1]?.id,
    ok: false,
    code: 'clue-matches-board',
    message: 'm',
    word: 'RIVER',
    rev: 1,
  });
  assert.deepEqual(await reply, { ok: false, code: 'clue-matches-board', message: 'm', word: 'RIVER' });
});

test('commands before the first view wait for it, then go with its phase; more than 64 are too many', async () => {
  const { client, tell, sent, welcome } = scripted();
  const replies = Array.from({ length: 66 }, (_, n) => client.send({ type: `${n}` }));
  assert.equal(sent.length, 1);
  tell(welcome);
  assert.deepEqual(
    sent.slice(1).map(({ phase, cmd }) => [phase, cmd]),
    Array.from({ length: 64 }, (_, n) => ['p', { type: `${n}` }]),
  );
  const last = await replies[65];
  assert.equal(last?.ok === false && last.code, 'too-many');
});

test('stalled after five seconds without a connection or a reply, and not before; an answer ends it', () => {
  const { client, clock, tell, sent, welcome } = scripted();
  clock.advance(4_999);
  assert.equal(client.getSnapshot().stalled, false);
  clock.advance(1);
  assert.equal(client.getSnapshot().stalled, true);
  tell(welcome);
  assert.equal(client.getSnapshot().stalled, false);
  clock.advance(60_000);
  assert.equal(client.getSnapshot().stalled, false);
  void client.send({ type: 'x' });
  clock.advance(5_000);
  assert.equal(client.getSnapshot().stalled, true);
  tell({ t: 'reply', id: sent[1]?.id, ok: true, rev: 1 });
  assert.equal(client.getSnapshot().stalled, false);
  assert.equal(clock.timers, 0);
});

test('close: what waits gets closed, later sends too, no timer is left, nothing more is heard', async () => {
  const { client, clock, tell, welcome } = scripted();
  tell(welcome);
  const waiting = client.send({ type: 'x' });
  client.close();
  client.close();
  const expected = { ok: false, code: 'closed', message: 'The connection is closed.' };
  assert.deepEqual(await waiting, expected);
  assert.deepEqual(await client.send({ type: 'y' }), expected);
  const snapshot = client.getSnapshot();
  assert.deepEqual([snapshot.status, snapshot.reason, snapshot.pending], ['closed', 'closed', 0]);
  tell({ t: 'view', rev: 9, now: 0, phase: 'p', view: { shared: { n: 9 }, mine: {} } });
  assert.equal(client.getSnapshot(), snapshot);
  assert.equal(clock.timers, 0);
});

test('frames that are not JSON, or of a kind not known, are let pass', () => {
  const { client, tell, raw, welcome } = scripted();
  tell(welcome);
  const snapshot = client.getSnapshot();
  tell({ t: 'news' });
  tell([]);
  tell(null as never);
  raw('{');
  assert.equal(client.getSnapshot(), snapshot);
});

test('a reply that came is given even where the client closes before its view', async () => {
  const { client, tell, sent, welcome } = scripted();
  tell(welcome);
  const reply = client.send({ type: 'x' });
  tell({ t: 'reply', id: sent[1]?.id, ok: true, rev: 3 });
  client.close();
  assert.deepEqual(await reply, { ok: true });
});

test('another epoch: a reply that waits for a rev of the old one is given with the new view', async () => {
  const { client, tell, sent, welcome } = scripted();
  tell({ ...welcome, rev: 7 });
  const reply = client.send({ type: 'x' });
  tell({ t: 'reply', id: sent[1]?.id, ok: true, rev: 8 });
  tell({ t: 'resync' });
  assert.equal(client.getSnapshot().status, 'reconnecting');
  assert.deepEqual(sent.at(-1), { t: 'hello', v: 1, match: 'm', token: 't', epoch: 'e', rev: 7 });
  tell({ ...welcome, epoch: 'f' });
  assert.deepEqual(await reply, { ok: true });
  tell({ t: 'view', rev: 2, now: 0, phase: 'p', view: { shared: { n: 2 }, mine: {} } });
  assert.deepEqual(client.getSnapshot().view?.shared, { n: 2 });
});

test('a command that is sent again still goes with the phase it was meant for', () => {
  const { client, clock, tell, sent, welcome, close } = scripted();
  tell(welcome);
  void client.send({ type: 'x' });
  close(1006);
  clock.advance(2_500);
  tell({ ...welcome, rev: 2, phase: 'q' });
  void client.send({ type: 'y' });
  assert.deepEqual(
    sent.filter(({ t }) => t === 'cmd').map(({ id, phase }) => [id, phase]),
    [
      [sent[1]?.id, 'p'],
      [sent[1]?.id, 'p'],
      [sent.at(-1)?.id, 'q'],
    ],
  );
});

test('now() follows the host’s clock', () => {
  const { client, clock, tell, welcome } = scripted();
  tell({ ...welcome, now: 50_000 });
  clock.advance(10);
  assert.equal(client.now(), 50_010);
});
