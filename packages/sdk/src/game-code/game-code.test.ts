import assert from 'node:assert/strict';
import { test } from 'node:test';
import { madeUpList, steadyBytes } from '../../test/word-codes/lists.js';
import { BOARD } from '../../test/word-codes/match.js';
import { isCluekitError } from '../game/error.js';
import { deal } from '../word-codes/deal.js';
import { ALPHABET } from './alphabet.js';
import { newGameCode, parseGameCode, readGameCode } from './game-code.js';
import { OWN_LIST } from './list-mark.js';

const SMALL = madeUpList(30);
const LARGE = [...BOARD.words, 'ANCHOR', 'BALLOON', 'CANDLE'];

const codeOf = (error: unknown): string => (isCluekitError(error) ? error.code : String(error));
const isTold = (text: unknown): boolean => {
  try {
    readGameCode(text);
    return false;
  } catch (error) {
    return codeOf(error) === 'bad-code';
  }
};

test('WC-2 T22 these codes deal these boards, for ever and on every engine', () => {
  assert.deepEqual(deal({ code: 'YKQ-XH3-WGW-VN7', words: SMALL }).board, {
    words: [
      ...[
        'waaaa',
        'waacc',
        'waaaj',
        'waaae',
        'waaci',
        'waacg',
        'waaag',
        'waace',
        'waaab',
        'waabc',
        'waabf',
        'waaah',
      ],
      ...[
        'waaaf',
        'waabg',
        'waaad',
        'waacf',
        'waabb',
        'waabe',
        'waacd',
        'waaai',
        'waacj',
        'waaba',
        'waacb',
        'waaca',
      ],
      'waabh',
    ],
    key: [
      ...[
        'teal',
        'teal',
        'amber',
        'amber',
        'bystander',
        'amber',
        'bystander',
        'amber',
        'teal',
        'bystander',
        'amber',
      ],
      ...[
        'amber',
        'bystander',
        'teal',
        'amber',
        'trap',
        'teal',
        'teal',
        'bystander',
        'bystander',
        'teal',
        'amber',
      ],
      ...['bystander', 'amber', 'teal'],
    ],
    starting: 'amber',
    revealOrder: [8, 3, 4, 21, 24, 5, 19, 22, 23, 14, 1, 17, 10, 0, 20, 6, 2, 11, 9, 12, 18, 7, 13, 16, 15],
  });
  assert.deepEqual(deal({ code: 'yxj4h3wgwvn2', words: LARGE }).board, {
    words: [
      ...[
        'APPLE',
        'RIVER',
        'CASTLE',
        'BALLOON',
        'HAMMER',
        'ZEBRA',
        'BRIDGE',
        'PIRATE',
        'JUNGLE',
        'FOREST',
        'YOGURT',
      ],
      ...['GUITAR', 'ISLAND', 'OCEAN', 'QUEEN', 'CANDLE', 'VIOLIN', 'UMBRELLA', 'ANCHOR', 'DRAGON', 'NEEDLE'],
      ...['SADDLE', 'KITCHEN', 'MIRROR', 'WINDOW'],
    ],
    key: [
      ...[
        'amber',
        'bystander',
        'teal',
        'amber',
        'teal',
        'teal',
        'amber',
        'bystander',
        'teal',
        'bystander',
        'teal',
      ],
      ...['bystander', 'amber', 'trap', 'amber', 'teal', 'bystander', 'teal', 'bystander', 'teal', 'amber'],
      ...['bystander', 'amber', 'amber', 'teal'],
    ],
    starting: 'teal',
    revealOrder: [1, 24, 7, 18, 16, 8, 14, 4, 13, 2, 0, 17, 10, 9, 6, 12, 20, 15, 19, 22, 3, 5, 23, 11, 21],
  });
});

test('WC-2 a code is 30 bits or more, in signs that cannot be mistaken for one another', () => {
  assert.equal(new Set(ALPHABET).size, 23);
  for (const pair of ['0O', '1I', '1L', 'IL', '5S', '8B', 'UV', '2Z'])
    assert.ok([...pair].filter((sign) => ALPHABET.includes(sign)).length < 2, pair);
  assert.ok(!/[AEIOU]/.test(ALPHABET), 'and spells no word');
  assert.ok(7 * Math.log2(ALPHABET.length) >= 30);
});

test('WC-2 new codes read back, use every sign, and differ', () => {
  const random = steadyBytes(21);
  const codes = Array.from({ length: 500 }, () => newGameCode(SMALL, random));
  assert.equal(new Set(codes).size, 500);
  for (const code of codes) {
    assert.equal(parseGameCode(code, SMALL).code, code);
    assert.match(code, /^[2-9A-Z]{3}(-[2-9A-Z]{3}){3}$/);
  }
  const payload = new Set(codes.flatMap((code) => [...code.replaceAll('-', '').slice(4, 11)]));
  assert.equal(payload.size, 23);
});

