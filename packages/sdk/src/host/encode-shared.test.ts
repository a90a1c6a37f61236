import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createSharedEncoder } from './encode-shared.js';

test('the text is that of JSON.stringify, whatever came before it', () => {
  const member = fc.oneof(
    fc.jsonValue(),
    fc.array(fc.jsonValue()),
    fc.constant(undefined),
    fc.constant([undefined]),
  );
  const shared = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom('cards', 'log', 'a"b', '__proto__'), member),
  );
  fc.assert(
    fc.property(fc.array(shared, { minLength: 1, maxLength: 8 }), (views) => {
      const encode = createSharedEncoder();
      for (const view of views) assert.equal(encode(view), JSON.stringify(view));
    }),
  );
});

test('items that keep their identity, move, go or come again are encoded as they stand', () => {
  const [a, b, c] = [{ card: 'a' }, { card: 'b' }, { card: 'c' }];
  const encode = createSharedEncoder();
  for (const cards of [[a, b], [b, a], [b], [], [a, b, c], [a, { card: 'B' }, c], [c]]) {
    const view = { cards, log: [...cards, 1] };
    assert.equal(encode(view), JSON.stringify(view));
  }
});

test('an item is encoded once while it keeps its identity, and a whole view once', () => {
  let encoded = 0;
  const card = (word: string) =>
    Object.defineProperty({ word }, 'toJSON', {
      value: () => {
        encoded += 1;
        return { word };
      },
    });
  const cards = [card('a'), card('b'), card('c')];
  const encode = createSharedEncoder();
  const view = { phase: 1, cards };
  encode(view);
  encode(view);
  assert.equal(encoded, 3);
  encode({ phase: 2, cards });
  assert.equal(encoded, 3);
  encode({ phase: 2, cards: [...cards.slice(0, 2), card('d')] });
  assert.equal(encoded, 4);
});
