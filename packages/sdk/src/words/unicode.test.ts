import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DIGIT, HIDDEN_LETTER, HIDDEN_MARK, MARK, isLetter, isMark, kindOf, scriptsOf } from './unicode.js';

interface Range {
  readonly begin: number;
  readonly end: number;
}

/** All code points of a property, from the package that the table was made of. */
async function codePoints(property: string): Promise<Set<number>> {
  const path = `@unicode/unicode-15.0.0/${property}/ranges.mjs`;
  const { default: ranges } = (await import(path)) as { default: readonly Range[] };
  const out = new Set<number>();
  for (const { begin, end } of ranges) for (let code = begin; code < end; code++) out.add(code);
  return out;
}

test('CD-7 the table says of every code point what Unicode 15.0 says', async () => {
  const letters = await codePoints('General_Category/Letter');
  const marks = await codePoints('General_Category/Mark');
  const digits = await codePoints('General_Category/Decimal_Number');
  const hidden = await codePoints('Binary_Property/Default_Ignorable_Code_Point');
  const wrong: number[] = [];
  for (let code = 0; code < 0x110000; code++) {
    const kind = kindOf(code);
    const right =
      isLetter(kind) === letters.has(code) &&
      isMark(kind) === marks.has(code) &&
      (kind === DIGIT) === digits.has(code) &&
      (kind === HIDDEN_LETTER) === (letters.has(code) && hidden.has(code)) &&
      (kind === HIDDEN_MARK) === (marks.has(code) && hidden.has(code));
    if (!right) wrong.push(code);
  }
  assert.deepEqual(wrong, []);
});

test('CD-7 letters of one script share a number, kana and Han too', () => {
  const numbers = (text: string): Set<string> =>
    new Set([...text].map((char) => String(scriptsOf(char.codePointAt(0) ?? 0))));
  assert.equal(numbers('aZéßﬁªＡ').size, 1);
  assert.equal(numbers('ひカ漢々').size, 1);
  assert.equal(numbers('한ㄱ').size, 1);
  assert.equal(numbers('aαаאا').size, 5);
  assert.deepEqual(scriptsOf(0x30fc), []);
});

test('CD-7 a letter of two scripts is of both', () => {
  assert.equal(scriptsOf(0xfdf2).length, 2);
  assert.ok(scriptsOf(0xfdf2).includes(scriptsOf(0x627)[0] ?? 0));
  assert.equal(kindOf(0x301), MARK);
});
