import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCluekitError } from '../game/error.js';
import { lintDeck } from './lint-deck.js';
import { parseDeck } from './parse-deck.js';
import type { ParseDeckOptions } from './parse-options.js';

const told = (code: string, message: RegExp) => (error: unknown) =>
  isCluekitError(error) && error.code === code && message.test(error.message);

const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);

for (const text of [null, undefined, 5, true, {}, ['Apple'], { length: 3 }])
  test(`parseDeck: no text is told: ${shown(text)}`, () =>
    assert.throws(() => parseDeck(text as string), told('bad-deck', /text/)));

for (const options of [5, 'header', true, ['words'], () => ({})])
  test(`parseDeck: no options are told: ${shown(options)}`, () =>
    assert.throws(() => parseDeck('Apple', options as ParseDeckOptions), told('bad-options', /./)));

test('parseDeck: an option that there is not is told by its name', () => {
  for (const columns of ['definition', '', 1, null, 'constructor'])
    assert.throws(
      () => parseDeck('Apple', { columns } as ParseDeckOptions),
      told('bad-options', /^columns is one of: words, word-definition\.$/),
    );
  for (const header of ['no', 0, null])
    assert.throws(
      () => parseDeck('Apple', { header } as unknown as ParseDeckOptions),
      told('bad-options', /^header is true or false\.$/),
    );
});

test('parseDeck: options left out, null or of another version are the defaults', () => {
  const read = parseDeck('Apple\nPear');
  for (const options of [undefined, null, {}, { columns: undefined, header: undefined }, { later: 1 }])
    assert.deepEqual(parseDeck('Apple\nPear', options as ParseDeckOptions), read);
});

for (const words of [null, undefined, 5, 'Apple', {}, new Set(['Apple']), { length: 1, 0: 'Apple' }])
  test(`lintDeck: no list is told: ${shown(words)} ${typeof words}`, () =>
    assert.throws(() => lintDeck(words as unknown as string[]), told('bad-deck', /list of words/)));

test('lintDeck: an entry that is no text is told with its place', () => {
  for (const entry of [null, undefined, 5, {}, ['Pear'], Symbol('Pear')])
    assert.throws(() => lintDeck(['Apple', entry, 5] as string[]), told('bad-deck', /^Entry 2 /));
  assert.throws(() => lintDeck(new Array<string>(3)), told('bad-deck', /^Entry 1 /), 'and a hole is one');
});

for (const language of [null, 5, {}, ['en']])
  test(`lintDeck: no language is told: ${shown(language)}`, () =>
    assert.throws(() => lintDeck(['Apple'], language as unknown as string), told('bad-options', /language/)));
