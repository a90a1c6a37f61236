import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../game/game.js';
import { countingGame } from '../testing/counting-game.js';
import { seededRandom } from '../testing/random.js';
import { openRawChannel } from '../testing/raw-channel.js';
import { createRawMatch } from '../testing/raw-match.js';

const SOURCE = { secret: 7 };

test('T13 ids that are property names, empty, long or no string find nothing and leave nothing', async () => {
  const match = await createRawMatch(countingGame, SOURCE);
  const before = Object.getOwnPropertyNames(Object.prototype);
  for (const id of ['__proto__', 'constructor', 'toString', '', '00']) {
    const channel = openRawChannel(match.host);
    channel.send({ t: 'hello', v: 1, match: id, token: id });
    assert.equal(channel.last()?.code, 'unknown-match');
    assert.deepEqual(channel.closes, [{ code: 4004, reason: 'unknown-match' }]);
    const token = match.enter('one', { token: id });
    assert.equal(token.last()?.code, 'forbidden');
    assert.deepEqual(token.closes, [{ code: 4003, reason: 'forbidden' }]);
    assert.equal(match.host.log(id), null);
  }
  const channel = openRawChannel(match.host);
  for (const id of ['x'.repeat(1_000_000), 'x'.repeat(129), 7, null, ['a'], { toString: 'a' }]) {
    channel.send({ t: 'hello', v: 1, match: id, token: 'a' });
    assert.equal(channel.last()?.code, 'bad-frame');
  }
  assert.deepEqual(Object.getOwnPropertyNames(Object.prototype), before);
});

test('T13 command ids that are property names are ids like others', async () => {
  const match = await createRawMatch(countingGame, SOURCE);
  const one = match.enter('one');
  for (const id of ['__proto__', 'constructor', 'hasOwnProperty']) {
    one.send(JSON.stringify({ t: 'cmd', id, phase: 'pick/0', cmd: { type: 'pick', number: 2 } }));
    assert.deepEqual([one.last()?.t, one.last()?.id, one.last()?.ok], ['reply', id, true]);
  }
});

test('T14 what is no frame is refused with bad-frame and changes nothing', async () => {
  const match = await createRawMatch(countingGame, SOURCE);
  const one = match.enter('one');
  const bad: unknown[] = [
    '',
    'null',
    '7',
    '"hello"',
    '[]',
    '{}',
    '{',
    '\u0000',
    '{"t":"cmd"}',
    '{"t":"cmd","id":"","phase":"pick/0","cmd":{}}',
    `{"t":"cmd","id":"${'x'.repeat(65)}","phase":"pick/0","cmd":{}}`,
    '{"t":"cmd","id":7,"phase":"pick/0","cmd":{}}',
    '{"t":"cmd","id":"a","phase":"pick/0"}',
    '{"t":"cmd","id":"a","cmd":{"type":"pick","number":2}}',
    '{"t":"welcome","rev":1}',
    '{"t":"__proto__"}',
    '{"t":["cmd"],"id":"a","phase":"pick/0","cmd":{"type":"pick","number":2}}',
    '{"t":"cmd","id":"a","phase":"pick/0","cmd":{"type":"pick","number":2,"__proto__":{"type":"pick"}}}',
    '{"t":"cmd","id":"a","phase":"pick/0","cmd":{"type":"pick","number":2},"\\u005f_proto__":1}',
    `{"t":"cmd","id":"a","phase":"pick/0","cmd":{"type":"pick","number":2,"pad":"${'x'.repeat(16_384)}"}}`,
    `{"t":"cmd","id":"a","phase":"pick/0","cmd":${'['.repeat(8_000)}${']'.repeat(8_000)}}`,
    undefined,
    7,
    Symbol('frame'),
    () => 'frame',
  ];
  for (const frame of bad) {
    one.send(frame);
    assert.deepEqual([one.last()?.t, one.last()?.code], ['refused', 'bad-frame'], String(frame).slice(0, 80));
  }
  for (const frame of [new Uint8Array([123, 125]), null]) one.send(frame);
  assert.equal(one.frames.length, 1 + bad.length + 2);
  assert.equal(match.host.log(match.matchId)?.length, 1);
  assert.deepEqual(one.closes, []);
  one.send({ t: 'cmd', id: 'a', phase: 'pick/0', cmd: { type: 'pick', number: 2 } });
  assert.equal(one.last()?.ok, true);
});

