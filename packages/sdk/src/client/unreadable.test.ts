import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../test/client/scripted.js';
import type { Json } from '../game/game.js';
import { MAX_FRAME } from '../protocol/read-frame.js';
import { countingGame, type CountingCommand } from '../testing/counting-game.js';
import { createParty } from '../testing/party.js';

/** A command with a list in a list in a list: `depth` of them. */
function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let at = 0; at < depth; at += 1) value = [value];
  return { type: 'pick', value };
}
const ring: Record<string, unknown> = { type: 'ring' };
ring['self'] = ring;
const proto = (text: string): unknown => JSON.parse(text) as unknown;

/** What no host would read, by what is wrong with it. */
const UNREADABLE: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['a function', () => 1],
  ['a symbol', Symbol('x')],
  ['a BigInt', 1n],
  ['a BigInt inside', { type: 'n', n: 1n }],
  ['a ring', ring],
  ['a toJSON that throws', { toJSON: () => assert.fail('toJSON') }],
  ['a toJSON that gives nothing', { toJSON: () => undefined }],
  ['a toJSON that gives a __proto__', { toJSON: () => proto('{"__proto__":1}') }],
  [
    'a getter that throws',
    Object.defineProperty({}, 'x', { enumerable: true, get: () => assert.fail('get') }),
  ],
  ['a __proto__', proto('{"type":"pick","number":2,"__proto__":{"x":1}}')],
  ['a __proto__ deep inside', proto('{"type":"pick","a":[{"b":{"__proto__":null}}]}')],
  ['a list nested 17 deep', nested(17)],
  ['a list nested without end', nested(100_000)],
  ['a long text', { type: 'big', pad: 'x'.repeat(MAX_FRAME) }],
  ['a text of many bytes', { type: 'big', pad: '語'.repeat(MAX_FRAME / 3) }],
];

for (const [what, command] of UNREADABLE)
  test(`send: ${what} is refused with bad-frame here, and never leaves`, async () => {
    const { client, tell, sent, welcome } = scripted();
    tell(welcome);
    const reply = await client.send(command as never);
    assert.deepEqual(reply, { ok: false, code: 'bad-frame', message: 'The message could not be read.' });
    assert.equal(sent.length, 1);
    assert.equal(client.getSnapshot().pending, 0);
  });

/** Strange, but JSON: the host reads it, and the game says what it is. */
const READABLE: readonly (readonly [string, unknown, Json])[] = [
  ['null', null, null],
  ['a text', 'pick', 'pick'],
  ['a number', 5, 5],
  ['a list', [], []],
  ['minus nought', { type: 'pick', number: -0 }, { type: 'pick', number: 0 }],
  ['no number', { type: 'pick', number: NaN }, { type: 'pick', number: null }],
  ['infinity', { type: 'pick', number: Infinity }, { type: 'pick', number: null }],
  ['a field that is nothing', { type: 'pick', number: undefined, f: () => 1 }, { type: 'pick' }],
  ['a date', { type: 'pick', number: new Date(0) }, { type: 'pick', number: '1970-01-01T00:00:00.000Z' }],
  ['a map', new Map([['type', 'pick']]), {}],
  ['half a character', { type: '\ud800' }, { type: '\ud800' }],
  ['a field called constructor', { constructor: 1, toString: 2 }, { constructor: 1, toString: 2 }],
];

for (const [what, command, asJson] of READABLE)
  test(`send: ${what} goes out as JSON has it, and is answered`, async () => {
    const { guest, settle, host, matchId } = await createParty<CountingCommand>(countingGame, {
      source: { secret: 7 },
    });
    const { client, link } = guest('one');
    const reply = client.send(command as never);
    await settle();
    const taken = asJson as { readonly number?: unknown } | null;
    const answer = await reply;
    assert.equal(answer.ok ? null : answer.code, taken?.number === 0 ? null : 'unknown-move');
    assert.deepEqual((JSON.parse(link.sent.at(-1) ?? '') as { cmd: unknown }).cmd, asJson);
    assert.equal(host.log(matchId)?.length, answer.ok ? 2 : 1);
  });

