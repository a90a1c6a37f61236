import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoryStore } from '../host/memory-store.js';
import type { Store } from '../host/store.js';
import { loopback } from '../transports/loopback.js';
import { captureFrames } from './capture-frames.js';
import { findCanaries, makeCanaries } from './canaries.js';
import { countingGame } from './counting-game.js';
import { createRawMatch } from './raw-match.js';
import { openRawChannel } from './raw-channel.js';
import { storeContract } from './store-contract.js';
import { transportContract } from './transport-contract.js';

for (const { name, run } of storeContract(memoryStore)) test(name, run);

test('the store contract catches a store that does not check, loses order, or answers strangers', async () => {
  const broken: Partial<Store>[] = [
    { append: (): void => {} },
    { load: () => ({ log: [], invites: [] }) },
    { invite: (): void => {} },
  ];
  for (const fault of broken) {
    const outcomes = await Promise.allSettled(
      storeContract(() => ({ ...memoryStore(), ...fault })).map(({ run }) => run()),
    );
    assert.ok(outcomes.some(({ status }) => status === 'rejected'));
  }
});

test('the transport contract catches a transport that delivers within the call', async () => {
  const outcomes = await Promise.allSettled(
    transportContract((host) => loopback(host, (callback) => callback())).map(({ run }) => run()),
  );
  assert.ok(outcomes.filter(({ status }) => status === 'rejected').length >= 2);
});

test('captureFrames knows who got what; canaries are found in any case', async () => {
  const match = await createRawMatch(countingGame, { secret: 1 });
  const capture = captureFrames(match.host, (token) => (token === match.token('one') ? 'one' : 'stranger'));
  const channel = openRawChannel(capture);
  channel.send('{');
  channel.send({ t: 'hello', v: 1, match: match.matchId, token: match.token('one') });
  const frames = capture.frames.get('one') ?? [];
  assert.equal(frames.length, 1);
  assert.equal(capture.frames.get('')?.length, 1);
  const [canary = '', other = ''] = makeCanaries(30).slice(26);
  assert.notEqual(canary, other);
  assert.equal(new Set(makeCanaries(676)).size, 676);
  assert.deepEqual(findCanaries(['-', `x${canary.toLowerCase()}`], [other, canary]), [
    { canary, index: 1, at: 1 },
  ]);
  assert.deepEqual(findCanaries(frames, makeCanaries(100)), []);
});
