import assert from 'node:assert/strict';
import { test } from 'node:test';
import { madeUpList } from '../../test/word-codes/lists.js';
import { BOARD, clue, endTurn, flip, Match, TEAL_BOARD, timeout, undo } from '../../test/word-codes/match.js';
import { isCluekitError } from '../game/error.js';
import {
  checkOptions,
  deal,
  score,
  type Board,
  type WordCodesCommand,
  type WordCodesOptionsInput,
  type WordCodesShared,
} from '../word-codes/index.js';
import { checkRecord } from './check.js';
import { readRecord } from './read.js';
import { replay } from './replay.js';
import { timeline } from './timeline.js';
import { writeRecord, type Played } from './write.js';

const SEED = '000102030405060708090a0b0c0d0e0f';
const MOVES = [
  clue(2, 'music'),
  flip(0),
  timeout,
  clue('unlimited'),
  flip(10),
  undo,
  flip(11),
  endTurn,
] as WordCodesCommand[];

function match(input: WordCodesOptionsInput, source: Played['source']): Played {
  const moves = MOVES.map((move, i) => ({ ...move, at: 5000 + i * 1000.4 }));
  return { rules: '1.0.0', options: checkOptions(input), source, startedAt: 5000, moves };
}

const cases: readonly (readonly [string, WordCodesOptionsInput, Board, object])[] = [
  ['a team game', {}, BOARD, { mode: 'teams' }],
  ['a team game that Teal starts', {}, TEAL_BOARD, { mode: 'teams' }],
  ['Co-op', { mode: 'coop' }, BOARD, { mode: 'coop', level: 'standard' }],
  ['Co-op, swapped', { mode: 'coop', level: 'easy' }, TEAL_BOARD, { mode: 'coop', level: 'easy' }],
];

for (const [what, input, board, options] of cases)
  test(`written, read and replayed, a match is the same: ${what}`, () => {
    const record = writeRecord(match(input, { board }), 'full');
    assert.deepEqual(record.options, options);
    assert.deepEqual(record.board, board, 'the key as dealt, unswapped (WC-11)');
    const played = new Match(input, board);
    for (const move of MOVES) played.ask(move);
    const { rejected, ...result } = replay(JSON.stringify(record));
    assert.deepEqual(result, score(played.state));
    assert.deepEqual(replay(record), { ...result, rejected });
    assert.deepEqual(readRecord(record).options, checkOptions(input));
  });

test('a record says when, in whole milliseconds from the start, and never before it', () => {
  const { moves } = writeRecord({ ...match({}, { board: BOARD }), startedAt: 6500 }, 'full');
  assert.deepEqual(
    moves.map((move) => (move as { at: number }).at),
    [0, 0, 501, 1501, 2502, 3502, 4502, 5503],
  );
});

test('a full record from a seed holds seed, commitment and board, and they check', () => {
  const source = { seed: SEED, words: madeUpList(40) };
  const record = writeRecord(
    { ...match({}, source), deck: { name: 'x', language: 'en', version: 1 } },
    'full',
  );
  assert.equal(record.seed, SEED);
  assert.deepEqual(record.board, deal(source).board);
  assert.deepEqual(record.deck, { name: 'x', language: 'en', version: 1 });
  assert.equal(checkRecord(JSON.stringify(record)), true);
});

test('a record whose board, seed or commitment was changed does not check', () => {
  const record = writeRecord(match({}, { seed: SEED, words: madeUpList(40) }), 'full');
  const board = record.board as unknown as Board;
  const [trap, bystander] = [board.key.indexOf('trap'), board.key.indexOf('bystander')];
  const key = board.key.with(trap, 'bystander').with(bystander, 'trap');
  assert.equal(checkRecord({ ...record, board: { ...board, key } }), false);
  assert.equal(checkRecord({ ...record, board: { ...board, words: [...board.words].reverse() } }), false);
  assert.equal(checkRecord({ ...record, seed: SEED.replace('0f', '0e') }), false);
  assert.equal(checkRecord({ ...record, commitment: 'nonsense' }), false);
  assert.equal(checkRecord({ ...record, seed: undefined }), null);
  assert.equal(checkRecord({ ...record, commitment: 5 }), null);
  const told = (error: unknown): boolean => isCluekitError(error) && error.code === 'bad-seed';
  assert.throws(() => checkRecord({ ...record, seed: 'short' }), told);
});

test('WC-13 a public record holds no key, no order, no seed and no code', () => {
  const words = madeUpList(40);
  for (const source of [{ board: BOARD }, { seed: SEED, words }] as const) {
    const text = JSON.stringify(writeRecord(match({}, source), 'public'));
    for (const secret of [SEED, 'trap', 'bystander', 'revealOrder', 'starting', '"key"', '"code"', '"seed"'])
      assert.ok(!text.includes(secret), secret);
    assert.equal((JSON.parse(text) as { moves: unknown[] }).moves.length, MOVES.length);
    assert.throws(
      () => replay(text),
      (error) => isCluekitError(error) && error.code === 'bad-record',
    );
  }
});

test('a timeline shows at each step what could be known then, and no hidden owner', () => {
  const moves = [...MOVES, null, flip(99), clue(1), flip(24)];
  const record = { ...writeRecord(match({}, { board: BOARD }), 'full'), moves };
  for (const audience of ['spectator', 'amber-giver', 'table'] as const) {
    const steps = timeline(record, audience);
    assert.deepEqual(
      steps.map(({ move }) => move),
      [-1, 0, 1, 2, 3, 4, 5, 6, 7, 10, 11],
    );
    for (const { view } of steps) {
      const { phase, cards } = view.shared as WordCodesShared;
      for (const card of cards) if (!card.flipped) assert.equal(card.owner === null, phase !== 'finished');
    }
    assert.equal(steps.at(-1)?.view.mine.audience, audience);
  }
});
