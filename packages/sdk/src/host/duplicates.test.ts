import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countingGame } from '../testing/counting-game.js';
import { createRawMatch } from '../testing/raw-match.js';
import { memoryStore } from './memory-store.js';

const pick = (number: number, id = 'a', phase = 'pick/0') => ({
  t: 'cmd',
  id,
  phase,
  cmd: { type: 'pick', number },
});

test('T20 a command that comes again gets its first reply and is done once', async () => {
  const match = await createRawMatch(countingGame, { secret: 7 });
  const one = match.enter('one');
  for (let times = 0; times < 5; times += 1) one.send(pick(2));
  const replies = one.texts.filter((text) => text.includes('"reply"'));
  assert.deepEqual(replies, Array(5).fill('{"t":"reply","id":"a","ok":true,"rev":2}'));
  assert.equal(match.host.log(match.matchId)?.length, 2);
});

test('T20 a refused command that comes again is refused again, though it would be allowed now', async () => {
  const match = await createRawMatch(countingGame, { secret: 7 });
  const [one, two] = [match.enter('one'), match.enter('two')];
  one.send({ t: 'cmd', id: 'g', phase: 'pick/0', cmd: { type: 'guess', number: 7 } });
  const first = one.last();
  assert.equal(first?.code, 'wrong-phase');
  one.send(pick(2));
  two.send(pick(3));
  one.send({ t: 'cmd', id: 'g', phase: 'guess/0', cmd: { type: 'guess', number: 7 } });
  assert.equal(one.last()?.code, 'wrong-phase');
  assert.equal(match.host.log(match.matchId)?.length, 3);
});

test('T21 the same id with another command is a conflict and changes nothing', async () => {
  const match = await createRawMatch(countingGame, { secret: 7 });
  const one = match.enter('one');
  one.send(pick(2));
  one.send(pick(4));
  assert.equal(one.last()?.code, 'conflict');
  assert.deepEqual((match.host.state(match.matchId) as { picks: unknown }).picks, [2, null]);
});

test('T21 a command for another phase is stale, and its phase is not looked for in the command', async () => {
  const match = await createRawMatch(countingGame, { secret: 7 });
  const one = match.enter('one');
  one.send(pick(2, 'a', 'guess/0'));
  assert.equal(one.last()?.code, 'stale-phase');
  one.send({ t: 'cmd', id: 'b', phase: '', cmd: { type: 'pick', number: 2, phase: 'pick/0' } });
  assert.equal(one.last()?.code, 'stale-phase');
  assert.equal(match.host.log(match.matchId)?.length, 1);
});

test('two sessions may use the same id', async () => {
  const match = await createRawMatch(countingGame, { secret: 7 });
  const [one, two] = [match.enter('one'), match.enter('two')];
  one.send(pick(2));
  two.send(pick(3));
  assert.equal(two.last()?.ok, true);
  assert.equal(match.host.log(match.matchId)?.length, 3);
});

test('the last 64 replies are remembered, and no more', async () => {
  const match = await createRawMatch(countingGame, { secret: 7 });
  const one = match.enter('one');
  one.send(pick(2, 'first'));
  for (let n = 0; n < 63; n += 1) one.send(pick(2, `id${n}`));
  const length = match.host.log(match.matchId)?.length;
  one.send(pick(2, 'first'));
  assert.equal(match.host.log(match.matchId)?.length, length);
  one.send(pick(2, 'one more'));
  one.send(pick(2, 'first'));
  assert.equal(match.host.log(match.matchId)?.length, (length ?? 0) + 2);
});

test('T20 over a restart: the log remembers what was accepted', async () => {
  const store = memoryStore();
  const first = await createRawMatch(countingGame, { secret: 7 }, { store });
  first.enter('one').send(pick(2));
  const second = await createRawMatch(countingGame, { secret: 8 }, { store, seed: 2 });
  const one = second.enter('one', { match: first.matchId, token: first.token('one') });
  assert.equal(one.last()?.t, 'welcome');
  one.send(pick(2));
  assert.deepEqual(one.last(), { t: 'reply', id: 'a', ok: true, rev: 1 });
  one.send(pick(4));
  assert.equal(one.last()?.code, 'conflict');
  assert.equal(second.host.log(first.matchId)?.length, 2);
});
