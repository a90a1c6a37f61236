import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyJunk } from '../../test/code-dependence/arbitraries.js';
import { dealsFor } from '../../test/code-dependence/deals.js';
import { choose, clue, guess, nextRound, pass, timeout, undo } from '../../test/code-dependence/match.js';
import { isCluekitError } from '../game/error.js';
import { readRecord } from './read.js';
import { replay, type CodeDependenceReplay } from './replay.js';

const [one, two] = dealsFor(3, 2);
const OPTIONS = { players: 3, rounds: 2, guessMode: 'simultaneous' };
const record = (parts: object = {}): object => ({
  format: 'cluekit-record/1',
  game: 'code-dependence',
  options: OPTIONS,
  deals: [one, two],
  moves: [timeout, clue(0), pass(1)],
  ...parts,
});
const replayed = (parts: object = {}): CodeDependenceReplay => replay(record(parts)) as CodeDependenceReplay;
/** The first round from a match's start to its scoring: no clue is given in time. */
const firstRound = [timeout, ...Array<object>(9).fill(timeout)];

const none: readonly (readonly [string, object, RegExp])[] = [
  ['no options', { options: undefined }, /players/],
  ['options that are null', { options: null }, /players/],
  ['options that are a list', { options: [3] }, /players/],
  ['no players', { options: { rounds: 1 } }, /players/],
  ['players as text', { options: { players: '3' } }, /players/],
  ['rounds 4', { options: { ...OPTIONS, rounds: 4 } }, /rounds/],
  ['another guess mode', { options: { ...OPTIONS, guessMode: 'blind' } }, /guessMode/],
  ['no deals', { deals: undefined }, /list/],
  ['deals null', { deals: null }, /list/],
  ['no deal for the first round', { deals: [] }, /needed/],
  ['a seed and no deals', { deals: undefined, seed: 'ab'.repeat(16) }, /list/],
  ['a deal of four', { deals: dealsFor(4, 1) }, /32 words/],
  ['a bad deal of a round that is not begun', { deals: [one, { ...two, bank: [] }] }, /32 words/],
  ['a public record, which has no hands', { deals: [{ bank: one?.bank }] }, /hand/],
  ['one seat’s record', { deals: [{ bank: one?.bank, hands: [one?.hands[0], null, null] }] }, /hand/],
  ['a round begun with no deal', { deals: [one], moves: [...firstRound, nextRound] }, /round 2/],
  ['no moves', { moves: undefined }, /moves/],
];
for (const [what, parts, message] of none)
  test(`no record: ${what}`, () => {
    for (const given of [record(parts), JSON.stringify(record(parts))])
      assert.throws(
        () => replay(given),
        (error) => isCluekitError(error) && error.code === 'bad-record' && message.test(error.message),
      );
  });

test('a round that is not begun needs no deal, a `nextRound` that is refused either', () => {
  assert.equal(replayed({ deals: [one], moves: [...firstRound] }).phase, 'scoring');
  const early = replayed({ deals: [one], moves: [nextRound, timeout, nextRound, clue(0), nextRound] });
  assert.deepEqual(
    early.rejected.map(({ move, code }) => [move, code]),
    [0, 2, 4].map((move) => [move, 'wrong-phase']),
  );
  assert.equal(replayed({ moves: [...firstRound, nextRound] }).round, 2);
});

test('deals beyond the last round are ignored, whatever they are', () => {
  const options = { ...OPTIONS, rounds: 1 };
  assert.equal(replayed({ options, deals: [one, 5, null] }).phase, 'guess');
  const { phase, rejected } = replayed({ options, moves: [...firstRound, nextRound] });
  assert.deepEqual([phase, rejected], ['finished', [{ move: 10, code: 'wrong-phase' }]]);
});

test('the defaults of a record are 3 rounds, simultaneous; its clocks are not part of it', () => {
  const options = { players: 3, timers: 'fast', language: 5, turnSeconds: 1 };
  assert.deepEqual(readRecord(record({ options })).options, {
    ...{ players: 3, rounds: 3, guessMode: 'simultaneous', timers: null, language: 'en' },
  });
});

test('CD-7 the language of the deck says how much of a clue is checked', () => {
  const word = one?.bank[0] as string;
  const moves = [timeout, clue(0, [1], `${word}s`), clue(0, [1], 'music')];
  for (const deck of [
    undefined,
    null,
    5,
    'x',
    {},
    { language: 5 },
    { language: 'not a tag' },
    { language: 'en' },
  ])
    assert.equal(replayed({ deck, moves }).rejected[0]?.code, 'clue-shares-stem');
  const german = { name: 'x', language: 'de', version: 1 };
  assert.equal(replayed({ deck: german, moves }).rejected[0]?.code, 'clue-overlaps-bank');
});

test('when a move was made never matters', () => {
  const moves = [timeout, clue(0), guess(1, one?.hands[0]?.[1]), undo, pass(2)];
  const expected = replayed({ moves });
  for (const at of [0, -5, 1e15, NaN, '5', null, {}, [1]])
    assert.deepEqual(replayed({ moves: moves.map((move) => ({ ...move, at })) }), expected);
});

test('moves of junk are listed as rejected, and the game goes on', () => {
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
  const moves = [
    null,
    [],
    'pass',
    { type: '__proto__' },
    deep,
    pass(0),
    choose(7, 'x'),
    timeout,
    clue(0, deep),
  ];
  assert.deepEqual(
    replayed({ moves }).rejected.map(({ move, code }) => [move, code]),
    [
      ...[0, 1, 2, 3, 4].map((move) => [move, 'unknown-move']),
      ...[
        [5, 'wrong-phase'],
        [6, 'unknown-move'],
        [8, 'tags-invalid'],
      ],
    ],
  );
});

test('a hundred thousand moves are replayed, taken back ones too', () => {
  const moves: object[] = [...firstRound];
  for (let i = 0; i < 20_000; i++) moves.push(undo, undo, timeout, timeout, pass(0));
  const { phase, scores, rejected } = replayed({ moves });
  assert.deepEqual([phase, scores, rejected.length], ['scoring', [-3, -3, -3], 20_000]);
});

test('property: any moves are a result or `bad-record`, nothing else', () => {
  fc.assert(
    fc.property(fc.array(anyJunk), fc.anything(), (moves, options) => {
      for (const parts of [{ moves }, { moves, options }, { deals: options }])
        try {
          assert.equal(typeof replay(record(parts)).phase, 'string');
        } catch (error) {
          assert.ok(isCluekitError(error) && error.code === 'bad-record', String(error));
        }
    }),
    { numRuns: 200 },
  );
});
