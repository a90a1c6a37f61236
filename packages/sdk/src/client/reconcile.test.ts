import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { reconcile } from './reconcile.js';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('what did not change keeps its identity, what did is new, all is frozen', () => {
  const before = reconcile(null, { cards: [{ word: 'a' }, { word: 'b' }], log: [1], turn: null });
  const after = reconcile(before, { cards: [{ word: 'a' }, { word: 'c' }], log: [1], turn: null });
  assert.notEqual(after, before);
  assert.notEqual(after.cards, before.cards);
  assert.equal(after.cards[0], before.cards[0]);
  assert.notEqual(after.cards[1], before.cards[1]);
  assert.equal(after.log, before.log);
  assert.ok([after, after.cards, after.cards[1]].every(Object.isFrozen));
  assert.equal(before.cards[1]?.word, 'b');
});

test('an equal value is the old one; arrays and objects, and missing and null, are not taken for one another', () => {
  const before = reconcile(null, { a: [], b: {}, c: null, d: [1, 2] });
  assert.equal(reconcile(before, copy(before)), before);
  for (const other of [
    { a: {}, b: {}, c: null, d: [1, 2] },
    { a: [], b: [], c: null, d: [1, 2] },
    { a: [], b: {}, d: [1, 2] },
    { a: [], b: {}, c: null, d: [1] },
    { a: [], b: {}, c: null, d: [1, 2, 3] },
    { a: [], b: {}, c: null, e: [1, 2] },
  ]) {
    const after = reconcile(before, copy(other));
    assert.notEqual(after, before);
    assert.deepEqual(after, other);
  }
});

test('keys that are property names are keys like others', () => {
  const text = '{"__proto__":{"a":1},"constructor":{"b":2},"toString":null}';
  const before = reconcile(null, JSON.parse(text) as object);
  assert.equal(JSON.stringify(reconcile({}, JSON.parse(text) as object)), text);
  assert.equal(reconcile(before, JSON.parse(text) as object), before);
  assert.equal(Object.getPrototypeOf(before), Object.prototype);
});

test('any two JSON values: the result equals the new one, and is the old one exactly where they are equal', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, two) => {
      const [before, next] = [reconcile(null, copy(one)), copy(two)];
      const text = JSON.stringify(next);
      const after = reconcile(before, next);
      assert.equal(JSON.stringify(after), text);
      assert.equal(reconcile(after, copy(after)), after);
    }),
  );
});
