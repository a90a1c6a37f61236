import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCluekitError } from '../game/error.js';
import { checkOptions } from './options.js';

const defaults = { mode: 'teams', level: 'standard', turnSeconds: null };
const good: readonly (readonly [unknown, object])[] = [
  [undefined, defaults],
  [null, defaults],
  [{}, defaults],
  [{ mode: 'coop' }, { ...defaults, mode: 'coop' }],
  [
    { mode: 'coop', level: 'easy' },
    { ...defaults, mode: 'coop', level: 'easy' },
  ],
  [{ mode: 'teams', level: 'easy' }, defaults],
  [{ level: 'nonsense' }, defaults],
  [{ turnSeconds: 10 }, { ...defaults, turnSeconds: 10 }],
  [
    { turnSeconds: 3600, extra: 1 },
    { ...defaults, turnSeconds: 3600 },
  ],
  [JSON.parse('{"__proto__":{"mode":"coop"}}'), defaults],
];

for (const [input, options] of good)
  test(`options: ${JSON.stringify(input) ?? 'none'} are options`, () =>
    assert.deepEqual(checkOptions(input), options));

const bad: readonly (readonly [unknown, RegExp])[] = [
  [{ mode: 'chess' }, /^mode/],
  [{ mode: null }, /^mode/],
  [{ mode: 'constructor' }, /^mode/],
  [{ mode: ['coop'] }, /^mode/],
  [{ mode: 'coop', level: 'hard' }, /^level/],
  [{ mode: 'coop', level: null }, /^level/],
  [{ turnSeconds: 9 }, /^turnSeconds/],
  [{ turnSeconds: 3601 }, /^turnSeconds/],
  [{ turnSeconds: 60.5 }, /^turnSeconds/],
  [{ turnSeconds: '60' }, /^turnSeconds/],
  [{ turnSeconds: NaN }, /^turnSeconds/],
  ['coop', /./],
  [5, /./],
  [[], /./],
];

for (const [input, message] of bad)
  test(`options: ${JSON.stringify(input)} is told`, () =>
    assert.throws(
      () => checkOptions(input),
      (error) => isCluekitError(error) && error.code === 'bad-options' && message.test(error.message),
    ));
