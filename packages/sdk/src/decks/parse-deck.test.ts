import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { parseDeck } from './parse-deck.js';
import type { ParseDeckOptions } from './parse-deck.js';

interface Fixture {
  readonly name: string;
  readonly text: string;
  readonly options?: ParseDeckOptions;
  /** `line word` or `line word = definition`. */
  readonly words: readonly string[];
  /** `line code word` or `line code word / with`. */
  readonly problems?: readonly string[];
}

const TABLE: ParseDeckOptions = { columns: 'word-definition' };

const FIXTURES: readonly Fixture[] = [
  { name: 'nothing', text: '', words: [] },
  { name: 'only white space and breaks', text: ' \n\t\r\n\u00A0\n', words: [] },
  { name: 'lines', text: 'Apple\nBanana\nCherry', words: ['1 Apple', '2 Banana', '3 Cherry'] },
  { name: 'CRLF', text: 'Apple\r\nBanana\r\n', words: ['1 Apple', '2 Banana'] },
  { name: 'CR alone', text: 'Apple\rBanana\r', words: ['1 Apple', '2 Banana'] },
  {
    name: 'line breaks of a word processor',
    text: 'Apple\u000BBanana\u2028Pear',
    words: ['1 Apple', '2 Banana', '3 Pear'],
  },
  { name: 'byte order mark', text: '\uFEFFApple\nBanana', words: ['1 Apple', '2 Banana'] },
  {
    name: 'byte order mark before a quote',
    text: '\uFEFF"Apple, Inc"',
    words: [],
    problems: ['1 not-letters Apple, Inc'],
  },
  { name: 'commas', text: 'apple, banana ,cherry', words: ['1 apple', '1 banana', '1 cherry'] },
  { name: 'semicolons', text: 'apple;banana; cherry', words: ['1 apple', '1 banana', '1 cherry'] },
  { name: 'tabs', text: 'apple\tbanana\tcherry', words: ['1 apple', '1 banana', '1 cherry'] },
  {
    name: 'all separators at once',
    text: 'a b,c d;e f\tg h\ni',
    words: ['1 a b', '1 c d', '1 e f', '1 g h', '2 i'],
  },
  {
    name: 'separators of other writing',
    text: '苹果、香蕉，梨；桃',
    words: ['1 苹果', '1 香蕉', '1 梨', '1 桃'],
  },
  { name: 'Arabic comma', text: 'تفاح، موز', words: ['1 تفاح', '1 موز'] },
  {
    name: 'trailing and doubled separators',
    text: 'apple,,banana,;\n,,\ncherry,',
    words: ['1 apple', '1 banana', '3 cherry'],
  },
  { name: 'blank lines keep the count', text: '\n\napple\n\nbanana\n', words: ['3 apple', '5 banana'] },
  {
    name: 'quoted cells',
    text: '"apple","banana" , "ice cream"',
    words: ['1 apple', '1 banana', '1 ice cream'],
  },
  { name: 'doubled quotes inside quotes', text: '"""apple"""', words: ['1 apple'] },
  { name: 'a quote in mid-word is told', text: '"a ""b"""', words: [], problems: ['1 not-letters a "b"'] },
  { name: 'a break inside quotes', text: '"ice\r\ncream"\npear', words: ['1 ice cream', '3 pear'] },
  {
    name: 'an unclosed quote',
    text: 'apple\n"banana\ncherry',
    words: ['1 apple', '2 banana', '3 cherry'],
    problems: ['2 unclosed-quote banana'],
  },
  {
    name: 'text after a closing quote',
    text: '"apple" pie\npear',
    words: ['2 pear'],
    problems: ['1 not-letters "apple" pie'],
  },
  { name: 'an empty quoted cell', text: '"",apple', words: ['1 apple'] },
  {
    name: 'numbered lists',
    text: '1. apple\n2) banana\n(3) cherry\n10.pear',
    words: ['1 apple', '2 banana', '3 cherry', '4 pear'],
  },
  {
    name: 'bulleted lists',
    text: '- apple\n• banana\n* cherry\n– pear\n▪plum\n— fig',
    words: ['1 apple', '2 banana', '3 cherry', '4 pear', '5 plum', '6 fig'],
  },
  {
    name: 'lettered and ticked lists',
    text: 'a) apple\n- [x] banana\n[ ] cherry\n☐ pear',
    words: ['1 apple', '2 banana', '3 cherry', '4 pear'],
  },
  {
    name: 'a column of numbers',
    text: '1\tapple\n2.\tbanana\n•\tcherry',
    words: ['1 apple', '2 banana', '3 cherry'],
  },
  { name: 'a list mark alone', text: '-\n1.\napple', words: ['3 apple'] },
  {
    name: 'a full stop at the end',
    text: 'apple, banana, cherry.',
    words: ['1 apple', '1 banana', '1 cherry'],
  },
  {
    name: 'smart quotes',
    text: '“Apple”\n‘Banana’\n„Birne“\n«Poire»',
    words: ['1 Apple', '2 Banana', '3 Birne', '4 Poire'],
  },
  {
    name: 'smart quotes of Windows-1252 read as Latin-1',
    text: '\u0093Apple\u0094\n\u0095 Rock\u0092n\u0092roll',
    words: ['1 Apple', '2 Rock’n’roll'],
  },
  {
    name: 'no-break and doubled spaces',
    text: 'Ice\u00A0cream\n Hot \u00A0 dog ',
    words: ['1 Ice cream', '2 Hot dog'],
  },
  {
    name: 'unseen characters',
    text: 'ap\u00ADple\n\u200Bbanana\n\u200Echerry\u200F',
    words: ['1 apple', '2 banana', '3 cherry'],
  },
  { name: 'capitals stay as typed', text: 'APPLE\nbanana\niPad', words: ['1 APPLE', '2 banana', '3 iPad'] },
  {
    name: 'pairs and joiners',
    text: "Ice cream\nJack-in-the-box\nO'Neill\nSalt & pepper\nSt. Ives",
    words: ['1 Ice cream', '2 Jack-in-the-box', "3 O'Neill", '4 Salt & pepper', '5 St. Ives'],
  },
  {
    name: 'duplicates by line',
    text: 'Apple\nPear\nAPPLE, apple',
    words: ['1 Apple', '2 Pear'],
    problems: ['3 duplicate-word APPLE / Apple', '3 duplicate-word apple / Apple'],
  },
  {
    name: 'duplicates when folded',
    text: 'Café\nCAFE\nice cream\nIce-cream\nStraße\nSTRASSE',
    words: ['1 Café', '3 ice cream', '5 Straße'],
    problems: [
      '2 duplicate-word CAFE / Café',
      '4 duplicate-word Ice-cream / ice cream',
      '6 duplicate-word STRASSE / Straße',
    ],
  },
  {
    name: 'thirty letters and one more',
    text: `${'a'.repeat(30)}\n${'b'.repeat(31)}`,
    words: [`1 ${'a'.repeat(30)}`],
    problems: [`2 too-long ${'b'.repeat(31)}`],
  },
  { name: 'accents are no letters of their own', text: `${'é'.repeat(30)}`, words: [`1 ${'é'.repeat(30)}`] },
  {
    name: 'a paragraph is shown cut',
    text: 'x'.repeat(5000),
    words: [],
    problems: [`1 too-long ${'x'.repeat(60)}…`],
  },
  {
    name: 'no letters',
    text: '123\n!!!\n😀\n___\nR2D2\napple',
    words: ['6 apple'],
    problems: [
      '1 not-letters 123',
      '2 not-letters !!!',
      '3 not-letters 😀',
      '4 not-letters ___',
      '5 not-letters R2D2',
    ],
  },
  {
    name: 'overlapping words are kept',
    text: 'Carpet\nCar\nPet\nDog',
    words: ['1 Carpet', '2 Car', '3 Pet', '4 Dog'],
    problems: ['1 overlapping-words Carpet / Car'],
  },
  {
    name: 'names of JavaScript',
    text: '__proto__\nconstructor\ntoString\nhasOwnProperty\nproto',
    words: ['1 __proto__', '2 constructor', '3 toString', '4 hasOwnProperty'],
    problems: ['5 duplicate-word proto / __proto__'],
  },
  {
    name: 'other scripts',
    text: 'яблоко\nתפוח\nสาม\n三\nπίτα',
    words: ['1 яблоко', '2 תפוח', '3 สาม', '4 三', '5 πίτα'],
  },
  {
    name: 'the separator hint of a spreadsheet',
    text: 'sep=;\napple;banana',
    words: ['2 apple', '2 banana'],
  },
  { name: 'a heading', text: 'Words\napple', options: { header: true }, words: ['2 apple'] },
  {
    name: 'without the option every cell is a word',
    text: 'apple\ta round fruit',
    words: ['1 apple', '1 a round fruit'],
  },
  {
    name: 'definitions after a tab',
    text: 'apple\tA fruit, round; often red.\nbank',
    options: TABLE,
    words: ['1 apple = A fruit, round; often red.', '2 bank'],
  },
  {
    name: 'definitions in CSV',
    text: 'Word,Meaning\r\nbank,"A place for ""money"", or\r\na river\'s side"\r\napple,',
    options: { ...TABLE, header: true },
    words: ['2 bank = A place for "money", or a river\'s side', '4 apple'],
  },
  {
    name: 'definitions in a numbered table',
    text: '1\tapple\tfruit\n2\tbank\tmoney',
    options: TABLE,
    words: ['1 apple = fruit', '2 bank = money'],
  },
  {
    name: 'a definition without a word',
    text: '\tlost\napple\tfound',
    options: TABLE,
    words: ['2 apple = found'],
    problems: ['1 missing-word '],
  },
  {
    name: 'a definition too long',
    text: `apple\t${'x'.repeat(301)}\nbank\t${'y'.repeat(300)}`,
    options: TABLE,
    words: ['1 apple', `2 bank = ${'y'.repeat(300)}`],
    problems: ['1 definition-too-long apple'],
  },
];