test('WC-2 case, spaces and dashes do not matter', () => {
  const { secret } = readGameCode('YKQ-XH3-WGW-VN7');
  for (const text of [
    'ykqxh3wgwvn7',
    ' ykq xh3 wgw vn7 ',
    'YKQ–XH3—WGW‐VN7',
    'y-k-q-x-h-3-w-g-w-v-n-7',
    'ykq\txh3\nwgwvn7',
  ])
    assert.deepEqual(readGameCode(text), readGameCode('YKQ-XH3-WGW-VN7'), text);
  assert.ok(secret.length > 0);
});

/** The signs that lists of ours have. */
const TAKEN = [0, 1, 2, 3, 4];

/** Codes of a page's own list and, made by hand, of the lists that have a sign of their own. */
const samples = [
  newGameCode(SMALL, steadyBytes(31)),
  newGameCode(LARGE, steadyBytes(32)),
  ...TAKEN.flatMap(known),
];

function known(list: number): string[] {
  const random = steadyBytes(33 + list);
  const found: string[] = [];
  while (found.length < 2) {
    const signs = [...random(new Uint8Array(9))].map((byte) => ALPHABET[byte % 23]);
    const text = [ALPHABET[list], ...signs.slice(1)].join('');
    if (!isTold(text)) found.push(text);
  }
  return found;
}

for (const sample of samples) {
  const signs = [...sample.replaceAll('-', '')];

  test(`WC-2 every slip of one sign is told, not played: ${sample}`, () => {
    assert.ok(!isTold(sample));
    let slips = 0;
    for (const [at, old] of signs.entries())
      for (const sign of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
        if (sign !== old && ++slips)
          assert.ok(isTold(signs.toSpliced(at, 1, sign).join('')), `${at} ${sign}`);
    assert.equal(slips, signs.length * 35);
  });

  test(`WC-2 every swap of two signs is told, adjacent or not: ${sample}`, () => {
    for (const [i, one] of signs.entries())
      for (const [j, other] of signs.entries())
        if (one !== other) assert.ok(isTold(signs.with(i, other).with(j, one).join('')), `${i} ${j}`);
  });

  test(`WC-2 a sign too few, too many, or twice is told: ${sample}`, () => {
    for (const [at, sign] of signs.entries()) {
      assert.ok(isTold(signs.toSpliced(at, 1).join('')));
      assert.ok(isTold(signs.toSpliced(at, 0, sign).join('')));
    }
    assert.ok(isTold(sample + sample));
  });
}

test('WC-2 a code for another list is told, not played', () => {
  const code = newGameCode(SMALL, steadyBytes(41));
  const others = [LARGE, madeUpList(31), [...SMALL].reverse(), SMALL.with(3, 'other'), madeUpList(30, 'x')];
  for (const words of others)
    assert.throws(
      () => parseGameCode(code, words),
      (error) => codeOf(error) === 'code-for-another-list',
    );
  assert.equal(
    parseGameCode(code, [...SMALL.map((word) => word.toUpperCase())]).list,
    'own',
    'spelling is no list',
  );
  for (const list of TAKEN)
    for (const text of known(list))
      assert.throws(
        () => parseGameCode(text, SMALL),
        (error) => codeOf(error) === 'code-for-another-list',
      );
});

test('WC-2 a sign that no list has yet is no code', () => {
  const taken = samples.map((sample) => ALPHABET.indexOf(sample.charAt(0)));
  assert.deepEqual(
    [...new Set(taken)].sort((a, b) => a - b),
    [...TAKEN, OWN_LIST],
  );
  for (let sign = TAKEN.length; sign < OWN_LIST; sign++)
    for (const rest of samples) assert.ok(isTold(`${ALPHABET[sign]}${rest.slice(1)}`));
});

for (const text of [
  '',
  ' ',
  '-',
  'constructor',
  '__proto__',
  '2'.repeat(65),
  'YKQ-XH3-WGW-VN',
  null,
  undefined,
  5,
  {},
  ['2'],
  'ＹＫＱ-XH3-WGW-VN7',
])
  test(`WC-2 no code: ${JSON.stringify(text) ?? 'undefined'}`, () => assert.ok(isTold(text)));

test('WC-2 a list of JavaScript property names has codes', () => {
  const names = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', ...madeUpList(20)];
  const code = newGameCode(names, steadyBytes(51));
  assert.equal(deal({ code, words: names }).board.words.length, 25);
});
