import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atOnce } from './at-once.js';
import { readRows, readWords } from './compact.js';
import { readParted } from './parted.js';
import { stemOf } from './stem-of.js';

test('compact words: the number of letters shared with the word before, then the rest', () => {
  assert.deepEqual(readWords('0acorn2robat1dventure0baby9'), [
    'acorn',
    'acrobat',
    'adventure',
    'baby',
    'baby',
  ]);
  assert.deepEqual(readWords('0-ado2ge0all-'), ['-ado', '-age', 'all-']);
  assert.deepEqual(readWords(''), []);
});

test('compact rows: the ends of all, then their beginnings; or a row as it is', () => {
  const rows: unknown[] = [];
  atOnce(readRows('ing/ang/ung r spr|go went gone|/s cat', (row, number) => rows.push([number, ...row])));
  assert.deepEqual(rows, [
    [0, 'ring', 'rang', 'rung'],
    [1, 'spring', 'sprang', 'sprung'],
    [2, 'go', 'went', 'gone'],
    [3, 'cat', 'cats'],
  ]);
});

test('compact groups: a sign before each end, and what is not listed is of the first group', () => {
  const parted = atOnce(readParted('univers/ity~al|past /e ing ed'));
  const same = (word: string) => stemOf(word, parted).same;
  assert.deepEqual(['universe', 'university', 'universal'].map(same), ['univers', 'univers:1', 'univers:2']);
  assert.equal(stemOf('universal', parted).near, 'univers');
  assert.equal(stemOf('university', parted).near, 'univers:1');
  assert.deepEqual(['past', 'paste', 'pasted', 'pastes'].map(same), ['past', 'past:1', 'past:1', 'past:1']);
});
