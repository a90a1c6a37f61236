import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CommandLike } from '@cluekit/sdk/game';
import { createManualClock } from '@cluekit/sdk/testing';
import { fakeClient, type FakeClient, REFUSED, rest, type SmallView } from '../../test/fake-client.js';
import type { Bot } from '../bot.js';
import { playSeat, type PlaySeatOptions } from './play-seat.js';

type SmallBot = Bot<SmallView, CommandLike, string>;

const asked = (clueTurn: number, more: Partial<SmallView['shared']> = {}): SmallView => ({
  shared: { phase: 'guess', clueTurn, deadline: null, ...more },
  mine: { can: ['guess', 'pass'] },
});
const idle: SmallView = { shared: { phase: 'clue', clueTurn: 2, deadline: null }, mine: { can: [] } };

interface Set {
  readonly fake: FakeClient;
  readonly clock: ReturnType<typeof createManualClock>;
  readonly moments: string[];
  readonly errors: unknown[];
  readonly seen: unknown[][];
  readonly stop: () => void;
}

function seat(
  act: SmallBot['act'],
  options: Partial<PlaySeatOptions<SmallView, CommandLike, string>> = {},
  key: string | null = null,
): Set {
  const clock = createManualClock(50_000);
  const fake = fakeClient(() => clock.now(), key);
  const moments: string[] = [];
  const errors: unknown[] = [];
  const seen: unknown[][] = [];
  const stop = playSeat({
    client: fake.client,
    bot: {
      act: (...args) => {
        seen.push(args);
        return act(...args);
      },
    },
    clock,
    onMoment: (moment) => moments.push('why' in moment ? moment.why : moment.type),
    onError: (error) => errors.push(error),
    ...options,
  });
  return { fake, clock, moments, errors, seen, stop };
}

const guess = async (): Promise<CommandLike> => ({ type: 'guess' });
const simple: SmallBot = { act: async () => ({ type: 'pass' }) };
const types = ({ fake }: Set): string[] => fake.sent.map(({ type }) => type);

test('T8 a bot is handed the view and nothing else', async () => {
  const set = seat(guess);
  const view = asked(1);
  set.fake.show(view);
  await rest();
  assert.equal(set.seen.length, 1);
  assert.equal(set.seen[0]?.length, 1);
  assert.equal(set.seen[0]?.[0], view);
});

test('it acts once for one view, and not where nothing is asked of the seat', async () => {
  const set = seat(guess);
  set.fake.show(idle);
  await rest();
  assert.deepEqual(types(set), []);
  const view = asked(1);
  set.fake.show(view);
  set.fake.show(view);
  await rest();
  set.fake.show(view);
  await rest();
  assert.deepEqual(types(set), ['guess']);
  set.fake.show(asked(2));
  await rest();
  assert.deepEqual(types(set), ['guess', 'guess']);
  assert.deepEqual(set.moments, ['thinking', 'resting', 'thinking', 'resting']);
});

test('owners have other things to do: it skips nothing, goes on to no round and takes nothing back', async () => {
  const set = seat(guess);
  set.fake.show({ ...asked(1), mine: { can: ['timeout', 'nextRound', 'undo', 'callFoul'] } });
  await rest();
  assert.equal(set.seen.length, 0);
});

test('what others do in the same window does not make it think again', async () => {
  let answer: (command: CommandLike) => void = () => {};
  const set = seat(() => new Promise((resolve) => (answer = resolve)));
  set.fake.show(asked(1, { acted: 0 }));
  set.fake.show(asked(1, { acted: 1 }));
  set.fake.show(asked(1, { acted: 2 }));
  answer({ type: 'guess' });
  await rest();
  assert.equal(set.seen.length, 1);
  assert.deepEqual(types(set), ['guess']);
});

test('a thought about an earlier clue is let go, and the new one is thought about', async () => {
  const answers: ((command: CommandLike) => void)[] = [];
  const set = seat(() => new Promise((resolve) => void answers.push(resolve)));
  set.fake.show(asked(1));
  set.fake.show(asked(2));
  answers[0]?.({ type: 'guess' });
  await rest();
  assert.deepEqual(types(set), []);
  answers[1]?.({ type: 'pass' });
  await rest();
  assert.deepEqual(types(set), ['pass']);
});

test('refused once, it asks again; refused twice, the simple one acts', async () => {
  const once = seat(guess, { simple });
  once.fake.reply(REFUSED);
  once.fake.show(asked(1));
  await rest();
  assert.deepEqual(types(once), ['guess', 'guess']);
  const twice = seat(guess, { simple });
  twice.fake.reply(REFUSED, REFUSED);
  twice.fake.show(asked(1));
  await rest();
  assert.deepEqual(types(twice), ['guess', 'guess', 'pass']);
  assert.deepEqual(twice.moments, ['thinking', 'refused', 'resting']);
});

test('where everything is refused it stops asking until the view changes', async () => {
  const set = seat(guess, { simple });
  set.fake.reply(...Array.from({ length: 4 }, () => REFUSED));
  const view = asked(1);
  set.fake.show(view);
  await rest();
  set.fake.show(view);
  await rest();
  assert.equal(set.fake.sent.length, 4);
  set.fake.show(asked(1, { acted: 1 }));
  await rest();
  assert.equal(set.fake.sent.length, 5);
});

