import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countingGame, type CountingCommand } from '../testing/counting-game.js';
import { createParty, type Party } from '../testing/party.js';

const party = (): Promise<Party<CountingCommand>> =>
  createParty<CountingCommand>(countingGame, { source: { secret: 424_242 } });

test('a peek gets the key, and null when it is stopped; the host is told', async () => {
  const { guest, settle } = await party();
  const { client, link } = guest('one');
  const seen: unknown[] = [];
  const stop = client.peek((key) => seen.push(key));
  assert.deepEqual(seen, []);
  await settle();
  assert.deepEqual(seen, [424_242]);
  stop();
  assert.deepEqual(seen, [424_242, null]);
  stop();
  await settle();
  assert.deepEqual(seen, [424_242, null]);
  assert.match(link.sent.at(-1) ?? '', /"unpeek"/);
});

test('a key that comes after stop() goes nowhere', async () => {
  const { guest, settle } = await party();
  const { client, link } = guest('one');
  const seen: unknown[] = [];
  const stop = client.peek((key) => seen.push(key));
  link.hold(true);
  stop();
  link.hold(false);
  await settle();
  assert.ok(
    link.received.some((text) => text.includes('424242')),
    'the key did come',
  );
  assert.deepEqual(seen, [null]);
});

test('the phase moves on: the host ends the peek, before it sends the view', async () => {
  const { guest, settle } = await party();
  const [one, two] = [guest('one'), guest('two')];
  const seen: unknown[] = [];
  one.client.peek((key) => seen.push(key));
  void one.client.send({ type: 'pick', number: 2 });
  await settle();
  assert.deepEqual(seen, [424_242]);
  const before = one.link.received.length;
  void two.client.send({ type: 'pick', number: 3 });
  await settle();
  assert.deepEqual(seen, [424_242, null]);
  assert.deepEqual(
    one.link.received.slice(before).map((text) => (JSON.parse(text) as { t: string }).t),
    ['peek-end', 'view'],
  );
});

test('a lost connection and close() end a peek at once', async () => {
  const { guest, settle } = await party();
  const { client, link } = guest('one');
  const seen: unknown[] = [];
  client.peek((key) => seen.push(key));
  await settle();
  link.drop();
  assert.deepEqual(seen, [424_242, null]);
  client.peek((key) => seen.push(key as never));
  await settle();
  assert.deepEqual(seen.slice(2), [null], 'no peek without a connection');
});

test('a peek that is refused ends; no frame to the others holds the key, and no view does', async () => {
  const { guest, settle, guests } = await party();
  for (const audience of ['two', 'spectator']) {
    const seen: unknown[] = [];
    guest(audience).client.peek((key) => seen.push(key));
    await settle();
    assert.deepEqual(seen, [null]);
  }
  const stop = guest('one').client.peek(() => {});
  await settle();
  stop();
  for (const { link, client, audience } of guests) {
    const texts = link.received.filter((text) => text.includes('424242'));
    assert.equal(texts.length, audience === 'one' ? 1 : 0);
    assert.ok(!JSON.stringify(client.getSnapshot()).includes('424242'));
  }
});

test('the eighth peek of a session is the last; a callback that throws harms nobody', async () => {
  const { guest, settle } = await party();
  const { client } = guest('one');
  const seen: unknown[] = [];
  client.peek(() => {
    throw new Error('callback');
  });
  for (let n = 0; n < 8; n += 1) client.peek((key) => seen.push(key));
  await settle();
  assert.deepEqual(seen, [...Array<number>(7).fill(424_242), null]);
});

test('peeks do not outlive their connection: after a reconnect the session has all of its eight again', async () => {
  const { guest, settle, clock } = await party();
  const { client, link } = guest('one');
  const seen: unknown[] = [];
  for (let n = 0; n < 8; n += 1) client.peek(() => {});
  await settle();
  link.drop();
  clock.advance(2_500);
  await settle();
  for (let n = 0; n < 8; n += 1) client.peek((key) => seen.push(key));
  await settle();
  assert.deepEqual(seen, Array(8).fill(424_242));
});
