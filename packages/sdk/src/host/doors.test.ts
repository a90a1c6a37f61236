import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeDependence } from '../code-dependence/index.js';
import { isCluekitError } from '../game/error.js';
import type { Game } from '../game/game.js';
import { countingGame, type CountingOptions } from '../testing/counting-game.js';
import { createManualClock } from '../testing/manual-clock.js';
import { seededBytes } from '../testing/random.js';
import { wordCodes } from '../word-codes/index.js';
import { createHost } from './host.js';
import { memoryStore } from './memory-store.js';
import { platformRandom } from './random-bytes.js';
import type { LogEntry } from './log.js';
import { replayLog } from './replay-log.js';

/** A `bad-options` with one plain sentence. */
const isPlain = (error: unknown): boolean =>
  isCluekitError(error) && error.code === 'bad-options' && /^[A-Z][^\n]{10,}\.$/.test(error.message);

for (const options of [
  undefined,
  null,
  {},
  { games: undefined },
  { games: null },
  { games: 'word-codes' },
] as const)
  test(`createHost(${JSON.stringify(options)}) is told that games are missing`, () =>
    assert.throws(() => createHost(options as never), isPlain));

for (const games of [[], [undefined], [null], [{}], [countingGame, undefined], ['counting'], {}, 5])
  test(`createHost with games that are none: ${JSON.stringify(games)?.slice(0, 40)}`, () =>
    assert.throws(() => createHost({ games } as never), isPlain));

for (const match of [undefined, null, {}, 5, 'counting', { game: null }, { game: 'chess', source: 1 }])
  test(`host.create(${JSON.stringify(match)}) is told that there is no such game`, async () =>
    assert.rejects(createHost({ games: [countingGame] }).create(match as never), isPlain));

for (const source of [undefined, null, 5, 'code', [], {}])
  test(`host.create without a source to deal from, ${JSON.stringify(source)}, rejects with a CluekitError`, async () =>
    assert.rejects(
      createHost({ games: [wordCodes] as never }).create({ game: 'word-codes', source }),
      isCluekitError,
    ));

for (const now of [NaN, Infinity, -Infinity, '5', true, 5n])
  test(`host.create at a time that is none: ${typeof now} ${String(now)}`, async () => {
    const store = memoryStore();
    let kept = 0;
    const counted = { ...store, append: (): void => void (kept += 1) };
    const host = createHost({ games: [countingGame], store: counted });
    await assert.rejects(
      host.create({ game: 'counting', source: { secret: 1 }, now: now as never }),
      isPlain,
    );
    const clock = { now: () => now as never };
    const without = createHost({ games: [countingGame], store: counted, clock });
    await assert.rejects(without.create({ game: 'counting', source: { secret: 1 } }), isPlain);
    assert.equal(kept, 0);
  });

test('host.create takes any other time, also one before the epoch', async () => {
  const host = createHost({ games: [countingGame] });
  for (const now of [0, -1, 1.5, 8.64e15]) {
    const { matchId } = await host.create({ game: 'counting', source: { secret: 1 }, now });
    assert.equal(host.log(matchId)?.[0]?.at, now);
  }
});

/** A game that counts its deals. */
function counted(): { readonly game: Game; deals: number } {
  const counter = {
    deals: 0,
    game: {
      ...countingGame,
      start(options: CountingOptions, source: { secret: number }, at: number) {
        counter.deals += 1;
        return countingGame.start(options, source, at);
      },
    } as Game,
  };
  return counter;
}

test('host.create deals once, and reads nothing back from the store', async () => {
  const counter = counted();
  const loads: string[] = [];
  const store = memoryStore();
  const host = createHost({
    games: [counter.game],
    clock: createManualClock(5),
    store: { ...store, load: (id) => (loads.push(id), store.load(id)) },
  });
  const { matchId, invite } = await host.create({ game: 'counting', source: { secret: 7 } });
  await invite('one');
  assert.equal(counter.deals, 1);
  assert.deepEqual(loads, []);
  const log = host.log(matchId) ?? [];
  assert.deepEqual(
    host.state(matchId),
    replayLog(countingGame as Game, log).state,
    'the log alone gives the same',
  );
});

test('a log whose options were changed where it lay is no log: a million rounds are not dealt', () => {
  const words = Array.from({ length: 60 }, (_, i) => `w${i}x`);
  const log = (rounds: number): LogEntry[] => [
    {
      ...{ kind: 'start', seq: 1, at: 0, game: codeDependence.id, rules: codeDependence.rules },
      options: { players: 3, rounds, guessMode: 'simultaneous', timers: null, language: 'en' },
      source: { seed: 'ab'.repeat(16), words },
    },
  ];
  const open = (rounds: number): unknown => replayLog(codeDependence, log(rounds));
  assert.doesNotThrow(() => open(3));
  for (const rounds of [1e6, 3e7, -1, NaN])
    assert.throws(
      () => open(rounds),
      (error) => isCluekitError(error) && error.code === 'unavailable',
    );
});

test('a chart that does not take its start event: create rejects, and nothing is kept', async () => {
  const kept: string[] = [];
  const deaf = { ...countingGame, start: () => ({ type: 'stop' }) } as Game;
  const store = { ...memoryStore(), append: (id: string): void => void kept.push(id) };
  const host = createHost({ games: [deaf], store });
  await assert.rejects(
    host.create({ game: 'counting', source: { secret: 1 } }),
    (error) => isCluekitError(error) && error.code === 'internal',
  );
  assert.deepEqual(kept, []);
});

test('host.create on a host that was closed makes no live match', async () => {
  const host = createHost({ games: [countingGame] });
  host.close();
  const { matchId, invite } = await host.create({ game: 'counting', source: { secret: 1 } });
  assert.equal(host.state(matchId), null);
  await assert.rejects(invite('one'), (error) => isCluekitError(error) && error.code === 'unavailable');
});

test('random bytes are filled in, the platform’s and the seeded ones: the array that was given', () => {
  for (const random of [platformRandom, seededBytes(1)]) {
    const bytes = new Uint8Array(64);
    assert.equal(random(bytes), bytes);
    assert.ok(bytes.some((byte) => byte !== 0));
  }
});
