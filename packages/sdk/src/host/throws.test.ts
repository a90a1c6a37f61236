import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assign, createMachine } from 'xstate';
import type { CommandLike, Game } from '../game/game.js';
import { openRawChannel } from '../testing/raw-channel.js';
import { createRawMatch } from '../testing/raw-match.js';

interface Count {
  readonly phase: string;
  readonly count: number;
  readonly list: number[];
}

/** A game with a trap door at every place where rules are asked. */
function trapGame(): Game {
  const machine = createMachine({
    types: {} as { context: Count },
    context: { phase: 'dealing', count: 0, list: [] },
    initial: 'dealing',
    states: {
      dealing: {
        on: { start: { target: 'play', actions: assign({ phase: 'play', count: 0, list: () => [] }) } },
      },
      play: {
        on: {
          add: { actions: assign({ count: ({ context }) => context.count + 1 }) },
          guard: {
            guard: () => {
              throw new Error('SECRET guard');
            },
            actions: assign({ count: 99 }),
          },
          assign: {
            actions: assign({
              count: ({ context }) => {
                context.list.push(1);
                throw new Error('SECRET assign');
              },
            }),
          },
          view: { actions: assign({ count: 666 }) },
          phaseKey: { actions: assign({ count: 667 }) },
          deadline: { actions: assign({ count: 668 }) },
        },
      },
    },
  });
  const thrower = (wanted: number, name: string, state: unknown) => {
    if ((state as Count).count === wanted) throw new Error(`SECRET ${name}`);
  };
  const game: Game<Count> = {
    id: 'traps',
    rules: '1',
    machine,
    audiences: ['a', 'b'],
    options: (input) => input,
    start: () => ({ type: 'start' }),
    parse(input) {
      const command = input as CommandLike;
      if (command.type === 'parse') throw new Error('SECRET parse');
      return command;
    },
    refuse(_state, command) {
      if (command.type === 'refuse') throw new Error('SECRET refuse');
      return null;
    },
    view(state) {
      thrower(666, 'view', state);
      return { shared: { count: state.count, list: state.list.length }, mine: {} };
    },
    phaseKey(state) {
      thrower(667, 'phaseKey', state);
      return 'play';
    },
    deadline(state) {
      thrower(668, 'deadline', state);
      return null;
    },
    peek() {
      throw new Error('SECRET peek');
    },
  };
  return game;
}

for (const type of ['guard', 'assign', 'view', 'phaseKey', 'deadline', 'parse', 'refuse'])
  test(`T16 a throw in ${type} refuses that command with internal, and nothing else`, async () => {
    const match = await createRawMatch(trapGame(), null);
    const other = await match.host.create({ game: 'traps', source: null });
    const [a, b] = [match.enter('a'), match.enter('b')];
    a.send({ t: 'cmd', id: '1', phase: 'play', cmd: { type: 'add' } });
    const before = JSON.stringify(match.host.state(match.matchId));

    a.send({ t: 'cmd', id: '2', phase: 'play', cmd: { type } });
    assert.deepEqual(a.last(), {
      t: 'reply',
      id: '2',
      ok: false,
      code: 'internal',
      message: 'Something went wrong; nothing was changed.',
      rev: 2,
    });
    assert.equal(JSON.stringify(match.host.state(match.matchId)), before);
    assert.equal(match.host.log(match.matchId)?.length, 2);
    assert.match(String(match.errors.at(-1)), /SECRET/);
    assert.ok([...a.texts, ...b.texts].every((text) => !/SECRET|Error|\.ts/.test(text)));

    b.send({ t: 'cmd', id: '1', phase: 'play', cmd: { type: 'add' } });
    assert.equal(b.last()?.ok, true);
    assert.deepEqual(a.last()?.view, { shared: { count: 2, list: 0 }, mine: {} });
    const elsewhere = openRawChannel(match.host);
    elsewhere.send({ t: 'hello', v: 1, match: other.matchId, token: await other.invite('a') });
    assert.equal(elsewhere.last()?.t, 'welcome');
  });

test('T16 a throw in peek refuses the peek', async () => {
  const match = await createRawMatch(trapGame(), null);
  const a = match.enter('a');
  a.send({ t: 'peek', id: 'p' });
  assert.equal(a.last()?.code, 'internal');
});

test('T16 an error observer that throws, and a channel that throws, harm nobody', async () => {
  const match = await createRawMatch(trapGame(), null);
  const b = match.enter('b');
  match.errors.push = () => {
    throw new Error('observer');
  };
  let dead = false;
  const attachment = match.host.attach({
    send() {
      if (dead) throw new Error('broken pipe');
    },
    close() {
      throw new Error('broken pipe');
    },
  });
  attachment.receive(JSON.stringify({ t: 'hello', v: 1, match: match.matchId, token: match.token('a') }));
  dead = true;
  b.send({ t: 'cmd', id: '1', phase: 'play', cmd: { type: 'add' } });
  assert.equal(b.last()?.ok, true);
  attachment.receive('{');
  // Its first throw was the end of it: what it still says is not heard.
  attachment.receive(JSON.stringify({ t: 'cmd', id: '1', phase: 'play', cmd: { type: 'add' } }));
  assert.equal(match.host.log(match.matchId)?.length, 2);
  match.host.close();
  assert.deepEqual(b.closes, [{ code: 1001, reason: 'closed' }]);
});
