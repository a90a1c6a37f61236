import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atOnce } from './at-once.js';
import { checkBankClue } from './check-bank.js';
import { readEnglish } from './english.js';
import { english, prepareClues } from './stem.js';

test('CD-7 a clue that is checked in the middle of the preparation is checked by all of the data', () => {
  const [first, second] = [prepareClues(), prepareClues()];
  for (let step = 0; step < 20; step++) for (const one of [first, second]) assert.ok(!one.next().done);
  assert.deepEqual(checkBankClue('mice', ['MOUSE']), {
    verdict: 'illegal',
    code: 'clue-shares-stem',
    word: 'MOUSE',
  });
  for (const one of [first, second, prepareClues()]) assert.equal(one.next().done, true);
  assert.deepEqual(english(), atOnce(readEnglish()));
});

test('the data is read in thousands of small steps', () => {
  let steps = 0;
  for (const reader = readEnglish(); reader.next().done !== true;) steps++;
  assert.ok(steps > 3_300, `${steps}`);
});
