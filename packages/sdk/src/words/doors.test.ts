import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCluekitError } from '../game/error.js';
import { checkBankClue, checkBoardClue, checkClue, fold, foldBy, folded, wellFormed } from './index.js';

const NO_TEXTS: readonly unknown[] = [undefined, null, 5, true, {}, ['kite'], Symbol('x'), () => 'kite'];
const NO_LISTS: readonly unknown[] = [undefined, null, 5, 'KITE', {}, [null], ['KITE', 5], new Set(['KITE'])];

const isPlain = (error: unknown): boolean =>
  isCluekitError(error) && error.code === 'bad-options' && /^[^\n]{10,}\.$/.test(error.message);

const BY_TEXT: Readonly<Record<string, (text: never) => unknown>> = {
  fold,
  folded,
  foldBy: (text) => foldBy(text, () => true),
  wellFormed,
  'checkClue, the clue': (text) => checkClue(text, ['KITE'], 'word-codes'),
  'checkBoardClue, the clue': (text) => checkBoardClue(text, ['KITE']),
  'checkBankClue, the clue': (text) => checkBankClue(text, ['KITE']),
};
for (const [door, ask] of Object.entries(BY_TEXT))
  test(`what is no text is told in one sentence: ${door}`, () => {
    for (const nonsense of NO_TEXTS) assert.throws(() => ask(nonsense as never), isPlain, String(nonsense));
  });

const BY_LIST: Readonly<Record<string, (words: never) => unknown>> = {
  'checkClue, word-codes': (words) => checkClue('sun', words, 'word-codes'),
  'checkClue, code-dependence': (words) => checkClue('sun', words, 'code-dependence'),
  checkBoardClue: (words) => checkBoardClue('sun', words),
  checkBankClue: (words) => checkBankClue('sun', words),
  'checkBankClue, with a clue that is none': (words) => checkBankClue('two words', words),
};
for (const [door, ask] of Object.entries(BY_LIST))
  test(`what is no list of texts is told in one sentence: ${door}`, () => {
    for (const nonsense of NO_LISTS) assert.throws(() => ask(nonsense as never), isPlain, String(nonsense));
  });

for (const profile of [undefined, null, '', 'wordcodes', 'Word-Codes', 'constructor', 5, {}])
  test(`checkClue with the profile ${JSON.stringify(profile)} is no verdict`, () =>
    assert.throws(() => checkClue('mice', ['MOUSE'], profile as never), isPlain));

for (const locale of [null, 5, {}])
  test(`checkBankClue with the locale ${JSON.stringify(locale)} is no verdict`, () => {
    assert.throws(() => checkBankClue('mice', ['MOUSE'], locale as never), isPlain);
    assert.throws(() => checkClue('mice', ['MOUSE'], 'code-dependence', locale as never), isPlain);
  });

test('an empty list, an empty clue and any text for a locale are answered', () => {
  assert.deepEqual(checkClue('mice', [], 'word-codes'), { verdict: 'legal' });
  assert.equal(checkClue('', ['KITE'], 'code-dependence').verdict, 'illegal');
  assert.deepEqual(checkBankClue('mice', ['MOUSE'], 'x'), { verdict: 'legal', partial: true });
});
