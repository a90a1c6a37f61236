import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BANK, dependenceView, HAND } from '../../test/code-dependence-view.js';
import { simpleBot } from './simple-bot.js';

test('the clue data is read in slices before a simple bot’s first clue of a page, and once', async () => {
  const pauses: number[] = [];
  let time = 0;
  const bot = simpleBot({
    seed: 1,
    ms: 4,
    now: () => (time += 1),
    pause: async () => void pauses.push(time),
  });
  const view = dependenceView({ bank: BANK, hand: HAND, phase: 'clue', giver: 0, can: ['giveClue'] });
  assert.equal((await bot.act(view))?.type, 'giveClue');
  const first = pauses.length;
  assert.ok(first > 150, `${first} pauses`);
  assert.equal((await bot.act(view))?.type, 'giveClue');
  assert.equal(pauses.length, first);
});
