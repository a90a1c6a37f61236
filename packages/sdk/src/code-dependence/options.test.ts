import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCluekitError } from '../game/error.js';
import { checkOptions, codeDependence, sizesFor } from './index.js';

const TABLE = [
  // seats, dealt, playable, decoys, bank, clues each
  [2, 7, 6, 7, 21, 3],
  [3, 7, 6, 11, 32, 3],
  [4, 7, 6, 14, 42, 3],
  [5, 7, 6, 13, 48, 3],
  [6, 7, 6, 6, 48, 2],
  [7, 6, 5, 6, 48, 2],
] as const;

for (const [players, dealt, playable, decoys, bank, cluesEach] of TABLE)
  test(`CD-1 the fixed table: ${players} seats`, () =>
    assert.deepEqual(sizesFor(players), { dealt, playable, decoys, bank, cluesEach }));

test('CD-2 the defaults: 3 rounds, simultaneous, the rulebook’s clocks, English', () => {
  assert.deepEqual(checkOptions({ players: 4 }), {
    ...{ players: 4, rounds: 3, guessMode: 'simultaneous', timers: 1, language: 'en' },
  });
  assert.equal(codeDependence.options, checkOptions);
});

test('CD-2 what is given is taken, and fields that the game does not have are ignored', () => {
  const given = { players: 2, rounds: 5, guessMode: 'sequential', timers: null, language: 'pt-BR' };
  assert.deepEqual(checkOptions({ ...given, mode: 'teams', extra: { a: 1 } }), given);
  for (const rounds of [1, 2, 3, 5]) assert.equal(checkOptions({ players: 2, rounds }).rounds, rounds);
  for (const timers of [1, 1.5, 2, 10, null])
    assert.equal(checkOptions({ players: 2, timers }).timers, timers);
  const { seatTimes } = checkOptions({ players: 2, seatTimes: [1, 2.5] });
  assert.deepEqual(seatTimes, [1, 2.5]);
});

const bad: readonly (readonly [string, unknown, RegExp])[] = [
  ['nothing', undefined, /players/],
  ['null', null, /players/],
  ['a list', [3], /players/],
  ['text', '3', /players/],
  ['no players', {}, /^The option players /],
  ['one player', { players: 1 }, /^The option players /],
  ['eight players', { players: 8 }, /^The option players /],
  ['half a player', { players: 2.5 }, /^The option players /],
  ['players as text', { players: '3' }, /^The option players /],
  ['players null', { players: null }, /^The option players /],
  ['four rounds', { players: 3, rounds: 4 }, /^The option rounds /],
  ['no rounds', { players: 3, rounds: 0 }, /^The option rounds /],
  ['rounds null', { players: 3, rounds: null }, /^The option rounds /],
  ['rounds as text', { players: 3, rounds: '3' }, /^The option rounds /],
  ['another mode', { players: 3, guessMode: 'chaos' }, /^The option guessMode /],
  ['a mode of a prototype', { players: 3, guessMode: '__proto__' }, /^The option guessMode /],
  ['timers 0', { players: 3, timers: 0 }, /^The option timers /],
  ['timers 11', { players: 3, timers: 11 }, /^The option timers /],
  ['timers NaN', { players: 3, timers: NaN }, /^The option timers /],
  ['timers as text', { players: 3, timers: 'off' }, /^The option timers /],
  ['timers false', { players: 3, timers: false }, /^The option timers /],
  ['seat times that are none', { players: 2, seatTimes: 2 }, /^The option seatTimes /],
  ['seat times null', { players: 2, seatTimes: null }, /^The option seatTimes /],
  ['a seat without its time', { players: 3, seatTimes: [1, 2] }, /^The option seatTimes /],
  ['a hole for a seat', { players: 2, seatTimes: Array(2) }, /^The option seatTimes /],
  ['no time', { players: 2, seatTimes: [1, 0] }, /^The option seatTimes /],
  ['eleven times', { players: 2, seatTimes: [11, 1] }, /^The option seatTimes /],
  ['a language that is none', { players: 3, language: 'en_US!' }, /^The option language /],
  ['an endless language', { players: 3, language: 'en-'.repeat(1000) }, /^The option language /],
  ['a language null', { players: 3, language: null }, /^The option language /],
];

for (const [what, input, message] of bad)
  test(`CD-1 CD-2 options outside the rules name the field: ${what}`, () =>
    assert.throws(
      () => checkOptions(input),
      (error) => isCluekitError(error) && error.code === 'bad-options' && message.test(error.message),
    ));
