import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  call,
  choose,
  clue,
  guess,
  Match,
  nextRound,
  pass,
  timeout,
  undo,
} from '../../test/code-dependence/match.js';
import { madeUpList } from '../../test/word-codes/lists.js';
import { isCluekitError } from '../game/error.js';
import {
  checkOptions,
  deal,
  score,
  type CodeDependenceCommand,
  type CodeDependenceView,
  type Deal,
} from '../code-dependence/index.js';
import { checkRecord } from './check.js';
import { replay } from './replay.js';
import { timeline } from './timeline.js';
import { writeCodeDependenceRecord, type PlayedCodeDependence } from './write-code-dependence.js';

const SEED = '000102030405060708090a0b0c0d0e0f';
const WORDS = madeUpList(70, 'q');
const OPTIONS = checkOptions({ players: 3, rounds: 2, timers: null });
const SOURCE = { seed: SEED, words: WORDS };
const { deals } = deal(OPTIONS, SOURCE);
const card = (seat: number, place: number): string => deals[0]?.hands[seat]?.[place] as string;

/** A match up to a pending guess of seat 2; seat 0 had chosen otherwise before, and seat 1 called before. */
const MOVES = [
  ...[choose(0, card(0, 1)), undo, choose(0, card(0, 0)), choose(1, card(1, 2)), choose(2, card(2, 0))],
  ...[clue(0), call(1, card(0, 0)), undo, guess(1, card(0, 1)), pass(2)],
  ...[clue(1, [2]), guess(2, card(1, 4))],
];
/** From there to the end. */
const REST = [timeout, ...Array<object>(7).fill(timeout), nextRound, ...Array<object>(10).fill(timeout)];

function played(moves: readonly object[], more: Partial<PlayedCodeDependence> = {}): PlayedCodeDependence {
  const at = moves.map((move, i) => ({ ...(move as CodeDependenceCommand), at: 5000 + i * 1000.4 }));
  return { rules: '2.0.0', options: OPTIONS, source: SOURCE, startedAt: 5000, moves: at, ...more };
}

test('written and replayed, a match is the same, and its deal checks', () => {
  const match = new Match(OPTIONS, deals);
  for (const move of [...MOVES, ...REST]) match.play(move);
  assert.equal(match.state.phase, 'finished');
  const record = writeCodeDependenceRecord(played([...MOVES, ...REST]), 'full');
  assert.deepEqual(record.options, { players: 3, rounds: 2, guessMode: 'simultaneous' });
  assert.deepEqual(record.deals, deals);
  assert.deepEqual(replay(JSON.stringify(record)), { ...score(match.state), rejected: [] });
  assert.equal(record.seed, SEED);
  assert.equal(checkRecord(JSON.stringify(record)), true);
});

test('CD-3 a record whose deals, seed or commitment were changed does not check', () => {
  const record = writeCodeDependenceRecord(played([...MOVES, ...REST]), 'full');
  const [first, second] = deals as [Deal, Deal];
  const swapped = { ...first, hands: [first.hands[1], first.hands[0], first.hands[2]] };
  assert.equal(checkRecord({ ...record, deals: [swapped, second] }), false);
  assert.equal(checkRecord({ ...record, deals: [first] }), false);
  assert.equal(
    checkRecord({ ...record, deals: [{ ...first, bank: first.bank.toReversed() }, second] }),
    false,
  );
  assert.equal(checkRecord({ ...record, seed: SEED.replace('0f', '0e') }), false);
  assert.equal(checkRecord({ ...record, seed: undefined }), null);
  const told = (error: unknown): boolean => isCluekitError(error) && error.code === 'bad-seed';
  assert.throws(() => checkRecord({ ...record, seed: 'short' }), told);
});

const moves = (record: { readonly moves: readonly unknown[] }): unknown[] =>
  record.moves.map((move) => {
    const { at: _, ...rest } = move as { at: number };
    return rest;
  });