for (const { name, text, options, words, problems = [] } of FIXTURES) {
  test(`parseDeck: ${name}`, () => {
    const deck = parseDeck(text, options);
    assert.deepEqual(
      deck.words.map((e) => `${e.line} ${e.word}${e.definition === undefined ? '' : ` = ${e.definition}`}`),
      words,
    );
    assert.deepEqual(
      deck.problems.map((p) => `${p.line} ${p.code} ${p.word}${p.with === undefined ? '' : ` / ${p.with}`}`),
      problems,
    );
  });
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const nth = (n: number): string =>
  Array.from({ length: 4 }, (_, i) => LETTERS[Math.floor(n / 26 ** i) % 26]).join('');

test('parseDeck: over a million characters is one problem', () => {
  const deck = parseDeck('apple\n'.repeat(200_000));
  assert.deepEqual(deck, { words: [], problems: [{ line: 1, code: 'too-much-text', word: '' }] });
});

test('parseDeck: 5,000 words are kept, and the first one too many is told', () => {
  const text = Array.from({ length: 5002 }, (_, n) => nth(n)).join('\n');
  assert.equal(parseDeck(text.split('\n').slice(0, 5000).join('\n')).problems.length, 0);
  const deck = parseDeck(text);
  assert.equal(deck.words.length, 5000);
  assert.deepEqual(deck.problems, [{ line: 5001, code: 'too-many-words', word: nth(5000) }]);
});

test('parseDeck: problems are cut after a thousand, words are not', () => {
  const deck = parseDeck(`${'7\n'.repeat(3000)}apple`);
  assert.deepEqual(deck.words, [{ word: 'apple', line: 3001 }]);
  assert.equal(deck.problems.length, 1001);
  assert.deepEqual(deck.problems[1000], { line: 1001, code: 'too-many-problems', word: '' });
});

test('parseDeck: a hundred thousand characters of mischief come to an end', () => {
  const many = (piece: string): string => piece.repeat(Math.floor(100_000 / piece.length));
  for (const piece of [
    '"',
    '""',
    ',"',
    '"a""\n',
    '",',
    '\u0301',
    'a\u0301',
    '1.',
    '- ',
    '\r',
    ' ',
    'x',
    '\u00A0"',
    '([x] ',
  ]) {
    assert.doesNotThrow(() => parseDeck(many(piece)));
    assert.doesNotThrow(() => parseDeck(many(piece), TABLE));
  }
});

test('parseDeck: words inside words inside words', () => {
  const text = Array.from({ length: 30 }, (_, n) => 'a'.repeat(n + 1)).join('\n');
  const deck = parseDeck(text);
  assert.equal(deck.words.length, 30);
  assert.equal(deck.problems.length, 29);
});

test('parseDeck: whatever is pasted, what was kept is read back the same', () => {
  const piece = fc.constantFrom(
    ...'ab\u0301éßי苹7"\'“”.-•*([x] )1\n\r,;\t\u00A0\uFEFF\u0093😀\u200D',
    '1. ',
    '""',
    '__proto__',
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 60 }).map((all) => all.join('')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, (pasted) => {
      const { words } = parseDeck(pasted);
      const again = parseDeck(words.map((entry) => entry.word).join('\n'));
      assert.deepEqual(
        again.words.map((entry) => entry.word),
        words.map((entry) => entry.word),
      );
      assert.deepEqual(
        again.problems.filter((problem) => problem.code !== 'overlapping-words'),
        [],
      );
    }),
    { numRuns: 500 },
  );
});
