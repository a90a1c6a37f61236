import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CodeDependenceCommand, CodeDependenceView, LogEntry } from '@cluekit/sdk/code-dependence';
import { checkBankClue } from '@cluekit/sdk/words';
import { BANK, dependenceView, HAND } from '../../test/code-dependence-view.js';
import { CLUE_WORDS } from './clue-words.js';
import { simpleBot } from './simple-bot.js';

const base = { bank: BANK, hand: HAND };
const planning = dependenceView({ ...base, phase: 'planning', can: ['chooseCoded'] });
const clueing = dependenceView({ ...base, phase: 'clue', giver: 0, can: ['giveClue'] });
const clue = { seat: 1, word: 'metal', tags: [1], near: [] };
const guessing = dependenceView({
  ...base,
  phase: 'guess',
  giver: 1,
  clue,
  can: ['guess', 'callIt', 'pass'],
});

const acts = (view: CodeDependenceView, seeds = 200): Promise<(CodeDependenceCommand | null)[]> =>
  Promise.all(Array.from({ length: seeds }, (_, seed) => simpleBot({ seed }).act(view)));

test('CD-4 it makes a card of its hand CODED, any of them', async () => {
  const chosen = new Set((await acts(planning)).map((act) => act?.type === 'chooseCoded' && act.word));
  assert.deepEqual([...chosen].sort(), [...HAND].sort());
});

test('CD-7, CD-8 its clues are legal, and tag one or two of its slots that are not shed', async () => {
  const shed = { word: 'kite', state: 'shed' as const, seat: 0, slot: 1 };
  const view = dependenceView({ ...base, phase: 'clue', giver: 0, can: ['giveClue'], shown: [shed] });
  const hand = view.mine.hand?.map((card) =>
    card.word === 'kite' ? { ...card, state: 'shed' as const } : card,
  );
  const given = await acts({ ...view, mine: { ...view.mine, hand: hand ?? null } });
  for (const act of given) {
    assert.equal(act?.type, 'giveClue');
    assert.notEqual(checkBankClue(act.word, BANK).verdict, 'illegal');
    assert.ok(act.tags.length >= 1 && act.tags.length <= 2);
    assert.ok(act.tags.every((slot) => [2, 3, 4, 5, 6].includes(slot as number)));
    assert.deepEqual(act.tags, [...new Set(act.tags)].sort());
  }
});

test('it never says what was said before in the match', async () => {
  const said = CLUE_WORDS.slice(1).map((word, i): LogEntry => ({
    type: 'clue',
    round: 1,
    clueTurn: i,
    seat: 0,
    word: word.toUpperCase(),
    tags: [1],
    near: [],
  }));
  const view = dependenceView({ ...base, phase: 'clue', giver: 0, can: ['giveClue'], log: said });
  for (const act of await acts(view, 20)) assert.equal(act?.type === 'giveClue' && act.word, CLUE_WORDS[0]);
});

test('with no plain word left to say it hums, and where that is forbidden says nothing', async () => {
  const bank = [...CLUE_WORDS, ...BANK];
  const view = dependenceView({ bank, hand: HAND, phase: 'clue', giver: 0, can: ['giveClue'] });
  const [act] = await acts(view, 1);
  assert.match(act?.type === 'giveClue' ? act.word : '', /^hm+$/);
  const hums = dependenceView({
    ...base,
    bank: [...bank, `h${'m'.repeat(60)}`],
    phase: 'clue',
    can: ['giveClue'],
  });
  assert.deepEqual(await acts(hums, 1), [null]);
});

test('CD-10, CD-11 it guesses what may be a card of the giver, never its own words or what is known', async () => {
  const miss: LogEntry = {
    ...{ type: 'act', round: 1, clueTurn: 1, giver: 1, seat: 0, act: 'guess', slot: null, points: -1 },
    ...{ word: 'lamp', outcome: 'miss' },
  };
  const shown = [{ word: 'forest', state: 'shed' as const, seat: 1, slot: 2 }];
  const view = dependenceView({
    ...base,
    phase: 'guess',
    giver: 1,
    clue,
    can: ['guess', 'pass'],
    // CD-13: a wrong call does not say that the word is no card.
    log: [miss, { ...miss, act: 'callIt', word: BANK[20] as string, points: -3 }],
    shown,
  });
  const words = new Set((await acts(view)).map((act) => act?.type === 'guess' && act.word));
  const open = BANK.filter((word) => !HAND.includes(word) && word !== 'lamp' && word !== 'forest');
  assert.deepEqual([...words].sort(), open.sort());
});

test('CD-13 it passes where the giver has no card left to hit, and does nothing where nothing is asked', async () => {
  const shown = BANK.slice(7, 13).map((word, i) => ({ word, state: 'shed' as const, seat: 1, slot: i + 1 }));
  const view = dependenceView({
    ...base,
    phase: 'guess',
    giver: 1,
    clue,
    can: ['guess', 'callIt', 'pass'],
    shown,
  });
  assert.deepEqual(await acts(view, 1), [{ type: 'pass', seat: 0 }]);
  assert.deepEqual(await acts(dependenceView({ ...base, phase: 'scoring', can: ['nextRound'] }), 1), [null]);
});

test('equal seeds act alike, as often as asked; asked again about one moment it draws again', async () => {
  for (const view of [planning, clueing, guessing]) {
    const [one, two] = [simpleBot({ seed: 'x' }), simpleBot({ seed: 'x' })];
    const row = async (bot: typeof one) => [await bot.act(view), await bot.act(view), await bot.act(view)];
    const acted = await row(one);
    assert.deepEqual(acted, await row(two));
    assert.equal(new Set(acted.map((act) => JSON.stringify(act))).size, 3);
  }
});

test('its words are plain, distinct and well-formed', () => {
  assert.equal(new Set(CLUE_WORDS).size, CLUE_WORDS.length);
  assert.ok(CLUE_WORDS.length >= 100);
  for (const word of CLUE_WORDS) assert.equal(checkBankClue(word, []).verdict, 'legal');
});
