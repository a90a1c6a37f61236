import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draw, type Stream } from '@cluekit/sdk/random';
import { checkClue, type ClueProfile } from '@cluekit/sdk/words';
import { decks } from '../../test/decks.js';
import { lexicon, list } from '../../test/lexicon.js';
import { finish } from '../slices/steps.js';
import { botStream } from '../stream.js';
import { judgeFlips } from './flips.js';
import { createGiver, type FoundClue, type Search } from './giver.js';
import { judgeGuesses } from './guesses.js';
import type { BoardWord } from './outlook.js';
import { type Profile, weightsOf } from './profiles.js';

const giver = createGiver(lexicon);
const BOARDS = process.env['TORTURE'] ? 10_000 : 300;

type Make = (words: readonly string[], profile: Profile) => Search;

/** 25 cards: 9 own, 8 of the rival, the trap, 7 bystanders. */
const codes: Make = (words, profile) => {
  const roles = [...Array<'own'>(9).fill('own'), ...Array<'rival'>(8).fill('rival'), 'avoid' as const];
  const board = words.slice(0, 25).map((word, i): BoardWord => ({ word, role: roles[i] ?? 'other' }));
  return search(board, judgeFlips, profile, 'word-codes');
};

/** A bank of 42, a hand of 7 with the CODED one first. */
const dependence: Make = (words, profile) => {
  const board = words.map((word, i): BoardWord => ({
    word,
    role: i === 0 ? 'avoid' : i < 7 ? 'own' : 'other',
  }));
  const judge = (words: readonly BoardWord[], stray: number) => judgeGuesses(words, 3, stray);
  return search(board, judge, profile, 'code-dependence');
};

function search(
  board: readonly BoardWord[],
  judge: typeof judgeFlips,
  profile: Profile,
  rule: ClueProfile,
): Search {
  const weights = weightsOf(profile, 0);
  const words = board.map(({ word }) => word);
  const check = (clue: string) => checkClue(clue, words, rule).verdict;
  return { board, weights, judge: judge(board, weights.stray), said: [], check };
}

const find = (search: Search, from = giver): FoundClue | null => finish(from.search(search));

function bank(next: Stream, deck = 'all', size = 42): string[] {
  return draw([...(decks.get(deck) ?? []), ...(decks.get('everyday') ?? [])], size, next);
}

for (const [name, make, rule] of [
  ['Word Codes', codes, 'word-codes'],
  ['Code Dependence', dependence, 'code-dependence'],
] as const)
  test(`${name}: on ${BOARDS} boards no clue is illegal, unfit or said twice, and each is for an own word`, () => {
    const next = botStream(process.env['SEED'] ?? 1, name);
    const may = new Set(list('giver-words.txt'));
    const never = new Set(list('sensitive.txt'));
    let given = 0;
    for (let i = 0; i < BOARDS; i += 1) {
      const search = make(bank(next), (['cautious', 'natural', 'adaptive'] as const)[i % 3] ?? 'natural');
      const words = search.board.map(({ word }) => word);
      const said: string[] = [];
      for (let turn = 0; turn < 2; turn += 1) {
        const clue = find({ ...search, said });
        if (clue === null) break;
        assert.notEqual(
          checkClue(clue.word, words, rule).verdict,
          'illegal',
          `${clue.word} on ${words.join()}`,
        );
        assert.ok(may.has(clue.word) && !never.has(clue.word) && !said.includes(clue.word), clue.word);
        assert.ok(clue.targets.length >= 1 && new Set(clue.targets).size === clue.targets.length);
        for (const target of clue.targets)
          assert.equal(search.board.find(({ word }) => word === target)?.role, 'own');
        said.push(clue.word);
        given += 1;
      }
    }
    assert.ok(given >= 1.95 * BOARDS, `${given} clues`);
  });

test('a clue tells its risk and its danger', () => {
  const board: BoardWord[] = [
    { word: 'Bee', role: 'own' },
    { word: 'Sugar', role: 'avoid' },
    { word: 'Brick', role: 'other' },
  ];
  const clue = find(search(board, judgeFlips, 'natural', 'word-codes'));
  assert.deepEqual(clue?.targets, ['Bee']);
  assert.ok(clue.risk !== null && ['Sugar', 'Brick'].includes(clue.risk.word));
  assert.ok(clue.danger >= 0 && clue.danger <= clue.risk.chance + 1e-9);
});

