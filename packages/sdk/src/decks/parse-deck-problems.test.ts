import { testFixtures } from '../../test/decks/parse-fixture.js';

testFixtures([
  {
    name: 'byte order mark before a quote',
    text: '\uFEFF"Apple, Inc"',
    words: [],
    problems: ['1 not-letters Apple, Inc'],
  },
  { name: 'a quote in mid-word is told', text: '"a ""b"""', words: [], problems: ['1 not-letters a "b"'] },
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
]);
