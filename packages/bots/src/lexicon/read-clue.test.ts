import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lexicon } from '../../test/lexicon.js';
import { readClue } from './read-clue.js';

const cases: readonly (readonly [text: string, how: string, ...words: string[]])[] = [
  ['honey', 'word', 'honey'],
  ['HONEY', 'word', 'honey'],
  ['Ice cream', 'word', 'icecream'],
  ['Café', 'word', 'cafe'],
  ["baker's", 'word', 'baker'],
  ['penguins', 'form', 'penguin'],
  ['bakeries', 'form', 'bakery'],
  ['whiskered', 'form', 'whisker'],
  ['colours', 'form', 'colour'],
  ['parlours', 'form', 'parlor'],
  ['saddling', 'form', 'saddle'],
  ['volcanoes', 'form', 'volcano'],
  ['jellyspoon', 'parts', 'jelly', 'spoon'],
  ['apple pie', 'parts', 'apple', 'pie'],
  ['elephnat', 'spelling', 'elephant'],
  ['umbrela', 'spelling', 'umbrella'],
];

for (const [text, how, ...words] of cases)
  test(`${text} is understood as ${words.join(' and ')} (${how})`, () => {
    const reading = readClue(lexicon, text);
    assert.equal(reading?.how, how);
    assert.deepEqual(
      reading.places.map((place) => lexicon.words[place]),
      words,
    );
  });

const unknown = ['', ' ', 'qzxvw', '7', 'x', 'Привет', '猫', '🙂', 'z'.repeat(10_000), "'", '\u0000'];
for (const text of unknown)
  test(`${JSON.stringify(text.slice(0, 12))} is unknown`, () => assert.equal(readClue(lexicon, text), null));

for (const text of ['__proto__', 'toString', 'hasOwnProperty', '\ud800', ' a b c '])
  test(`${JSON.stringify(text)} is a text like others`, () =>
    assert.doesNotThrow(() => readClue(lexicon, text)));
