import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { parseDeck } from './parse-deck.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const nth = (n: number): string =>
  Array.from({ length: 4 }, (_, i) => LETTERS[Math.floor(n / 26 ** i) % 26]).join('');

test('parseDeck: over a million characters is one problem', () => {
  const deck = parseDeck('apple\n'.repeat(200_000));
  assert.deepEqual(deck, { words: [], problems: [{ line: 1, code: 'too-much-text', word: '' }] });
});

test('parseDeck: 5,000 words are kept, and the first one too many is told', () => {
  const text = Array.from({ length: 5002 }, (_, n) => nth(n)).join('\n');
  assert.equal(parseDeck(text.split('\n').slice(0, 5000).join('\n')).problems.length, 0);
  const deck = parseDeck(text);
  assert.equal(deck.words.length, 5000);
  assert.deepEqual(deck.problems, [{ line: 5001, code: 'too-many-words', word: nth(5000) }]);
});

test('parseDeck: problems are cut after a thousand, words are not', () => {
  const deck = parseDeck(`${'7\n'.repeat(3000)}apple`);
  assert.deepEqual(deck.words, [{ word: 'apple', line: 3001 }]);
  assert.equal(deck.problems.length, 1001);
  assert.deepEqual(deck.problems[1000], { line: 1001, code: 'too-many-problems', word: '' });
});

test('parseDeck: a hundred thousand characters of mischief come to an end', () => {
  const many = (piece: string): string => piece.repeat(Math.floor(100_000 / piece.length));
  for (const piece of [
    '"',
    '""',
    ',"',
    '"a""\n',
    '",',
    '\u0301',
    'a\u0301',
    '1.',
    '- ',
    '\r',
    ' ',
    'x',
    '\u00A0"',
    '([x] ',
  ]) {
    assert.doesNotThrow(() => parseDeck(many(piece)));
    assert.doesNotThrow(() => parseDeck(many(piece), { columns: 'word-definition' }));
  }
});

test('parseDeck: words inside words inside words', () => {
  const text = Array.from({ length: 30 }, (_, n) => 'a'.repeat(n + 1)).join('\n');
  const deck = parseDeck(text);
  assert.equal(deck.words.length, 30);
  assert.equal(deck.problems.length, 29);
});

test('parseDeck: whatever is pasted, what was kept is read back the same', () => {
  const piece = fc.constantFrom(
    ...'ab\u0301éßי苹7"\'“”.-•*([x] )1\n\r,;\t\u00A0\uFEFF\u0093😀\u200D',
    '1. ',
    '""',
    '__proto__',
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 60 }).map((all) => all.join('')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, (pasted) => {
      const { words } = parseDeck(pasted);
      const again = parseDeck(words.map((entry) => entry.word).join('\n'));
      assert.deepEqual(
        again.words.map((entry) => entry.word),
        words.map((entry) => entry.word),
      );
      assert.deepEqual(
        again.problems.filter((problem) => problem.code !== 'overlapping-words'),
        [],
      );
    }),
    { numRuns: 500 },
  );
});
