import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readClue } from '../lexicon/read-clue.js';
import { nearness } from '../lexicon/similarity.js';
import { finish } from '../slices/steps.js';
import { lexicon } from '../../test/lexicon.js';
import { createColumns } from './columns.js';

const WORDS = ['Bee', 'Qzxvw', 'Honey', 'Snowman', 'Ice cream', 'Sugar', 'Bee', 'Brick'];

function expected(word: string): number[] | null {
  const places = readClue(lexicon, word)?.places;
  return places === undefined
    ? null
    : lexicon.sayable.map((other) => Math.fround(nearness(lexicon.vectors, places, [other])));
}

test('a column is how near each word is that may be said, whatever it was multiplied together with', () => {
  for (const words of [WORDS, WORDS.slice(2), ['Sugar']])
    finish(createColumns(lexicon).of(words)).forEach((column, i) => {
      const wanted = expected(words[i] as string);
      assert.equal(column === null, wanted === null, words[i]);
      wanted?.forEach((value, k) =>
        assert.ok(Math.abs(value - (column?.[k] as number)) < 1e-6, `${words[i]} ${k}`),
      );
    });
});

test('two searches that rest in the middle of the same words both get whole columns', () => {
  const columns = createColumns(lexicon);
  const [one, other] = [columns.of(WORDS), columns.of(WORDS)];
  for (let step = 0; step < 3; step += 1) for (const each of [one, other]) assert.ok(!each.next().done);
  const answers = [finish(one), finish(other), finish(columns.of(WORDS))];
  assert.deepEqual(answers[1], answers[0]);
  assert.deepEqual(answers[2], answers[0]);
});