test('T14 random frames: every one is answered or ignored, none throws, none changes what it may not', async () => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 32));
  const count = Number(process.env.FRAMES ?? 2_000);
  const random = seededRandom(seed);
  const match = await createRawMatch(countingGame, SOURCE);
  const one = match.enter('one');
  const valid = '{"t":"cmd","id":"a","phase":"pick/0","cmd":{"type":"pick","number":3}}';
  const atoms = [
    '{',
    '}',
    '[',
    ']',
    '"',
    ':',
    ',',
    '1e999',
    'null',
    '\\u0000',
    '"t"',
    '"cmd"',
    '"id"',
    '"__proto__"',
  ];
  for (let n = 0; n < count; n += 1) {
    let text = valid;
    for (let cuts = 1 + Math.floor(random() * 4); cuts > 0; cuts -= 1) {
      const at = Math.floor(random() * text.length);
      const atom = atoms[Math.floor(random() * atoms.length)] ?? '';
      text = text.slice(0, at) + atom + text.slice(at + Math.floor(random() * 6));
    }
    one.send(random() < 0.01 ? text.repeat(400) : text);
  }
  // Number 3 is seat two's, so whatever seat one makes of the frame, it is never accepted.
  assert.equal(match.host.log(match.matchId)?.length, 1, `seed ${seed}`);
  const extra = one.frames.slice(1).filter(({ t, code }) => t !== 'refused' && code === undefined);
  assert.deepEqual(extra, [], `seed ${seed}`);
  assert.deepEqual(match.errors, []);
});

test('T9 the seat is the session’s: no field of frame or command makes it another', async () => {
  const match = await createRawMatch(countingGame, SOURCE);
  const two = match.enter('two');
  const spoof = { audience: 'one', seat: 0, session: 0, by: 'one', token: match.token('spectator') };
  two.send({ t: 'cmd', id: 'a', phase: 'pick/0', ...spoof, cmd: { type: 'pick', number: 2, ...spoof } });
  assert.equal(two.last()?.code, 'not-your-turn');
  two.send({ t: 'peek', id: 'b', ...spoof });
  assert.equal(two.last()?.code, 'wrong-phase');
  two.send({ t: 'cmd', id: 'c', phase: 'pick/0', ...spoof, cmd: { type: 'pick', number: 3, ...spoof } });
  const entry = match.host.log(match.matchId)?.at(-1);
  assert.deepEqual(entry, {
    kind: 'command',
    seq: 2,
    at: 1_000,
    audience: 'two',
    session: 1,
    id: 'c',
    command: { type: 'pick', number: 3 },
  });
});

test('T9 a channel without a session may do nothing', async () => {
  const match = await createRawMatch(countingGame, SOURCE);
  const channel = openRawChannel(match.host);
  channel.send({ t: 'cmd', id: 'a', phase: 'pick/0', cmd: { type: 'pick', number: 2 } });
  channel.send({ t: 'peek', id: 'b' });
  channel.send({ t: 'unpeek', id: 'b' });
  channel.send({ t: 'ping' });
  assert.deepEqual(
    channel.frames.map(({ id, code }) => [id, code]),
    [
      ['a', 'forbidden'],
      ['b', 'forbidden'],
      ['b', 'forbidden'],
    ],
  );
  assert.equal(match.host.log(match.matchId)?.length, 1);
});

test('T15 events that drive the chart itself are unknown moves, even where a game’s parser lets them through', async () => {
  const careless = { ...countingGame, parse: (input: unknown) => input as never, refuse: () => null } as Game;
  const match = await createRawMatch(careless, SOURCE);
  const one = match.enter('one');
  const state = match.host.state(match.matchId);
  for (const type of ['xstate.stop', 'xstate.error.actor.x', 'xstate.init', 'xstate.after.pick', 'start']) {
    one.send({ t: 'cmd', id: type, phase: 'pick/0', cmd: { type, secret: 1, limit: 1 } });
    assert.equal(one.last()?.code, 'unknown-move');
  }
  assert.equal(match.host.state(match.matchId), state);
});

test('T15 what the game does not have is an unknown move', async () => {
  const match = await createRawMatch(countingGame, SOURCE);
  const one = match.enter('one');
  const moves = [
    null,
    7,
    'pick',
    [],
    {},
    { type: 7 },
    { type: 'xstate.stop' },
    { type: '*' },
    { type: 'pick', number: '2' },
  ];
  moves.forEach((cmd, index) => {
    one.send({ t: 'cmd', id: `${index}`, phase: 'pick/0', cmd });
    assert.equal(one.last()?.code, 'unknown-move');
  });
  assert.equal(match.host.log(match.matchId)?.length, 1);
});

test('a client of another protocol is closed with 4011', async () => {
  const match = await createRawMatch(countingGame, SOURCE);
  assert.deepEqual(match.enter('one', { v: 2 }).closes, [{ code: 4011, reason: 'incompatible' }]);
});
