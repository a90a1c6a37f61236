import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sha256 } from '../random/hash.js';
import { bytesToHex, utf8ToBytes } from '../random/bytes.js';
import { all } from './all.js';
import { classic } from './classic.js';
import type { Deck } from './deck.js';
import { everyday } from './everyday.js';
import { lintDeck } from './lint-deck.js';
import { nature } from './nature.js';
import { school } from './school.js';

/**
 * SHA-256 over the words, a line each. A code means the same board for ever (WC-2): where one of these tests
 * fails, put the list back, or add a version 2 beside it as docs/decks.md says. Never change a hash here.
 */
const FROZEN: readonly { readonly deck: Deck; readonly count: number; readonly hash: string }[] = [
  { deck: everyday, count: 849, hash: '2df4cb171a70d607c3889cfe3134ee64dc2bfb59bf1bfb02d671bd3d6056744b' },
  { deck: all, count: 1610, hash: '2a9433128cfc75a1183ed19f150038fa284c870f61bc386daf828757d4b3c18b' },
  { deck: classic, count: 650, hash: '4c704eea444ef2fcfc7eec2bcba1d6ce8c69dee13034c5df63c42b7d442c3eae' },
  { deck: nature, count: 270, hash: '6d76f85cfc09fe9869cf076911251d9f77d3afda3c5e1cb4ef82223409bf1702' },
  { deck: school, count: 283, hash: '0bab96fa7e7ffba02a286584665dc934492344479d00405e84ca19027a8065ed' },
];

for (const { deck, count, hash } of FROZEN) {
  test(`${deck.title} version ${deck.version} is frozen`, () => {
    assert.equal(deck.version, 1);
    assert.equal(deck.words.length, count);
    assert.equal(bytesToHex(sha256(utf8ToBytes(deck.words.join('\n')))), hash);
    assert.ok(Object.isFrozen(deck.words));
  });

  test(`CD-7 ${deck.title}: no word repeats, meets or contains another`, () => {
    const lint = lintDeck(deck.words, deck.language);
    assert.deepEqual(lint.unfit, []);
    assert.deepEqual(lint.duplicates, []);
    assert.deepEqual(lint.joined, []);
    assert.deepEqual(lint.overlapping, []);
  });

  test(`${deck.title}: words fit a card`, () => {
    const lint = lintDeck(deck.words, deck.language);
    assert.ok(lint.longest.length <= 12, lint.longest);
    assert.ok(lint.meanLength < 6.5);
    assert.ok(lint.phrases <= deck.words.length * 0.02);
    assert.ok(deck.words.filter((word) => word.length > 10).length <= 6);
  });

  test(`${deck.title}: title case as data`, () => {
    assert.deepEqual(
      deck.words.filter((word) => !/^[A-Z][a-z]*(?: [a-z]+)?$/.test(word)),
      [],
    );
  });
}

test('Everyday has 800 words or more, All 1,500, Classic 600', () => {
  assert.ok(everyday.words.length >= 800);
  assert.ok(all.words.length >= 1500);
  assert.ok(classic.words.length >= 600);
});

test('every list has a name of its own, which a game code can hold', () => {
  const names = FROZEN.map(({ deck }) => deck.name);
  assert.equal(new Set(names).size, names.length);
  for (const name of names) assert.match(name, /^[a-z]+$/);
});

test('All is Everyday, in its order, and more', () => {
  assert.deepEqual(all.words.slice(0, everyday.words.length), everyday.words);
});
