import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CodeDependenceCommand, CodeDependenceView } from '@cluekit/sdk/code-dependence';
import { BANK, dependenceView, HAND } from '../../test/code-dependence-view.js';
import { lexicon } from '../../test/lexicon.js';
import { dependenceBot } from '../code-dependence/dependence-bot.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { botOf, type BotSpec } from './bot-spec.js';
import type { Port } from './port.js';
import { serveBots } from './serve-bots.js';
import { workerBots } from './worker-bots.js';

/** A line with two ends; what goes over is copied, as a worker copies it. */
function line(): { page: Port; worker: Port; crossed: unknown[]; fail(): void } {
  const crossed: unknown[] = [];
  const listeners = { page: [] as ((event: object) => void)[], worker: [] as ((event: object) => void)[] };
  const failures: ((event: object) => void)[] = [];
  const end = (own: 'page' | 'worker', other: 'page' | 'worker'): Port => ({
    postMessage(message) {
      crossed.push(message);
      const data: unknown = structuredClone(message);
      queueMicrotask(() => listeners[other].forEach((listener) => listener({ data })));
    },
    addEventListener: (type, listener) =>
      void (type === 'message' ? listeners[own] : failures).push(listener),
  });
  return {
    page: end('page', 'worker'),
    worker: end('worker', 'page'),
    crossed,
    fail: () => failures.forEach((listener) => listener({})),
  };
}

const spec: BotSpec = { plays: 'code-dependence', seed: 3 };
const clue = { seat: 1, word: 'jungle', tags: [1], near: [] };
const base = { bank: BANK, hand: HAND, phase: 'guess', giver: 1, clue } as const;
const view = dependenceView({ ...base, can: ['guess', 'callIt', 'pass'] });
const loads = async (): Promise<Lexicon> => lexicon;

test('a bot in a worker does what it does on the page, and only views go over', async () => {
  const { page, worker, crossed } = line();
  const urls: string[] = [];
  serveBots(worker, (url) => (urls.push(url), loads()));
  const bot = workerBots(page, '/lexicon-en.bin').bot<CodeDependenceView, CodeDependenceCommand>(spec);
  assert.deepEqual(await bot.act(view), await dependenceBot({ lexicon, seed: 3 }).act(view));
  assert.deepEqual(urls, ['/lexicon-en.bin']);
  assert.deepEqual(crossed[1], { id: 1, spec, view });
});

test('several at once get their own answers', async () => {
  const { page, worker } = line();
  serveBots(worker, loads);
  const bots = workerBots(page, '/lexicon-en.bin');
  const acts = ['giveClue', 'guess', 'chooseCoded'] as const;
  const answers = await Promise.all(
    acts.map((can) =>
      bots.bot<CodeDependenceView, CodeDependenceCommand>(spec).act(dependenceView({ ...base, can: [can] })),
    ),
  );
  assert.deepEqual(
    answers.map((answer) => answer?.type),
    acts,
  );
});

test('a lexicon that does not arrive, or is never spoken of, rejects the act', async () => {
  const { page, worker } = line();
  serveBots(worker, () => Promise.reject(new Error('404')));
  await assert.rejects(workerBots(page, '/none').bot(spec).act(view), /failed/);
  const other = line();
  serveBots(other.worker, loads);
  const answer = new Promise((resolve) =>
    other.page.addEventListener('message', ({ data }) => resolve(data)),
  );
  other.page.postMessage({ id: 1, spec, view });
  assert.deepEqual(await answer, { id: 1, failed: true });
});

test('a worker that dies rejects what waits for it', async () => {
  const { page, fail } = line();
  const acting = workerBots(page, '/lexicon-en.bin').bot(spec).act(view);
  fail();
  await assert.rejects(acting, /worker failed/);
});

test('a worker that is gone is no more waited for; a lexicon that came late is there for the next act', async () => {
  const { page, fail } = line();
  const bots = workerBots(page, '/lexicon-en.bin');
  assert.equal(bots.gone, false);
  fail();
  assert.equal(bots.gone, true);
  await assert.rejects(bots.bot(spec).act(view), /worker failed/);
  const other = line();
  let tries = 0;
  serveBots(other.worker, () => (++tries > 1 ? loads() : Promise.reject(new Error('offline'))));
  const bot = workerBots(other.page, '/late').bot<CodeDependenceView, CodeDependenceCommand>(spec);
  await assert.rejects(bot.act(view), /failed/);
  assert.equal((await bot.act(view))?.type, 'guess');
});

test('a bot in a worker says whether it knows a clue; what it does not know, and nothing else', async () => {
  const { page, worker } = line();
  serveBots(worker, loads);
  const bots = workerBots(page, '/lexicon-en.bin');
  for (const plays of ['code-dependence', 'word-codes-guesser'] as const) {
    const { knows } = bots.bot({ plays, seed: 1 });
    assert.deepEqual(await Promise.all(['jungle', 'Zzqxv', ''].map(async (clue) => knows?.(clue))), [
      true,
      false,
      false,
    ]);
  }
});

test('a description of no bot is refused by its sentence', () => {
  for (const plays of ['x', 'toString', '__proto__'])
    assert.throws(() => botOf({ plays, seed: 1 } as unknown as BotSpec, loads()), { code: 'bad-options' });
  const level = 'best' as never;
  for (const plays of ['code-dependence', 'word-codes-guesser'] as const)
    assert.throws(() => botOf({ plays, seed: 1, level }, loads()), { code: 'bad-options' });
});
