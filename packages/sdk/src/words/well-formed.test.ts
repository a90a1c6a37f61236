import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wellFormed } from './well-formed.js';

const ONE_WORD = 'clue-not-one-word';
const LETTERS = 'clue-not-letters';

const GOOD = [
  ...[
    'river',
    'Café',
    'naïve'.normalize('NFD'),
    'हिन्दी',
    'शब्द',
    'น้ำ',
    'שָׁלוֹם',
    'قَلَم',
    'コーヒー',
    'ネコ',
    'お茶',
  ],
  ...[
    '野球場',
    '食べ物',
    '한국어',
    '한국어'.normalize('NFD'),
    'தமிழ்',
    'ΟΔΟΣ',
    'йод',
    'ﬁn',
    'ª',
    'constructor',
  ],
  ...['Aー', '𝐀', 'a'.repeat(30), '각'.normalize('NFD').repeat(30), `e\u0301\u0316`],
];
for (const clue of GOOD) {
  test(`CD-7 ${clue} is a word of letters`, () => assert.deepEqual(wellFormed(clue), { clue }));
}

const BAD: readonly (readonly [text: string, code: string])[] = [
  ['', ONE_WORD],
  [' \t\u3000', ONE_WORD],
  ['hot dog', ONE_WORD],
  ['hot\u00a0dog', ONE_WORD],
  ['hot\u0085dog', ONE_WORD],
  ['hot\ufeffdog', ONE_WORD],
  ['hot\ndog', ONE_WORD],
  ['rock-n', LETTERS],
  ["rock'n", LETTERS],
  ['rock\u02bcn', LETTERS],
  ['3D', LETTERS],
  ['①', LETTERS],
  ['Ⅳ', LETTERS],
  ['٣', LETTERS],
  ['__proto__', LETTERS],
  ['pаypal', LETTERS], // the second letter is Cyrillic
  ['Ωmega', LETTERS],
  ['ネコcat', LETTERS],
  ['می‌خواهم', LETTERS], // with a zero-width non-joiner
  ['c\u200dat', LETTERS],
  ['c\u00adat', LETTERS],
  ['ca\u034ft', LETTERS],
  ['ca\ufe0ft', LETTERS],
  ['\u3164', LETTERS],
  ['\u115f\u1160', LETTERS],
  ['\u202ecat', LETTERS],
  ['\u0301a', LETTERS],
  ['\u{1f600}', LETTERS],
  ['cat\u{1f600}', LETTERS],
  ['\ud800', LETTERS],
  ['a\udc00', LETTERS],
  ['\u{10d50}', LETTERS], // a letter since Unicode 16 only
  ['a'.repeat(31), LETTERS],
  ['각'.normalize('NFD').repeat(31), LETTERS],
];
for (const [text, code] of BAD) {
  const name = JSON.stringify(text).slice(0, 40);
  test(`CD-7 ${name} is ${code}`, () => assert.deepEqual(wellFormed(text), { code }));
}

test('CD-7 outer white space goes, U+0085 and U+FEFF too', () => {
  assert.deepEqual(wellFormed('\u00a0\ufeff cat\u0085\u2028\u3000'), { clue: 'cat' });
});

test('WC-6 joiners may stand between letters, and only there', () => {
  const joiners = true;
  for (const clue of [
    "rock'n",
    'rock’n',
    'x-ray',
    'x‐ray',
    'x‑ray',
    'jack-in-the-box',
    'é-é'.normalize('NFD'),
  ]) {
    assert.deepEqual(wellFormed(clue, { joiners }), { clue });
    assert.deepEqual(wellFormed(clue), { code: LETTERS });
  }
  for (const clue of ["'cat", 'cat-', '-', 'ro--ck', "ro-'ck", 'ro–ck', 'x-\u0301ray', 'x_ray', '3-D']) {
    assert.deepEqual(wellFormed(clue, { joiners }), { code: LETTERS }, clue);
  }
});

test('a text of any length gets its answer in one walk', () => {
  const long = 1_000_000;
  assert.deepEqual(wellFormed('a'.repeat(long)), { code: LETTERS });
  assert.deepEqual(wellFormed(' '.repeat(long)), { code: ONE_WORD });
  assert.deepEqual(wellFormed(`${' '.repeat(long)}cat${' '.repeat(long)}`), { clue: 'cat' });
  assert.deepEqual(wellFormed(`a${'\u0301'.repeat(long)}${'\u0316'.repeat(long)}`), { code: LETTERS });
  assert.deepEqual(wellFormed('a-'.repeat(long), { joiners: true }), { code: LETTERS });
});