for (const [how, act] of [
  ['throws', (): never => assert.fail('a bot broke')],
  ['rejects', () => Promise.reject(new Error('a bot broke'))],
] as const)
  test(`a bot that ${how} is told of, and the simple one acts`, async () => {
    const set = seat(act, { simple });
    set.fake.show(asked(1));
    await rest();
    assert.deepEqual(types(set), ['pass']);
    assert.deepEqual(set.moments, ['thinking', 'threw', 'resting']);
    assert.equal(set.errors.length, 1);
  });

test('a bot that answers never is waited for until its patience ends', async () => {
  const set = seat(() => new Promise(() => {}), { simple, patience: 4_000 });
  set.fake.show(asked(1));
  set.clock.advance(3_999);
  await rest();
  assert.deepEqual(types(set), []);
  set.clock.advance(1);
  await rest();
  assert.deepEqual(types(set), ['pass']);
  assert.deepEqual(set.moments, ['thinking', 'stalled', 'resting']);
  assert.equal(set.clock.timers, 0);
});

test('CD-2 the simple one acts before the deadline of the view', async () => {
  const set = seat(() => new Promise(() => {}), { simple, patience: 60_000 });
  set.fake.show(asked(1, { deadline: { key: 'guess/1', at: 50_000 + 30_000 } }));
  set.clock.advance(29_000);
  await rest();
  assert.deepEqual(types(set), ['pass']);
});

test('CD-2 hurried by a deadline that is nearly here, it still acts', async () => {
  const set = seat(() => new Promise(() => {}), { simple });
  set.fake.show(asked(1, { deadline: { key: 'guess/1', at: 50_100 } }));
  set.clock.advance(1);
  await rest();
  assert.deepEqual(types(set), ['pass']);
});

test('its pace is kept, and gives way to the deadline', async () => {
  const set = seat(guess, { pace: () => 2_000 });
  set.fake.show(asked(1));
  await rest();
  set.clock.advance(1_999);
  await rest();
  assert.deepEqual(types(set), []);
  set.clock.advance(1);
  await rest();
  assert.deepEqual(types(set), ['guess']);
  set.fake.show(asked(2, { deadline: { key: 'guess/2', at: set.clock.now() + 2_500 } }));
  await rest();
  set.clock.advance(1_000);
  await rest();
  assert.deepEqual(types(set), ['guess', 'guess']);
});

test('CD-20 stopped in mid-thought it sends nothing and holds on to nothing; started again it takes over', async () => {
  const answers: ((command: CommandLike) => void)[] = [];
  const act = (): Promise<CommandLike> => new Promise((resolve) => void answers.push(resolve));
  const set = seat(act);
  set.fake.show(asked(1));
  assert.equal(set.clock.timers, 1);
  set.stop();
  set.stop();
  assert.equal(set.clock.timers, 0);
  answers[0]?.({ type: 'guess' });
  await rest();
  assert.deepEqual(types(set), []);
  assert.equal(set.fake.listeners(), 0);
  assert.equal(set.clock.timers, 0);
  playSeat({ client: set.fake.client, bot: { act: guess }, clock: set.clock });
  await rest();
  assert.deepEqual(types(set), ['guess']);
});

test('it begins nothing while the connection is away', async () => {
  const set = seat(guess);
  set.fake.show(asked(1), 'reconnecting');
  await rest();
  assert.equal(set.seen.length, 0);
  set.fake.show(asked(1), 'live');
  await rest();
  assert.deepEqual(types(set), ['guess']);
});

test('WC-5 where the seat may peek, the bot gets the key; where that is refused it is not asked', async () => {
  const view: SmallView = { ...asked(1), mine: { can: ['giveClue'], peek: true } };
  const set = seat(guess, {}, 'the key');
  set.fake.show(view);
  await rest();
  assert.deepEqual(set.seen, [[view, 'the key']]);
  const without = seat(guess);
  without.fake.show(view);
  await rest();
  assert.equal(without.seen.length, 0);
  assert.deepEqual(types(without), []);
});

test('what a page’s callbacks throw is told, and the seat is played', async () => {
  const broken = (name: string) => (): never => {
    throw new Error(name);
  };
  const set = seat(guess, { pace: broken('pace'), onMoment: broken('moment') });
  set.fake.show(asked(1));
  await rest();
  assert.deepEqual(types(set), ['guess']);
  assert.deepEqual(
    set.errors.map((error) => (error as Error).message),
    ['moment', 'pace', 'moment'],
  );
  const deaf = seat(guess, { onMoment: broken('moment'), onError: broken('error') });
  deaf.fake.show(asked(1));
  await rest();
  assert.deepEqual(types(deaf), ['guess']);
});

test('what a page has put on all objects is no failure', async () => {
  const all = Object.prototype as unknown as Record<string, unknown>;
  Object.assign(all, { failed: true, error: 'x', answer: 7 });
  try {
    const set = seat(guess);
    set.fake.show(asked(1));
    await rest();
    assert.deepEqual([types(set), set.moments], [['guess'], ['thinking', 'resting']]);
  } finally {
    for (const name of ['failed', 'error', 'answer']) delete all[name];
  }
});

test('a key that is peeked at is frozen, as the view is', async () => {
  const key = ['amber', 'teal'] as unknown as string;
  const set = seat(guess, {}, key);
  set.fake.show({ ...asked(1), mine: { can: ['guess'], peek: true } });
  await rest();
  assert.ok(Object.isFrozen(set.seen[0]?.[1]));
});
