import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkBankClue } from './check-bank.js';

const illegal = (code: string, word?: string): object =>
  word === undefined ? { verdict: 'illegal', code } : { verdict: 'illegal', code, word };

test('CD-7 each check goes over the whole bank before the next, and the first word is named', () => {
  const bank = ['SWIMMERS', 'SWIM', 'RIVERSIDE', 'RIVER'];
  assert.deepEqual(checkBankClue('river', bank), illegal('clue-matches-bank', 'RIVER'));
  assert.deepEqual(checkBankClue('swam', bank), illegal('clue-shares-stem', 'SWIMMERS'));
  assert.deepEqual(checkBankClue('swam', bank.slice(1)), illegal('clue-shares-stem', 'SWIM'));
  assert.deepEqual(checkBankClue('side', bank), illegal('clue-overlaps-bank', 'RIVERSIDE'));
  assert.deepEqual(checkBankClue('upriver', bank), illegal('clue-overlaps-bank', 'RIVER'));
  assert.deepEqual(checkBankClue('boat', bank), { verdict: 'legal' });
});

test('CD-7 only the overlap check spares bank words of fewer than four letters', () => {
  assert.deepEqual(checkBankClue('carrot', ['CAR']), { verdict: 'legal' });
  assert.deepEqual(checkBankClue('cars', ['CAR']), illegal('clue-shares-stem', 'CAR'));
  assert.deepEqual(checkBankClue('ran', ['RUN']), illegal('clue-shares-stem', 'RUN'));
  assert.deepEqual(checkBankClue('café', ['CAFE']), illegal('clue-matches-bank', 'CAFE'));
  assert.deepEqual(checkBankClue('a', ['PARTY']), illegal('clue-overlaps-bank', 'PARTY'));
  assert.deepEqual(checkBankClue('ＣＡＲ', ['CAR']), illegal('clue-matches-bank', 'CAR'));
});

test('CD-7 the stem of any word of an entry counts, and the entry runs together', () => {
  for (const entry of ['ICE CREAM', 'ICE-CREAM', 'ice\u00a0cream', 'Ice‑Cream']) {
    assert.deepEqual(checkBankClue('creams', [entry]), illegal('clue-shares-stem', entry));
    assert.deepEqual(checkBankClue('icecream', [entry]), illegal('clue-matches-bank', entry));
    assert.deepEqual(checkBankClue('icecreams', [entry]), illegal('clue-shares-stem', entry));
    assert.deepEqual(checkBankClue('cecre', [entry]), illegal('clue-overlaps-bank', entry));
    assert.deepEqual(checkBankClue('iceberg', [entry]), { verdict: 'near', near: [entry] });
  }
});

test('CD-7 a near clue is legal and names every word it is near to, in bank order', () => {
  const bank = ['SUN', 'BOAT', 'FLOWER', 'DEAD', 'STRONG'];
  assert.deepEqual(checkBankClue('death', bank), { verdict: 'near', near: ['DEAD'] });
  assert.deepEqual(checkBankClue('sunflower', bank), illegal('clue-overlaps-bank', 'FLOWER'));
  assert.deepEqual(checkBankClue('left', ['LEAVES', 'RIGHT', 'LEAVE']), {
    verdict: 'near',
    near: ['LEAVES', 'LEAVE'],
  });
});

test('CD-7 near never hides what is illegal', () => {
  assert.deepEqual(checkBankClue('better', ['GOOD', 'BETTER']), illegal('clue-matches-bank', 'BETTER'));
  assert.deepEqual(
    checkBankClue('better', ['GOOD', 'BETTERMENT']),
    illegal('clue-shares-stem', 'BETTERMENT'),
  );
});

test('CD-7 joiners are refused here', () => {
  assert.deepEqual(checkBankClue('x-ray', ['CAR']), illegal('clue-not-letters'));
  assert.deepEqual(checkBankClue('', ['CAR']), illegal('clue-not-one-word'));
});