test('send: the deepest list that a host reads is sent, and one more is not', async () => {
  const party = await createParty<CountingCommand>(countingGame, { source: { secret: 7 } });
  const { client } = party.guest('one');
  const replies = [15, 16].map((depth) => client.send(nested(depth) as never));
  await party.settle();
  const codes = (await Promise.all(replies)).map((reply) => !reply.ok && reply.code);
  assert.deepEqual(codes, ['unknown-move', 'bad-frame']);
});

test('a host that reads shorter frames: each command is answered, the right one with bad-frame', async () => {
  const party = await createParty<CountingCommand>(countingGame, {
    source: { secret: 7 },
    limits: { frame: 300 },
  });
  const { client } = party.guest('one');
  const commands = [
    { type: 'pick', number: 2 },
    { type: 'pick', number: 4, pad: 'x'.repeat(400) },
    { type: 'pick', number: 6 },
  ];
  const replies = commands.map((command) => client.send(command as never));
  await party.settle();
  const codes = (await Promise.all(replies)).map((reply) => (reply.ok ? 'ok' : reply.code));
  assert.deepEqual(codes, ['ok', 'bad-frame', 'ok']);
  assert.equal(client.getSnapshot().pending, 0);
});

test('a refusal without an id answers the oldest command that has none, and no other', async () => {
  const { client, tell, sent, welcome } = scripted();
  const refusal = { t: 'refused', code: 'bad-frame', message: 'The message could not be read.' };
  tell(welcome);
  const [first, second, third] = ['a', 'b', 'c'].map((type) => client.send({ type }));
  tell({ t: 'reply', id: sent[1]?.['id'], ok: true, rev: 2 }); // answered, and waits for its view
  tell(refusal);
  assert.deepEqual(await second, { ok: false, code: 'bad-frame', message: refusal.message });
  assert.equal(client.getSnapshot().pending, 2);
  tell({ t: 'reply', id: sent[3]?.['id'], ok: true, rev: 1 });
  assert.deepEqual(await third, { ok: true });
  tell({ t: 'view', rev: 2, now: 0, phase: 'p', view: { shared: { n: 2 }, mine: {} } });
  assert.deepEqual(await first, { ok: true });
  const snapshot = client.getSnapshot();
  tell(refusal); // nobody waits for it
  assert.equal(client.getSnapshot(), snapshot);
});

test('a refusal of a command that was sent before the connection went leaves those that were not sent', async () => {
  const { client, clock, tell, sent, welcome, close } = scripted();
  tell(welcome);
  const first = client.send({ type: 'a' });
  close(1006);
  clock.advance(2_500);
  const second = client.send({ type: 'b' });
  tell(welcome);
  tell({ t: 'refused', code: 'bad-frame', message: 'm' });
  assert.deepEqual(await first, { ok: false, code: 'bad-frame', message: 'm' });
  tell({ t: 'reply', id: sent.at(-1)?.['id'], ok: true, rev: 1 });
  assert.deepEqual(await second, { ok: true });
});

test('a hello that the host cannot read ends the client: what waits is told so, and nothing is tried again', async () => {
  const { client, clock, tell, sent } = scripted();
  const waiting = client.send({ type: 'a' });
  tell({ t: 'refused', code: 'bad-frame', message: 'm' });
  const { status, reason, pending } = client.getSnapshot();
  assert.deepEqual([status, reason, pending], ['closed', 'incompatible', 0]);
  const reply = await waiting;
  assert.equal(!reply.ok && reply.code, 'closed');
  clock.advance(60_000);
  assert.equal(sent.length, 1);
  assert.equal(clock.timers, 0);
});

test('a hello that no host reads, a token too long: closed, over a real host', async () => {
  const party = await createParty<CountingCommand>(countingGame, { source: { secret: 7 } });
  const { client } = await party.join('one', 'x'.repeat(257));
  const reply = client.send({ type: 'pick', number: 2 });
  await party.settle();
  assert.equal(client.getSnapshot().status, 'closed');
  const answer = await reply;
  assert.equal(!answer.ok && answer.code, 'closed');
});

test('a reply without a rev waits for no view', async () => {
  const { client, tell, sent, welcome } = scripted();
  tell(welcome);
  const reply = client.send({ type: 'a' });
  tell({ t: 'reply', id: sent[1]?.['id'], ok: true });
  assert.deepEqual(await reply, { ok: true });
});
