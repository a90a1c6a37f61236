import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyJunk } from '../../test/word-codes/arbitraries.js';
import { madeUpList, steadyBytes } from '../../test/word-codes/lists.js';
import { BOARD, clue, endTurn, flip, timeout, undo } from '../../test/word-codes/match.js';
import { isCluekitError } from '../game/error.js';
import { newGameCode } from '../game-code/game-code.js';
import { deal } from '../word-codes/deal.js';
import { readRecord } from './read.js';
import { replay, type WordCodesReplay } from './replay.js';

const record = (parts: object = {}): object => ({
  format: 'cluekit-record/1',
  game: 'word-codes',
  board: BOARD,
  moves: [clue(1), flip(0), endTurn],
  ...parts,
});
/** What a record of Word Codes comes to. */
const replayed = (input: unknown): WordCodesReplay => replay(input) as WordCodesReplay;
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const none: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 5],
  ['a list', [record()]],
  ['an empty object', {}],
  ['empty text', ''],
  ['text that is no JSON', '{'],
  ['JSON twice', `${JSON.stringify(record())}${JSON.stringify(record())}`],
  ['a JSON string', JSON.stringify(JSON.stringify(record()))],
  ['JSON without end', nested(200_000)],
  ['another format', record({ format: 'cluekit-record/2' })],
  ['a format in a list', record({ format: ['cluekit-record/1'] })],
  ['no format', record({ format: undefined })],
  ['another game', record({ game: 'chess' })],
  ['a game of a prototype', record({ game: 'constructor' })],
  ['a game this version has not', record({ game: 'word-codes-2' })],
  ['another game than its board is of', record({ game: 'code-dependence' })],
  ['no moves', record({ moves: undefined })],
  ['moves that are an object', record({ moves: { length: 1, 0: clue(1) } })],
  ['moves that are text', record({ moves: 'flip' })],
  ['options that are null', record({ options: null })],
  ['options that are a list', record({ options: [] })],
  ['options that are text', record({ options: 'coop' })],
  ['a mode that is none', record({ options: { mode: 'solo' } })],
  ['a mode of a prototype', record({ options: { mode: '__proto__' } })],
  ['a level that is none', record({ options: { mode: 'coop', level: 'hard' } })],
  ['no board and no code', record({ board: undefined })],
  ['a board that is null', record({ board: null })],
  ['a board that is text', record({ board: 'board' })],
  ['a public record, which has no key', record({ board: { words: BOARD.words } })],
  ['a code that is none', record({ board: undefined, code: '2KD-7MN-QRT' })],
  ['a code that is a number', record({ board: undefined, code: 5 })],
  ['a fields of a prototype', JSON.parse(`{"__proto__":${JSON.stringify(record())}}`)],
];

for (const [what, input] of none)
  test(`no record: ${what}`, () => {
    for (const given of typeof input === 'string' ? [input] : [input, JSON.stringify(input)])
      assert.throws(
        () => replay(given),
        (error) => isCluekitError(error) && error.code === 'bad-record' && error.message.length > 10,
      );
  });

const options: readonly (readonly [unknown, string, string])[] = [
  [undefined, 'teams', 'standard'],
  [{}, 'teams', 'standard'],
  [{ mode: 'teams', level: 'nonsense' }, 'teams', 'standard'],
  [{ mode: 'coop' }, 'coop', 'standard'],
  [{ mode: 'coop', level: 'easy' }, 'coop', 'easy'],
  [{ mode: 'coop', turnSeconds: 'soon', players: 9 }, 'coop', 'standard'],
];

for (const [given, mode, level] of options)
  test(`a record’s options: ${JSON.stringify(given) ?? 'none'}`, () =>
    assert.deepEqual(readRecord(record({ options: given })).options, { mode, level, turnSeconds: null }));

test('a record may begin with a byte order mark and end with white space', () => {
  assert.deepEqual(replay(`\ufeff${JSON.stringify(record(), null, 2)}\r\n\n`), replay(record()));
});

test('fields that the format does not have are ignored', () => {
  const extra = { ...record(), seed: 5, deck: 'x', rules: null, extra: JSON.parse(nested(5000)) };
  assert.deepEqual(replay(extra), replay(record()));
  assert.deepEqual(replay(record({ board: { ...BOARD, extra: 1 } })), replay(record()));
});

test('when a move was made never matters', () => {
  const moves = [clue(1), flip(0), timeout, clue(2), undo, clue(1)];
  const expected = replay(record({ moves }));
  for (const at of [0, -5, 1e15, NaN, Infinity, '5', null, {}, [1]])
    assert.deepEqual(replay(record({ moves: moves.map((move) => ({ ...move, at })) })), expected);
});

test('moves of junk are listed as rejected, and the game goes on', () => {
  const moves = [
    null,
    [],
    'flip',
    { type: '__proto__' },
    JSON.parse(nested(5000)),
    clue(1),
    flip(99),
    flip(0),
    endTurn,
  ];
  const result = replayed(record({ moves }));
  assert.deepEqual(
    result.rejected.map(({ move, code }) => [move, code]),
    [...[0, 1, 2, 3, 4].map((move) => [move, 'unknown-move']), [6, 'unknown-card']],
  );
  assert.deepEqual(result.flipped, [0]);
});

test('a code stands for the board it deals, where its list is at hand', () => {
  const words = madeUpList(30);
  const code = newGameCode(words, steadyBytes(81));
  const byCode = record({ board: undefined, code });
  assert.deepEqual(replay(byCode, { own: words }), replay(record({ board: deal({ code, words }).board })));
  assert.throws(() => replay(byCode), /not at hand/);
  assert.throws(() => replay(byCode, { own: madeUpList(31) }), /another word list/);
  assert.throws(() => replay(byCode, JSON.parse('{"__proto__":{"own":[]}}')), /not at hand/);
});

test('a hundred thousand moves are replayed, taken back ones too', () => {
  const moves: object[] = [];
  for (let i = 0; i < 25_000; i++) moves.push(timeout, timeout, clue(1), undo);
  const result = replayed(record({ moves }));
  assert.deepEqual([result.turns, result.turn, result.rejected.length], [25_000, 'amber', 0]);
});

test('property: any value and any moves are a result or `bad-record`, nothing else', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.array(anyJunk).map((moves) => record({ moves })),
      ),
      (input) => {
        try {
          assert.equal(typeof replay(input).phase, 'string');
        } catch (error) {
          assert.ok(isCluekitError(error) && error.code === 'bad-record', String(error));
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('a foul that is only claimed over a network is no move of a record', () => {
  const result = replayed(record({ moves: [clue(1), { type: 'claimFoul' }, flip(0)] }));
  assert.deepEqual(result.rejected, [{ move: 1, code: 'unknown-move' }]);
  assert.deepEqual(result.flipped, [0]);
});