test('CD-7 another language is checked for equality and containment only, and the verdict says so', () => {
  assert.deepEqual(checkBankClue('mice', ['MOUSE'], 'de'), { verdict: 'legal', partial: true });
  assert.deepEqual(checkBankClue('Handschuh', ['HAND'], 'de'), {
    ...illegal('clue-overlaps-bank', 'HAND'),
    partial: true,
  });
  assert.deepEqual(checkBankClue('mice', ['MOUSE'], 'en-GB'), illegal('clue-shares-stem', 'MOUSE'));
  assert.deepEqual(checkBankClue('mice', ['MOUSE'], 'enm'), { verdict: 'legal', partial: true });
});

test('CD-7 words in other scripts have no English stem, and letters are counted, not units', () => {
  assert.deepEqual(checkBankClue('река', ['РЕКИ']), { verdict: 'legal' });
  assert.deepEqual(checkBankClue('野球場', ['野球']), { verdict: 'legal' });
  assert.deepEqual(checkBankClue('한국', ['한국어']), { verdict: 'legal' });
  assert.deepEqual(checkBankClue('𐐷𐐲', ['𐐷𐐲𐑌']), { verdict: 'legal' });
});

test('CD-7 digits and marks are no letters: such a word of three letters is exempt from the overlap check', () => {
  assert.deepEqual(checkBankClue('qz', ['QZ7X']), { verdict: 'legal' });
  assert.deepEqual(checkBankClue('жш', ['жшщ\u0308']), { verdict: 'legal' });
  assert.deepEqual(checkBankClue('qz', ['QZ7XV']), illegal('clue-overlaps-bank', 'QZ7XV'));
});

test('endless and hostile bank words are compared once', () => {
  const bank = [
    '',
    '!!',
    '__proto__',
    'x'.repeat(500_000),
    'a b '.repeat(100_000),
    `e${'\u0301'.repeat(200_000)}`,
  ];
  assert.deepEqual(checkBankClue('river', bank), { verdict: 'legal' });
  assert.deepEqual(checkBankClue('constructor', ['CONSTRUCT']), illegal('clue-shares-stem', 'CONSTRUCT'));
  assert.deepEqual(checkBankClue('hasOwnProperty', ['CAR']), { verdict: 'legal' });
});

const LOOKALIKES: readonly (readonly [string, string, 'legal' | 'clue-overlaps-bank'])[] = [
  ['news', 'NEW', 'legal'],
  ['new', 'NEWS', 'clue-overlaps-bank'],
  ['newer', 'NEWS', 'legal'],
  ['newest', 'NEWS', 'legal'],
  ['newly', 'NEWS', 'legal'],
  ['newness', 'NEWS', 'legal'],
  ['renew', 'NEWS', 'legal'],
  ['inning', 'INN', 'legal'],
  ['innings', 'INN', 'legal'],
  ['passing', 'PAS', 'legal'],
  ['galling', 'GAL', 'legal'],
  ['tailing', 'TAILOR', 'legal'],
  ['diving', 'DIVEST', 'legal'],
  ['outdoing', 'OUTDOOR', 'legal'],
  ['decor', 'DEC', 'legal'],
];
for (const [clue, word, wanted] of LOOKALIKES)
  test(`CD-7 ${clue} only looks like a form of ${word}`, () => {
    const verdict = checkBankClue(clue, [word]);
    assert.equal(verdict.verdict === 'illegal' ? verdict.code : verdict.verdict, wanted);
  });

for (const [clue, word] of [
  ['news', 'NEWS'],
  ['twos', 'TWO'],
  ['spas', 'SPA'],
  ['lenses', 'LENS'],
  ['gassing', 'GAS'],
  ['passed', 'PASS'],
  ['tailoring', 'TAILOR'],
  ['innings', 'INNING'],
] as const)
  test(`CD-7 ${clue} is a form of ${word}`, () => {
    const verdict = checkBankClue(clue, [word]);
    assert.ok(verdict.verdict === 'illegal');
    assert.equal(verdict.code, clue === 'news' ? 'clue-matches-bank' : 'clue-shares-stem');
  });
