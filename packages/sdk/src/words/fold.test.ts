import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold, MAX_MARKS } from './fold.js';
import { folded } from './folded.js';

const CASES: readonly (readonly [text: string, want: string])[] = [
  ['RIVER', 'river'],
  ['ICE CREAM', 'icecream'],
  ['rock’n-roll', 'rocknroll'],
  ['Café', 'cafe'],
  ['naïve'.normalize('NFD'), 'naive'],
  ['straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['οδος', 'οδοσ'],
  ['Ά', 'α'],
  ['ᾳ', 'αι'],
  ['İstanbul', 'istanbul'],
  ['ı', 'ı'],
  ['ſet', 'set'],
  ['ﬁn', 'fin'],
  ['ŉ', 'ʼn'],
  ['①Ⅳ３Ｄ', '1iv3d'],
  ['™', 'tm'],
  ['Ꭰꭰ', 'ᎠᎠ'],
  ['ᏸ', 'Ᏸ'],
  ['Ა', 'ა'],
  ['йод', 'йод'],
  ['שָׁלוֹם', 'שלום'],
  ['قَلَم', 'قلم'],
  ['أحمد', 'أحمد'],
  ['हिन्दी', 'हिन्दी'],
  ['ｺｰﾋｰ', 'コーヒー'],
  ['ガ'.normalize('NFD'), 'ガ'],
  ['한국어'.normalize('NFD'), '한국어'],
  ['≠', ''],
  ['__proto__', 'proto'],
  ['\u{1f600}', ''],
  ['\ud800', ''],
  ['\u{10ffff}', ''],
  ['', ''],
];

for (const [text, want] of CASES) {
  test(`CD-7 folds ${JSON.stringify(text)}`, () => assert.equal(fold(text), want));
}

test('CD-7 folding is done once: folding again changes nothing', () => {
  for (const [text] of CASES) assert.equal(fold(fold(text)), fold(text), JSON.stringify(text));
});

test('CD-7 a character that Unicode 15.0 does not know is no letter, whatever the engine thinks', () => {
  const garay = '\u{10d50}'; // a letter since Unicode 16
  assert.equal(fold(`a${garay}b`), 'ab');
  const newComposition = '\u{16121}\u{1611f}'; // composes since Unicode 16
  assert.equal(fold(newComposition), '');
});

test('CD-7 a run of marks is read to the limit, so that no text holds an engine', () => {
  const hebrew = `א${'\u0308'.repeat(MAX_MARKS + 5)}`;
  assert.equal([...fold(hebrew)].length, 1 + MAX_MARKS);
  const endless = `é${'\u0301'.repeat(200_000)}${'\u0316'.repeat(200_000)}`;
  assert.equal(fold(endless), 'e');
  const halfwidth = `a${`${'\u0301'.repeat(29)}\uff9e`.repeat(10_000)}`;
  assert.equal(fold(halfwidth).length, 2);
});

test('the memory of folded words changes no answer, and property names are words', () => {
  for (let round = 0; round < 2; round++) {
    for (const [text, want] of CASES) assert.equal(folded(text), want);
    assert.equal(folded('constructor'), 'constructor');
    assert.equal(folded('__proto__'), 'proto');
  }
  for (let index = 0; index < 10_000; index++) assert.equal(folded(`WORD${index}`), `word${index}`);
  assert.equal(folded('Café'), 'cafe');
});