test('the same search finds the same clue, whatever the giver has met before', () => {
  const next = botStream(2, 'same');
  const searches = Array.from({ length: 6 }, () => codes(bank(next), 'natural'));
  const fresh = searches.map((one) => find(one, createGiver(lexicon)));
  assert.deepEqual(
    searches.map((one) => find(one)),
    fresh,
  );
  assert.deepEqual(
    searches.map((one) => find(one)),
    fresh,
  );
});

test('cautious means fewer words for each clue than bold', () => {
  const count = (profile: Profile, pressure: number): number => {
    const next = botStream(3, 'profiles');
    let words = 0;
    for (let i = 0; i < 40; i += 1) {
      const { board, check } = codes(bank(next), profile);
      const weights = weightsOf(profile, pressure);
      words +=
        find({ board, check, weights, said: [], judge: judgeFlips(board, weights.stray) })?.targets.length ??
        0;
    }
    return words;
  };
  const [cautious, natural, bold] = [count('cautious', 0), count('natural', 0), count('adaptive', 2)];
  assert.ok(cautious <= natural && natural < bold, `${cautious}, ${natural}, ${bold}`);
  assert.equal(count('adaptive', 0), natural);
});

test('a word that the lexicon lacks is left for later; a board of nothing else gets no clue', () => {
  const mixed: BoardWord[] = [
    { word: 'Qzxvw', role: 'own' },
    { word: 'Bee', role: 'own' },
    { word: 'Wvxzq', role: 'avoid' },
  ];
  assert.deepEqual(find(search(mixed, judgeFlips, 'natural', 'word-codes'))?.targets, ['Bee']);
  const strange = mixed.map((word) => (word.word === 'Bee' ? { ...word, word: 'Пчела' } : word));
  assert.equal(find(search(strange, judgeFlips, 'natural', 'word-codes')), null);
  assert.equal(find(search([], judgeFlips, 'natural', 'word-codes')), null);
});

test('near-synonyms all over: it still says something, or nothing, and stays legal', () => {
  const words =
    'boat ship yacht canoe kayak raft ferry vessel sail sailboat steamboat galleon gondola schooner'.split(
      ' ',
    );
  const board = words.map((word, i): BoardWord => ({
    word,
    role: i < 5 ? 'own' : i === 5 ? 'avoid' : 'rival',
  }));
  const clue = find(search(board, judgeFlips, 'natural', 'word-codes'));
  if (clue !== null) assert.equal(checkClue(clue.word, words, 'word-codes').verdict, 'legal');
});

test('where nothing is legal, or all was said, it says nothing', () => {
  const some = codes(bank(botStream(4, 'none')), 'natural');
  assert.equal(find({ ...some, check: () => 'illegal' }), null);
  assert.equal(find({ ...some, said: list('giver-words.txt') }), null);
});

test('a near clue is given only where there is no other', () => {
  const some = codes(bank(botStream(5, 'near')), 'natural');
  const best = find(some);
  assert.equal(find({ ...some, check: () => 'near' })?.word, best?.word);
  const second = find({ ...some, check: (clue) => (clue === best?.word ? 'near' : some.check(clue)) });
  assert.notEqual(second?.word, best?.word);
});

test('a new board is many small steps, the same one later far fewer; none judges many clues at once', () => {
  const own = createGiver(lexicon);
  const one = dependence(bank(botStream(6, 'steps')), 'natural');
  const steps = (): { count: number; most: number } => {
    let [count, most, judged] = [0, 0, 0];
    const judge: Search['judge'] = (...args) => {
      judged += 1;
      return one.judge(...args);
    };
    for (const work = own.search({ ...one, judge }); work.next().done !== true; count += 1) {
      most = Math.max(most, judged);
      judged = 0;
    }
    return { count, most };
  };
  const [fresh, later] = [steps(), steps()];
  const fours = Math.ceil(42 / 4);
  assert.equal(
    fresh.count - later.count,
    42 + fours * Math.ceil(lexicon.sayable.length / 512),
    'for the new words',
  );
  assert.ok(later.count >= 15);
  assert.ok(fresh.most <= 16, `${fresh.most}`);
});
