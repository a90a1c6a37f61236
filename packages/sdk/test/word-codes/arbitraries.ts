import fc from 'fast-check';
import { deal, distinctWords, type Board, type WordCodesOptionsInput } from '../../src/word-codes/index.js';
import { BOARD } from './match.js';

/** Any board: a secret seed's, so both teams start and every order comes. */
export const anyBoard: fc.Arbitrary<Board> = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map(
    (bytes) => deal({ seed: Buffer.from(bytes).toString('hex'), words: distinctWords(BOARD.words) }).board,
  );

export const anyOptions: fc.Arbitrary<WordCodesOptionsInput> = fc.constantFrom(
  { mode: 'teams' } as const,
  { mode: 'teams' } as const,
  { mode: 'coop', level: 'standard' } as const,
  { mode: 'coop', level: 'easy' } as const,
);

const clueWord = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(null, 'music', 'heavy', 'rock-n') },
  fc.constantFrom(
    'RIVER',
    'riverside',
    'need',
    'constructor',
    '__proto__',
    'hot dog',
    '',
    'a'.repeat(1000),
    'п',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

/** Moves as people make them: most are taken, some are refused. */
export const anyMove: fc.Arbitrary<object> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('giveClue'),
      word: clueWord,
      number: fc.oneof(
        { weight: 4, arbitrary: fc.integer({ min: 1, max: 9 }) },
        fc.constantFrom('unlimited', 0, 10, null),
      ),
    }),
  },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('flip'), card: fc.integer({ min: -1, max: 25 }) }) },
  { weight: 2, arbitrary: fc.constant({ type: 'endTurn' }) },
  { weight: 1, arbitrary: fc.constant({ type: 'timeout' }) },
  { weight: 1, arbitrary: fc.constant({ type: 'callFoul' }) },
  { weight: 1, arbitrary: fc.constant({ type: 'undo' }) },
);

const odd = fc.constantFrom<unknown>(
  null,
  undefined,
  NaN,
  Infinity,
  -0,
  1e20,
  2 ** 53,
  '',
  'flip',
  '__proto__',
  'x'.repeat(1_000_000),
  '\u0301'.repeat(100_000),
  '\ud800',
  JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`),
  JSON.parse('{"__proto__":{"type":"undo"},"type":"flip","card":3}'),
  JSON.parse('{"constructor":{"prototype":{"x":1}},"type":"endTurn"}'),
);

/** Junk, and moves with junk in their fields. */
export const anyJunk: fc.Arbitrary<unknown> = fc.oneof(
  odd,
  fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true, maxDepth: 3 }),
  fc.record(
    {
      type: fc.oneof(
        fc.constantFrom('giveClue', 'flip', 'endTurn', 'callFoul', 'timeout', 'undo', 'start'),
        odd,
      ),
      word: fc.oneof(odd, clueWord),
      number: fc.oneof(odd, fc.integer({ min: 1, max: 9 })),
      card: fc.oneof(odd, fc.integer({ min: 0, max: 24 })),
      at: odd,
    },
    { requiredKeys: ['type'] },
  ),
);

/** A sequence that plays on: seldom junk, so that matches come to an end. */
export const anyMoves: fc.Arbitrary<unknown[]> = fc.array(
  fc.oneof({ weight: 30, arbitrary: anyMove }, { weight: 1, arbitrary: anyJunk }),
  { maxLength: 120, size: 'max' },
);
