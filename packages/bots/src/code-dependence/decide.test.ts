import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogEntry } from '@cluekit/sdk/code-dependence';
import { BANK, dependenceView, HAND } from '../../test/code-dependence-view.js';
import { lexicon } from '../../test/lexicon.js';
import { createGiver } from '../give/giver.js';
import { createGuesser } from '../guess/guesser.js';
import { finish } from '../slices/steps.js';
import { botStream } from '../stream.js';
import { chooseCoded } from './choose-coded.js';
import { giveSteps } from './give.js';
import { decideGuess } from './guess.js';
import { known } from './known.js';

const guesser = createGuesser({ lexicon });
const base = { bank: BANK, hand: HAND };
const act = (word: string, outcome: 'hit' | 'miss', more: object = {}): LogEntry => ({
  ...{ type: 'act', round: 1, clueTurn: 1, giver: 1, seat: 0, act: 'guess', slot: null, points: -1 },
  ...{ word, outcome, ...more },
});
const decide = (input: Partial<Parameters<typeof dependenceView>[0]>) => {
  const clue = { seat: 1, word: 'jungle', tags: [1], near: [] };
  const view = dependenceView({
    ...base,
    phase: 'guess',
    giver: 1,
    clue,
    can: ['guess', 'callIt', 'pass'],
    ...input,
  });
  return decideGuess(view, guesser, 'sharp', botStream(1, 'decide'));
};

test('CD-13 it guesses the word that the clue points at', () => {
  assert.deepEqual(decide({}), { type: 'guess', seat: 0, word: 'tiger' });
});

test('CD-11 not a word of its own hand, nor one that was missed on this giver', () => {
  const clue = { seat: 1, word: 'jungle', tags: [1], near: [] };
  const guess = decide({ hand: ['tiger', ...HAND.slice(1)], clue });
  assert.notDeepEqual(guess, { type: 'guess', seat: 0, word: 'tiger' });
  assert.notDeepEqual(decide({ log: [act('tiger', 'miss')], clue }), guess && { ...guess, word: 'tiger' });
});

test('CD-13 where the giver’s cards are all shed it calls CODED if few words are left, else passes', () => {
  const shown = BANK.slice(7, 13).map((word, i) => ({ word, state: 'shed' as const, seat: 1, slot: i + 1 }));
  const few = BANK.slice(13, 19).map((word) => act(word, 'miss'));
  assert.equal(decide({ shown, log: few })?.type, 'callIt');
  assert.equal(decide({ shown })?.type, 'pass');
  assert.equal(decide({ shown, log: few, can: ['guess', 'pass'] })?.type, 'pass');
});

test('CD-13 a word that was called wrongly may still be a card, but is called no more', () => {
  const called = { act: 'callIt', points: -3 };
  assert.deepEqual(decide({ log: [act('tiger', 'miss', called)] }), {
    ...{ type: 'guess', seat: 0, word: 'tiger' },
  });
  const shown = BANK.slice(7, 13).map((word, i) => ({ word, state: 'shed' as const, seat: 1, slot: i + 1 }));
  const few = BANK.slice(13, 19).map((word) => act(word, 'miss'));
  const [first] = [decide({ shown, log: few })];
  assert.equal(first?.type, 'callIt');
  const word = first?.type === 'callIt' ? first.word : '';
  const log = [...few, act(word, 'miss', called)];
  const next = decide({ shown, log });
  assert.ok(next?.type === 'pass' || (next?.type === 'callIt' && next.word !== word));
  const all = BANK.filter((item) => !HAND.includes(item)).map((item) => act(item, 'miss', called));
  assert.equal(decide({ shown, log: all })?.type, 'pass');
});

test('an earlier clue whose slots are open still counts, one whose slots are shed does not', () => {
  const given = (word: string, tags: number[]): LogEntry => ({
    type: 'clue',
    round: 1,
    clueTurn: 1,
    seat: 1,
    word,
    tags,
    near: [],
  });
  const shown = [{ word: 'tiger', state: 'shed' as const, seat: 1, slot: 2 }];
  const clue = { seat: 1, word: 'house', tags: [1], near: [] };
  const view = dependenceView({
    ...base,
    phase: 'guess',
    giver: 1,
    clue,
    can: ['guess'],
    shown,
    log: [given('cat', [2]), given('nurse', [3, 4])],
  });
  const facts = known(view, 1);
  assert.deepEqual(facts.clues, [
    { word: 'cat', left: 0 },
    { word: 'nurse', left: 1 },
    { word: 'house', left: 1 },
  ]);
  assert.equal(facts.playable, 5);
  assert.ok(!facts.open.includes('tiger'));
});

test('CD-4 it makes that card CODED which the others lead to least', () => {
  assert.equal(chooseCoded(['river', 'lake', 'ocean', 'stream', 'piano', 'boat', 'fish'], guesser), 'piano');
  assert.equal(chooseCoded(['qzxvw', 'wvxzq'], guesser), 'qzxvw');
  assert.equal(chooseCoded([], guesser), undefined);
});

test('CD-8 it tags the slots of the words it means', () => {
  const view = dependenceView({ ...base, phase: 'clue', giver: 0, can: ['giveClue'] });
  const given = finish(giveSteps(view, createGiver(lexicon), 'natural'));
  assert.equal(given?.command.type, 'giveClue');
  const slots = given.thought.targets.map((word) => view.mine.hand?.find((card) => card.word === word)?.slot);
  assert.deepEqual(given.command.type === 'giveClue' && given.command.tags, slots.sort());
});
