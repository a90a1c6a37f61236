import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countingGame, type CountingCommand } from '../testing/counting-game.js';
import { createParty, type Party } from '../testing/party.js';
import { seededRandom } from '../testing/random.js';
import { backoff } from './backoff.js';
import { connect } from './client.js';

const party = (more: object = {}): Promise<Party<CountingCommand>> =>
  createParty<CountingCommand>(countingGame, { source: { secret: 7 }, ...more });
const pick = (number: number) => ({ type: 'pick', number }) as const;

test('T20 a command whose reply was lost is sent again and done once', async () => {
  const { guest, settle, clock, host, matchId } = await party();
  const one = guest('one');
  const reply = one.client.send(pick(2));
  one.link.tamper((flights) => {
    assert.equal(flights.length, 1);
    return flights;
  });
  one.link.flush();
  // The host has it; the next connection is another one, and the reply of the first is lost.
  const second = one.client.send(pick(4));
  one.link.tamper((flights) => flights.filter(({ to }) => to === 'host'));
  one.link.drop();
  assert.equal(one.client.getSnapshot().status, 'reconnecting');
  clock.advance(2_500);
  await settle();
  assert.deepEqual([await reply, await second], [{ ok: true }, { ok: true }]);
  assert.equal(host.log(matchId)?.length, 3);
  assert.equal(one.client.getSnapshot().status, 'live');
});

test('resume: who missed nothing gets no view again, who missed something gets it whole', async () => {
  const { guest, settle, clock } = await party();
  const one = guest('one');
  one.link.drop();
  clock.advance(2_500);
  await settle();
  assert.match(one.link.received.at(-1) ?? '', /"t":"welcome".*"view":null/);
  one.link.drop();
  void guest('two').client.send(pick(3));
  await settle();
  clock.advance(2_500);
  await settle();
  const shared = one.client.getSnapshot().view?.shared as { picked: unknown };
  assert.deepEqual(shared.picked, [false, true]);
});

test('T31 a second client with the same token: the first is closed for good and does not fight back', async () => {
  const { guest, settle, clock, join } = await party();
  const first = guest('one');
  const second = await join('one', first.token);
  await settle();
  const { status, reason } = first.client.getSnapshot();
  assert.deepEqual([status, reason], ['closed', 'superseded']);
  clock.advance(600_000);
  assert.equal(first.link.opened, 1);
  assert.equal(second.client.getSnapshot().status, 'live');
});

test('a wrong token and an unknown match are final: no other attempt', async () => {
  const { guest, settle, clock, host, matchId, join } = await party();
  const stranger = await join('one', 'no token');
  await settle();
  assert.deepEqual(
    [stranger.client.getSnapshot().status, stranger.client.getSnapshot().reason],
    ['closed', 'forbidden'],
  );
  const reply = await stranger.client.send(pick(2));
  assert.equal(!reply.ok && reply.code, 'closed');
  const lost = connect({ transport: guest('one').link, match: 'nothing', token: 'x', timers: clock, clock });
  await settle();
  assert.equal(lost.getSnapshot().reason, 'unknown-match');
  clock.advance(600_000);
  assert.equal(stranger.link.opened, 1);
  assert.ok(host.log(matchId) !== null);
});

test('T29 five thousand clients that lose their host at once: at most 5 % come back in any tenth of a second', () => {
  const random = seededRandom(5);
  for (const attempt of [0, 1, 5, 20]) {
    const buckets = new Map<number, number>();
    for (let n = 0; n < 5_000; n += 1) {
      const bucket = Math.floor(backoff(attempt, random()) / 100);
      buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
    }
    assert.ok(Math.max(...buckets.values()) <= 5_000 * 0.05, `attempt ${attempt}`);
    assert.ok(backoff(attempt, 1) <= 30_000);
  }
});

test('an unreachable host: attempts grow rarer, one timer at a time, and the first success resets them', async () => {
  const { guest, settle, clock } = await party({ seed: 4 });
  const { link, client } = guest('one');
  link.reachable(false);
  link.drop();
  clock.advance(3_600_000);
  const attempts = link.opened - 1;
  assert.ok(attempts >= 3_600_000 / 30_000 && attempts < 600, `${attempts} attempts in an hour`);
  assert.equal(client.getSnapshot().stalled, true);
  link.reachable(true);
  clock.advance(30_000);
  await settle();
  assert.equal(client.getSnapshot().status, 'live');
  link.drop();
  clock.advance(2_500);
  await settle();
  assert.equal(client.getSnapshot().status, 'live');
});

