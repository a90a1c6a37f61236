import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../game/game.js';
import { countingGame, type CountingState } from '../testing/counting-game.js';
import { createParty } from '../testing/party.js';
import { twinWorlds } from '../testing/twin-worlds.js';
import { createRawMatch } from '../testing/raw-match.js';

const pick = (id: string, number: number) => ({
  t: 'cmd',
  id,
  phase: 'pick/0',
  cmd: { type: 'pick', number },
});

test('T5 a hidden change of mind moves the rev of its own seat and sends nothing to anyone else', async () => {
  const match = await createRawMatch(countingGame, { secret: 7 });
  const [one, two, spectator] = [match.enter('one'), match.enter('two'), match.enter('spectator')];
  one.send(pick('a', 2));
  assert.deepEqual(
    [one, two, spectator].map((channel) => channel.frames.length),
    [3, 2, 2],
  );
  one.send(pick('b', 4));
  one.send(pick('c', 6));
  assert.deepEqual(
    [one, two, spectator].map((channel) => channel.frames.length),
    [7, 2, 2],
  );
  assert.deepEqual(
    one.frames.map(({ rev }) => rev),
    [1, 2, 2, 3, 3, 4, 4],
  );
  two.send(pick('a', 3));
  assert.equal(two.last()?.rev, 3);
  assert.equal(spectator.last()?.rev, 3);
});

test('a reply never comes before the view it speaks of', async () => {
  const match = await createRawMatch(countingGame, { secret: 7 });
  const one = match.enter('one');
  one.send(pick('a', 2));
  assert.deepEqual(
    one.frames.map(({ t, rev }) => [t, rev]),
    [
      ['welcome', 1],
      ['view', 2],
      ['reply', 2],
    ],
  );
});

test('a spectator’s frames hold nothing of any seat’s own', async () => {
  const party = await createParty(countingGame, { source: { secret: 7 } });
  void party.guest('one').client.send({ type: 'pick', number: 424_242 });
  await party.settle();
  const { received } = party.guest('spectator').link;
  assert.equal(received.length, 2);
  for (const text of received) {
    assert.doesNotMatch(text, /424242/);
    assert.deepEqual((JSON.parse(text) as { view: { mine: unknown } }).view.mine, {});
  }
});

test('what all share is encoded once a command, however many look on', async () => {
  let encoded = 0;
  const facts = new WeakMap<CountingState, object>();
  const game: Game<CountingState> = {
    ...(countingGame as Game<CountingState>),
    view(state, audience) {
      let shared = facts.get(state);
      if (shared === undefined) {
        const fact = {
          toJSON() {
            encoded += 1;
            return state.picks.length + state.turns;
          },
        };
        facts.set(state, (shared = { fact }));
      }
      return { shared, mine: countingGame.view(state, audience as never).mine };
    },
  };
  const match = await createRawMatch(game, { secret: 7 });
  const channels = ['one', 'two', 'spectator'].map((audience) => match.enter(audience));
  assert.equal(encoded, 1);
  channels[0]?.send(pick('a', 2));
  assert.equal(encoded, 2);
});

const world = (secret: number, first: number, second: number) => ({
  source: { secret },
  inputs: [
    { audience: 'one', command: { type: 'pick', number: first } },
    { advance: 500 },
    { audience: 'one', command: { type: 'pick', number: second } },
    { audience: 'two', command: { type: 'guess', number: 1 } },
    { audience: 'two', command: { type: 'pick', number: 5 } },
  ],
});

test('T1 twin worlds: seat two and a spectator cannot tell them apart until the reveal', async () => {
  const left = world(3, 2, 4);
  const right = world(8, 6, 6);
  for (const observer of ['two', 'spectator']) {
    const difference = await twinWorlds(countingGame, { observer, left, right });
    assert.equal(difference?.input, 4);
    assert.match(difference.left ?? '', /"picks":\[4,5\]/);
  }
  const hidden = { ...right, inputs: right.inputs.slice(0, 4) };
  const other = { ...left, inputs: left.inputs.slice(0, 4) };
  assert.equal(await twinWorlds(countingGame, { observer: 'two', left: other, right: hidden }), null);
});

test('T1 the harness sees a leak: one more frame, another byte', async () => {
  const leaky: Game<CountingState> = {
    ...(countingGame as Game<CountingState>),
    view: (state, audience) => ({
      ...countingGame.view(state, audience as never),
      mine: { odd: state.secret % 2 },
    }),
  };
  const [left, right] = [world(3, 2, 4), world(8, 2, 4)];
  assert.equal((await twinWorlds(leaky as Game, { observer: 'two', left, right }))?.input, -1);
});
