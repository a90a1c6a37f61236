import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import fc from 'fast-check';
import { newGameCode } from '../src/game-code/game-code.js';
import { wordCodes, type WordCodesAudience } from '../src/word-codes/index.js';
import { anyBoard, anyMove, anyOptions } from './word-codes/arbitraries.js';
import { playFrames, type Listener, type Playout, type Step } from './word-codes/frames.js';
import { madeUpList, steadyBytes } from './word-codes/lists.js';
import { BOARD, clue, flip } from './word-codes/match.js';
import { holdsLater } from './word-codes/runs.js';
import { endingOf, twinsOf } from './word-codes/twins.js';

const audience = fc.oneof(
  { weight: 2, arbitrary: fc.constant<WordCodesAudience>('table') },
  { weight: 1, arbitrary: fc.constantFrom(...wordCodes.audiences) },
);
const anyStep: fc.Arbitrary<Step> = fc.record({
  move: anyMove,
  audience,
  peek: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.constantFrom(...wordCodes.audiences)),
});
const anySteps = fc.oneof(
  fc.array(anyStep, { maxLength: 40 }),
  fc.array(anyStep, { minLength: 80, maxLength: 120 }),
);
const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });

// Frames are looked at as text: parsing every one of them would take most of the time of a long run.
const isKey = (text: string): boolean => text.startsWith('{"t":"key"');
const isView = (text: string): boolean => text.includes('"view":{"shared":{');
const isOver = (text: string): boolean => text.includes('"phase":"finished"');

/** What a listener got before a step, the keys it may have asked for left out, with when it got it. */
function heard({ got }: Listener, before: number): string[] {
  return got
    .filter(({ text, step }) => step < before && !isKey(text))
    .map(({ text, step }) => `${step} ${text}`);
}

/** WC-13 and WC-15 on one playout: who may not know has no key, no owner and no seed before the end. */
function assertNothingTold({ listeners, peeks, leftOpen, errors }: Playout): void {
  assert.deepEqual(errors, []);
  for (const { step, allowed, opened } of peeks)
    assert.equal(opened, allowed, `the peek before step ${step}`);
  assert.deepEqual(leftOpen, [], 'peeks that the phase should have ended');
  let views = 0;
  for (const { name, audience: seat, got } of listeners) {
    const may = ['table', 'amber-giver', 'teal-giver'].includes(seat);
    for (const { text } of got) {
      if (isKey(text)) assert.ok(may, `${name} got a key`);
      if (!isView(text) || isOver(text)) continue;
      views++;
      assert.ok(text.includes('"seed":null'));
      assert.doesNotMatch(text, /"owner":"\w+","flipped":false/, name);
      assert.doesNotMatch(text, /revealOrder|bookmarks|"key":|"board"/);
    }
  }
  assert.ok(views >= 7, 'views were looked at');
}

let compared = 0;
let ended = 0;

test('WC-13 WC-15 T1 T3: two worlds that differ only in what nobody saw send the same bytes until the end', async () => {
  const property = fc.asyncProperty(
    anyBoard,
    anyOptions,
    anySteps,
    bytes,
    async (board, options, steps, secret) => {
      const ending = endingOf(board).map((move): Step => ({ move, audience: 'table', peek: null }));
      const twins = twinsOf(board, options, [...steps, ...ending], secret);
      if (!twins) return;
      const all = twins.last ? [...twins.moves, twins.last] : twins.moves;
      const left = await playFrames({ board: twins.board }, options, all);
      const right = await playFrames({ board: twins.twin }, options, all);
      const end = twins.moves.length;
      assert.deepEqual(left.replies, right.replies);
      assert.equal(left.listeners.length, right.listeners.length);
      for (const [i, listener] of left.listeners.entries()) {
        const other = heard(right.listeners[i] as Listener, end);
        assert.deepEqual(heard(listener, end), other, listener.name);
        compared += other.length;
      }
      assertNothingTold(left);
      assertNothingTold(right);
      if (!twins.last) return;
      const spectator = (told: Playout): string[] =>
        heard(told.listeners.find(({ name }) => name === 'spectator') as Listener, end + 1);
      assert.notDeepEqual(
        spectator(left),
        spectator(right),
        'the end shows what was hidden: the harness does see',
      );
      ended++;
    },
  );
  await holdsLater('twin-frames', property, 25, 10_000);
  assert.ok(compared > 1000, `${compared} frames were compared`);
  assert.ok(ended > 10, `${ended} matches came to an end`);
});

test('WC-13 T2: seed, code, tokens and words that are not on the board reach nobody, in frames, replies, errors or logs', async () => {
  const logged: string[] = [];
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    mock.method(console, name, (...parts: unknown[]) => logged.push(parts.join(' ')));
  let scanned = 0;
  const list = madeUpList(40, 'q');
  const property = fc.asyncProperty(
    bytes,
    fc.boolean(),
    anyOptions,
    anySteps,
    async (secret, byCode, options, steps) => {
      const seed = Buffer.from(secret).toString('hex');
      const code = newGameCode(list, steadyBytes(secret[0] ?? 0));
      const source = byCode ? { code, words: list } : { seed, words: list };
      const played = await playFrames(source, options, steps);
      assertNothingTold(played);
      const absent = list.filter((word) => !played.state.board.words.includes(word));
      assert.equal(absent.length, 15);
      const canaries = [
        code,
        code.replaceAll('-', ''),
        ...absent,
        ...played.listeners.map(({ token }) => token),
      ];
      for (const { name, got } of played.listeners)
        for (const { text } of got) {
          scanned++;
          for (const canary of canaries) assert.ok(!text.includes(canary), `${name}: ${canary}`);
          if (!isOver(text)) assert.ok(!text.includes(seed), name);
        }
      const rest = [...played.replies, ...logged, ...played.errors.map(String)].join('\n');
      for (const canary of [...canaries, seed]) assert.ok(!rest.includes(canary), canary);
    },
  );
  try {
    await holdsLater('canaries', property, 15, 1000);
  } finally {
    mock.restoreAll();
  }
  assert.ok(scanned > 500, `${scanned} frames were scanned`);
});

test('WC-5 WC-15: a peek is a frame of its own to that giver alone, and is ended before the clue is seen', async () => {
  const board = { board: BOARD };
  const step = (who: WordCodesAudience, move: object, peek: WordCodesAudience | null): Step => ({
    audience: who,
    move,
    peek,
  });
  const { listeners } = await playFrames(board, {}, [
    step('amber-giver', clue(1), 'amber-giver'),
    step('amber-guesser', flip(0), 'teal-giver'),
    step('amber-guesser', flip(1), 'amber-giver'),
  ]);
  const kinds = (name: string): string[] =>
    (listeners.find((listener) => listener.name === name)?.got ?? []).map(
      ({ text }) => (JSON.parse(text) as { t: string }).t,
    );
  assert.deepEqual(kinds('amber-giver').slice(1, 5), ['key', 'peek-end', 'view', 'reply']);
  assert.deepEqual(kinds('teal-giver').filter((kind) => kind === 'key').length, 1);
  assert.equal(
    kinds('amber-giver').filter((kind) => kind === 'key').length,
    1,
    'none during its own team’s guessing',
  );
  for (const name of ['table', 'amber-guesser', 'teal-guesser', 'spectator', 'screen', 'late spectator'])
    assert.ok(!kinds(name).includes('key'), name);
});