test('before the end the public part has the bank and what is revealed, no hand, no CODED, no pending act, no seed', () => {
  const record = writeCodeDependenceRecord(played(MOVES), 'public');
  assert.deepEqual(record.deals, [{ bank: deals[0]?.bank }]);
  assert.equal(record.seed, undefined);
  assert.equal(record.commitment?.length, 64);
  assert.deepEqual(moves(record), [
    ...[0, 1, 2].map((seat) => ({ type: 'chooseCoded', seat })),
    ...[clue(0), guess(1, card(0, 1)), pass(2), clue(1, [2])],
  ]);
  const text = JSON.stringify(record);
  for (const secret of [SEED, '"hands"', ...(deals[1]?.bank ?? [])])
    assert.ok(!text.includes(secret), secret);
});

test('before the end one seat’s part has its own hand, CODED and acts besides, and nobody else’s', () => {
  const record = writeCodeDependenceRecord(played(MOVES), 2);
  assert.deepEqual(record.deals, [{ bank: deals[0]?.bank, hands: [null, null, deals[0]?.hands[2]] }]);
  assert.deepEqual(moves(record), [
    ...[0, 1].map((seat) => ({ type: 'chooseCoded', seat })),
    ...[choose(2, card(2, 0)), clue(0), guess(1, card(0, 1)), pass(2), clue(1, [2]), guess(2, card(1, 4))],
  ]);
  const other = moves(writeCodeDependenceRecord(played(MOVES), 0));
  assert.ok(!JSON.stringify(other).includes(card(1, 4)));
});

test('before the end a round that is over is whole, hands and CODED too', () => {
  const upTo = [...MOVES, timeout, ...Array<object>(7).fill(timeout)];
  const scoring = writeCodeDependenceRecord(played(upTo), 'public');
  assert.deepEqual(scoring.deals, [deals[0]]);
  assert.deepEqual(moves(scoring)[0], choose(0, card(0, 0)));
  const next = writeCodeDependenceRecord(played([...upTo, nextRound]), 1);
  assert.deepEqual(next.deals, [deals[0], { bank: deals[1]?.bank, hands: [null, deals[1]?.hands[1], null] }]);
});

test('in sequential mode every act is public at once', () => {
  const options = { ...OPTIONS, guessMode: 'sequential' } as const;
  const list = [timeout, clue(0), guess(1, card(0, 1))];
  assert.deepEqual(moves(writeCodeDependenceRecord(played(list, { options }), 'public')), list);
});

test('a record says when, in whole milliseconds from the start, and its list; a list in another language is named', () => {
  const deck = { name: 'classic', language: 'en', version: 1 };
  const record = writeCodeDependenceRecord(played([timeout, timeout], { startedAt: 5500, deck }), 'full');
  assert.deepEqual(record.moves, [
    { type: 'timeout', at: 0 },
    { type: 'timeout', at: 500 },
  ]);
  assert.deepEqual(record.deck, deck);
  const german = writeCodeDependenceRecord(played([], { options: { ...OPTIONS, language: 'de' } }), 'full');
  assert.equal(german.deck?.language, 'de');
  assert.equal('deck' in writeCodeDependenceRecord(played([]), 'full'), false);
});

test('a timeline shows at each step what could be known then', () => {
  const record = writeCodeDependenceRecord(played([...MOVES, ...REST]), 'full');
  for (const audience of ['spectator', 'seat-2', 'owner'] as const) {
    const steps = timeline(record, audience);
    assert.equal(steps.length, MOVES.length + REST.length + 1);
    for (const step of steps) {
      const { shared, mine } = step.view as CodeDependenceView;
      const isOpen = shared.phase === 'scoring' || shared.phase === 'finished';
      assert.equal(shared.hands !== null, isOpen);
      assert.equal(mine.hand !== null, audience === 'seat-2');
    }
  }
});