test('close() while it waits to try again: it does not try again', async () => {
  const { guest, clock } = await party();
  const { link, client } = guest('one');
  link.drop();
  client.close();
  assert.equal(clock.timers, 0);
  clock.advance(600_000);
  assert.equal(link.opened, 1);
});

test('a late close and late frames of an earlier connection are not heard', async () => {
  const { clock, host, matchId } = await party();
  const token = await host.invite(matchId, 'one');
  const opened: { message(text: string): void; close(info: { code: number; reason: string }): void }[] = [];
  const client = connect({
    transport: {
      open(handlers) {
        opened.push(handlers);
        return { send() {}, close() {} };
      },
    },
    match: matchId,
    token,
    timers: clock,
    clock,
  });
  opened[0]?.close({ code: 1006, reason: '' });
  clock.advance(2_500);
  assert.equal(opened.length, 2);
  opened[0]?.close({ code: 4003, reason: 'forbidden' });
  opened[0]?.message('{"t":"welcome","v":1,"epoch":"e","rev":1,"now":0,"phase":"","view":null}');
  assert.equal(client.getSnapshot().status, 'connecting');
});

test('the token may be a function, asked at each attempt', async () => {
  const { clock, guest, host, matchId } = await party();
  const { link } = guest('spectator');
  let asked = 0;
  const token = await host.invite(matchId, 'spectator');
  connect({ transport: link, match: matchId, token: () => ((asked += 1), token), timers: clock, clock });
  link.drop();
  clock.advance(2_500);
  assert.equal(asked, 2);
});

test('T27 drops, repeats, mixed and lost frames: every client ends with its own view of one state', async () => {
  let total = 0;
  const first = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  for (let seed = first; seed < first + Number(process.env.RUNS ?? 20); seed += 1) {
    const random = seededRandom(seed);
    const { guests, settle, clock, host, matchId, close } = await party({
      seed,
      options: { limit: 1_000_000 },
    });
    const replies: Promise<unknown>[] = [];
    let sent = 0;
    for (let step = 0; step < 60; step += 1) {
      const guest = guests[Math.floor(random() * guests.length)];
      if (guest === undefined) continue;
      const { client, link } = guest;
      const chance = random();
      if (chance < 0.4 && client.getSnapshot().pending < 8) {
        const number = Math.floor(random() * 10);
        replies.push(client.send(random() < 0.5 ? pick(number) : { type: 'guess', number }));
        sent += 1;
      } else if (chance < 0.5) link.drop();
      else if (chance < 0.6) link.tamper((flights) => flights.flatMap((flight) => [flight, flight]));
      else if (chance < 0.65 && client.getSnapshot().status === 'live')
        link.tamper((flights) => flights.toSorted(() => random() - 0.5));
      else if (chance < 0.8) link.flush();
      else clock.advance(random() * 3_000);
    }
    for (let turns = 0; turns < 10; turns += 1) {
      await settle();
      clock.advance(30_000);
    }
    await settle();
    const answered = await Promise.all(replies);
    assert.equal(answered.length, sent);
    const accepted = answered.filter((reply) => (reply as { ok: boolean }).ok).length;
    const logged = host.log(matchId)?.filter(({ kind }) => kind === 'command') ?? [];
    assert.equal(logged.length, accepted, `seed ${seed}: accepted and logged`);
    assert.equal(
      new Set(logged.map((e) => e.kind === 'command' && `${e.session} ${e.id}`)).size,
      logged.length,
    );
    for (const { client, audience } of guests) {
      assert.equal(client.getSnapshot().status, 'live', `seed ${seed}`);
      const view = countingGame.view(host.state(matchId) as never, audience as never);
      assert.deepEqual(client.getSnapshot().view, view, `seed ${seed}: ${audience}`);
    }
    total += accepted;
    close();
    assert.equal(clock.timers, 0, `seed ${seed}: a timer is left`);
  }
  assert.ok(total > 0, `seed ${first}: no command was accepted`);
});
