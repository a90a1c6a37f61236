import assert from 'node:assert/strict';
import { test } from 'node:test';
import { madeUpList, steadyBytes } from '../../test/word-codes/lists.js';
import { all } from '../decks/all.js';
import { classic } from '../decks/classic.js';
import { everyday } from '../decks/everyday.js';
import { nature } from '../decks/nature.js';
import { school } from '../decks/school.js';
import { deal } from '../word-codes/deal.js';
import { newGameCode, parseGameCode, readGameCode } from './game-code.js';
import { listMark, listPrint } from './list-mark.js';

// A list's sign stands for its print. Where one of these fails, a list was changed that is frozen: put it back.
for (const [deck, sign, print] of [
  [everyday, 0, '59a160a75e3b0272'],
  [all, 1, '8e13afd36e3dd500'],
  [classic, 2, 'ffe0a35b173cebc3'],
  [nature, 3, '8297e87b096b857f'],
  [school, 4, '46fdb0ec5d1ea966'],
] as const)
  test(`WC-2 WC-3 ${deck.title} has its own sign, for ever`, () => {
    assert.equal(listPrint(deck.words), print);
    assert.deepEqual(listMark(deck.words), { list: `${deck.name}/${deck.version}`, sign, check: null });
    const code = newGameCode(deck.words, steadyBytes(61));
    assert.match(code, /^[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}$/);
    assert.equal(
      readGameCode(code).list,
      `${deck.name}/${deck.version}`,
      'a page can tell which list it needs',
    );
  });

test('WC-2 a code of Everyday is told on All, and the other way round', () => {
  const code = newGameCode(everyday.words, steadyBytes(62));
  assert.throws(() => parseGameCode(code, all.words), { code: 'code-for-another-list' });
  assert.throws(() => parseGameCode(newGameCode(all.words, steadyBytes(62)), everyday.words), {
    code: 'code-for-another-list',
  });
});

test('WC-2 T22 a code of Everyday and one of All deal these words, for ever', () => {
  assert.deepEqual(deal({ code: '22D-793-YGT', words: everyday.words }).board.words, [
    'Princess',
    'Saddle',
    'Fork',
    'Season',
    'Apple',
    'Maze',
    'Breakfast',
    'Lobster',
    'Statue',
    'Coconut',
    'Bus',
    'Rake',
    'Acorn',
    'Postcard',
    'Orchestra',
    'Gate',
    'Honey',
    'Chair',
    'Hurricane',
    'Skeleton',
    'Flag',
    'Wave',
    'Power',
    'Tube',
    'Mug',
  ]);
  assert.deepEqual(deal({ code: '3CY-K9V-CXQ', words: all.words }).board.words, [
    'Coast',
    'Peel',
    'Teacher',
    'Oracle',
    'Freedom',
    'Kennel',
    'Highway',
    'Promise',
    'Wrinkle',
    'Weather',
    'Barcode',
    'Potion',
    'Worm',
    'Fortune',
    'Jump',
    'Velvet',
    'Charm',
    'Kick',
    'Grip',
    'Sorcerer',
    'Bride',
    'Fork',
    'Maze',
    'Moose',
    'Saw',
  ]);
});

for (const [deck, code, words] of [
  [
    classic,
    '4FR-3C2-VPJ',
    'Elephant Galaxy Shell Crater Hopscotch Pigeon Potato Jester Bouquet Carrot Engine Tongue Dragon ' +
      'Daisy Ballet Sushi Bicycle Fog Crane Thread Muscle Burger Robot Velvet Snowman',
  ],
  [
    nature,
    '6FR-3C2-VPK',
    'Sky Newt Cricket Star Brook Storm Rose Turtle Squirrel Breeze Bluebell Crystal Whisker ' +
      'Cactus Dune Comet Summer Dinosaur Deer Mane Hill Firefly Nettle Fern Blackberry',
  ],
  [
    school,
    '7FR-3C2-VPM',
    'Pupil Jacket Friction Teacher Astronaut Factory Rocket Chalk Clay Garden Glue Bicycle Magnet ' +
      'Doctor Coin Notebook Bus Diary Minute Planet Medal Bridge Heart Race Cloud',
  ],
] as const)
  test(`WC-2 T22 a code of ${deck.title} deals these words, for ever`, () =>
    assert.equal(deal({ code, words: deck.words }).board.words.join(' '), words));

test('WC-2 a page’s own list has a check value that its words and their order decide', () => {
  const list = madeUpList(40);
  const { sign, check } = listMark(list);
  assert.equal(sign, 22);
  assert.ok(check !== null && check >= 0 && check < 23 ** 3);
  assert.deepEqual(listMark([...list]), listMark(list));
  const checks = new Set(Array.from({ length: 200 }, (_, i) => listMark(madeUpList(30 + i)).check));
  assert.ok(checks.size > 190, `${checks.size} of 200 lists have a value of their own`);
});
