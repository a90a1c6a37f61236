import assert from 'node:assert/strict';
import { test } from 'node:test';
import { madeUpList } from '../../test/word-codes/lists.js';
import { everyday } from '../decks/everyday.js';
import { distinctWords } from './deal.js';

/** A frozen list that counts how often its words are looked at. */
function counted(words: readonly string[]): {
  readonly list: readonly string[];
  readonly looks: () => number;
} {
  let looks = 0;
  const list = new Proxy(Object.freeze([...words]), {
    get(target, key): unknown {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks++;
      return Reflect.get(target, key);
    },
  });
  return { list, looks: () => looks };
}

test('WC-3 the words of a frozen list are folded once', () => {
  const { list, looks } = counted([' wren ', 'WREN', ...madeUpList(30)]);
  const first = distinctWords(list);
  assert.equal(looks(), 32);
  assert.deepEqual(first, ['wren', ...madeUpList(30)]);
  assert.equal(distinctWords(list), first);
  assert.equal(looks(), 32);
});

test('WC-3 an answer is its own answer, and nobody can change it', () => {
  const answer = distinctWords(['WAAAA', ...madeUpList(30)]);
  assert.equal(distinctWords(answer), answer);
  assert.throws(() => (answer as string[]).push('more'), TypeError);
  assert.throws(() => (answer as string[]).sort(), TypeError);
});

test('WC-3 a list that may change is read each time', () => {
  const list = madeUpList(26);
  assert.equal(distinctWords(list).length, 26);
  list.push('wren');
  assert.deepEqual(distinctWords(list), [...madeUpList(26), 'wren']);
  list.length = 24;
  assert.throws(() => distinctWords(list), { code: 'deck-too-small' });
});

test('WC-3 a frozen list that is too small is told each time, and frozen nothing is no list', () => {
  const small = Object.freeze(madeUpList(24));
  for (let again = 0; again < 2; again++)
    for (const list of [small, Object.freeze([]), Object.freeze({ length: 30 }), 'text', null, undefined])
      assert.throws(() => distinctWords(list as readonly string[]), { code: 'deck-too-small' });
});

test('WC-3 a list of the SDK is folded once', () =>
  assert.equal(distinctWords(everyday.words), distinctWords(everyday.words)));
