import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkClue } from './check-clue.js';
import type { ClueProfile } from './check-clue.js';

const LETTER = { illegal: 'I', legal: 'L', near: 'C' } as const;

/** Runs every row of a table of cases: clue, bank word, Code Dependence, Word Codes, why. */
function runTable(name: string, atLeast: number): void {
  const text = readFileSync(new URL(`../../test-data/${name}`, import.meta.url), 'utf8');
  const rows = text.trim().split('\n').slice(1);
  test(`${name} has its rows`, () => assert.ok(rows.length >= atLeast));
  const wants: readonly (readonly [ClueProfile, number])[] = [
    ['code-dependence', 2],
    ['word-codes', 3],
  ];
  for (const [profile, column] of wants) {
    test(`C03 every row of ${name} under ${profile}`, () => {
      const wrong = rows.filter((row) => {
        const [clue = '', word = '', ...rest] = row.split('\t');
        return LETTER[checkClue(clue, [word], profile).verdict] !== rest[column - 2];
      });
      assert.deepEqual(wrong, []);
    });
  }
}

runTable('clue-cases.tsv', 44);
runTable('clue-cases-own.tsv', 300);
runTable('clue-cases-fresh.tsv', 300);
runTable('clue-cases-third.tsv', 300);

test('C01 the verdict has the place of the overlap in the folded clue', () => {
  const span = (clue: string, word: string, profile: ClueProfile): unknown =>
    checkClue(clue, [word], profile).span;
  assert.deepEqual(span('Upriver', 'RIVER', 'code-dependence'), [2, 7]);
  assert.deepEqual(span('café', 'CAFE', 'code-dependence'), [0, 4]);
  assert.deepEqual(span('ring', 'SPRING', 'code-dependence'), [0, 4]);
  assert.equal(span('mice', 'MOUSE', 'code-dependence'), undefined);
  assert.deepEqual(span("o'clock", 'CLOCK', 'word-codes'), [1, 6]);
  assert.equal(span('two words', 'TWO', 'word-codes'), undefined);
});

test('C01 the same question gets the same answer, whatever was asked before', () => {
  const ask = (): unknown => [
    checkClue('mice', ['MOUSE'], 'code-dependence'),
    checkClue('mice', ['MOUSE'], 'word-codes'),
    checkClue('death', ['DEAD'], 'code-dependence'),
    checkClue('mice', ['MOUSE'], 'code-dependence', 'fr'),
  ];
  const first = ask();
  for (let index = 0; index < 5_000; index++)
    checkClue(`word${'x'.repeat(index % 20)}`, [`W${index}`], 'word-codes');
  assert.deepEqual(ask(), first);
});
