import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkBankClue } from '../words/check-bank.js';
import { all } from './all.js';
import { clueNeighbours } from './clue-neighbours.js';
import { everyday } from './everyday.js';
import { lintDeck } from './lint-deck.js';

const spelled = (pairs: readonly { word: string; with: string }[]): string[] =>
  pairs.map((pair) => `${pair.word}/${pair.with}`);

test('lintDeck: an empty list', () => {
  const lint = lintDeck([]);
  assert.deepEqual([lint.words, lint.distinct, lint.longest, lint.meanLength], [0, 0, '', 0]);
});

test('lintDeck: repeated and unfit words are counted apart from the rest', () => {
  const lint = lintDeck(['Café', 'CAFE', 'R2D2', 'x'.repeat(31), 'Ice cream', '__proto__', 'constructor']);
  assert.equal(lint.words, 7);
  assert.equal(lint.distinct, 4);
  assert.deepEqual(spelled(lint.duplicates), ['CAFE/Café']);
  assert.deepEqual(
    lint.unfit.map((entry) => entry.code),
    ['not-letters', 'too-long'],
  );
  assert.equal(lint.phrases, 1);
  assert.equal(lint.longest, 'constructor');
});

test('lintDeck: words of one stem, irregular forms, agent nouns and spellings are joined', () => {
  const lint = lintDeck(['Mouse', 'Color', 'Run', 'Dog', 'Mice', 'Colour', 'Runner', 'Apple']);
  assert.deepEqual(spelled(lint.joined), ['Mice/Mouse', 'Colour/Color', 'Runner/Run']);
  assert.ok(lint.joined.every((pair) => pair.kind === 'stem'));
});

test('lintDeck: near words are joined as near, whichever comes first', () => {
  for (const pair of [
    ['Death', 'Dead'],
    ['Strong', 'Strength'],
    ['Rise', 'Rose'],
  ]) {
    for (const words of [pair, pair.toReversed()]) {
      const { joined } = lintDeck(words);
      assert.deepEqual(joined, [{ word: words[1], with: words[0], kind: 'near' }], words.join(' '));
    }
  }
});

test('lintDeck: a word of a pair counts too', () => {
  assert.deepEqual(spelled(lintDeck(['Ice cream', 'Creams', 'Cow']).joined), ['Creams/Ice cream']);
});

test('lintDeck: words inside words', () => {
  const lint = lintDeck(['Car', 'Carpet', 'Pet', 'Dog']);
  assert.deepEqual(spelled(lint.overlapping), ['Carpet/Car', 'Carpet/Pet']);
});

test('lintDeck: other languages have no joined pairs', () => {
  assert.equal(lintDeck(['Mouse', 'Mice'], 'de').joined.length, 0);
});

test('lintDeck finds what comparing every two words finds', () => {
  const words = [...everyday.words.filter((_, place) => place % 7 === 0)];
  words.push(
    'Mice',
    'Death',
    'Dead',
    'Historic',
    'History',
    'Sunflower',
    'Sun',
    'Buses',
    'Bus',
    'Actor',
    'Act',
  );
  words.push(
    'Strength',
    'Strong',
    'Universe',
    'Universal',
    'University',
    'Better',
    'Good',
    'People',
    'Person',
  );
  const expected: string[] = [];
  words.forEach((word, place) => {
    for (const other of words.slice(0, place)) {
      const answers = [checkBankClue(word, [other]), checkBankClue(other, [word])];
      const isStem = answers.some((a) => a.verdict === 'illegal' && a.code === 'clue-shares-stem');
      if (isStem || answers.some((a) => a.verdict === 'near')) expected.push(`${word}/${other}`);
    }
  });
  assert.ok(expected.length > 5);
  assert.deepEqual(spelled(lintDeck(words.filter((word) => !word.includes(' '))).joined), expected);
});

test('lintDeck compares few of the pairs that there are', () => {
  const pairs = (all.words.length * (all.words.length - 1)) / 2;
  const compared = clueNeighbours(all.words, []).length;
  assert.ok(compared > 100);
  assert.ok(compared < pairs / 100, `${compared} of ${pairs}`);
});
