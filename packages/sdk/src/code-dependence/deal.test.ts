import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dealsFor } from '../../test/code-dependence/deals.js';
import { madeUpList } from '../../test/word-codes/lists.js';
import { isCluekitError, type CluekitError } from '../game/error.js';
import { checkCommitment } from '../random/commitment.js';
import type { Json } from '../game/game.js';
import { checkOptions, deal, sizesFor, type CodeDependenceSource, type Deal } from './index.js';

const SEED = '000102030405060708090a0b0c0d0e0f';

function refusal(options: object, source: unknown): CluekitError {
  try {
    deal(checkOptions(options), source as CodeDependenceSource);
  } catch (error) {
    assert.ok(isCluekitError(error));
    return error;
  }
  throw new Error('It was dealt.');
}

for (const players of [2, 3, 4, 5, 6, 7])
  test(`CD-1 CD-3 a seed deals ${players} seats their hands and the decoys from the deck, all different`, () => {
    const { dealt, bank, decoys } = sizesFor(players);
    const words = madeUpList(bank * 3 + 2);
    const { deals } = deal(checkOptions({ players }), { seed: SEED, words });
    assert.equal(deals.length, 3);
    for (const round of deals) {
      assert.equal(new Set(round.bank).size, bank);
      assert.deepEqual(
        round.hands.map((hand) => hand.length),
        Array(players).fill(dealt),
      );
      const hands = round.hands.flat();
      assert.equal(new Set(hands).size, players * dealt);
      assert.ok(hands.every((word) => round.bank.includes(word)));
      assert.equal(round.bank.filter((word) => !hands.includes(word)).length, decoys);
      assert.ok(round.bank.every((word) => words.includes(word)));
    }
    const all = deals.flatMap((round) => round.bank);
    assert.equal(new Set(all).size, all.length, 'CD-3: no word of an earlier round comes back');
  });

test('T22 the same seed, options and deck give these deals, for ever and on every engine', () => {
  const { deals, commitment } = deal(checkOptions({ players: 2, rounds: 2 }), {
    seed: SEED,
    words: madeUpList(45),
  });
  assert.deepEqual(deals[0]?.hands[0], ['waabe', 'waabh', 'waaad', 'waade', 'waaba', 'waadg', 'waaci']);
  assert.deepEqual(deals[1]?.bank.slice(0, 4), ['waaea', 'waaaf', 'waaag', 'waadc']);
  assert.equal(commitment, '36f3edbd3a099cadb40ec94c328e7170151a879cf7fb977aa421414763e69ea1');
});

test('CD-3 another seed, and another round, is another deal; the order of the bank tells nothing of the hands', () => {
  const words = madeUpList(64);
  const of = (seed: string): readonly Deal[] =>
    deal(checkOptions({ players: 3, rounds: 2 }), { seed, words }).deals;
  assert.notDeepEqual(of(SEED), of(SEED.replace('00', '01')));
  const [first] = of(SEED);
  const places = first?.hands[0]?.map((word) => first.bank.indexOf(word)) as number[];
  assert.notDeepEqual(
    places,
    places.toSorted((a, b) => a - b),
  );
  assert.ok(Math.max(...places) - Math.min(...places) > 7, 'a hand does not lie together');
});

test('CD-3 where the deck is too small for all rounds, unused words come first, then those that rested longest', () => {
  const words = madeUpList(50);
  const { deals } = deal(checkOptions({ players: 2, rounds: 5 }), { seed: SEED, words });
  const banks = deals.map(({ bank }) => new Set(bank));
  const common = (a: number, b: number): number =>
    [...(banks[a] as Set<string>)].filter((word) => banks[b]?.has(word)).length;
  // 21 + 21 are used up, 8 are left: round 3 takes them and 13 of round 1, whose other 8 rested longest then.
  assert.deepEqual([common(0, 1), common(2, 0), common(2, 1)], [0, 13, 0]);
  const rested = [...(banks[0] as Set<string>)].filter((word) => !banks[2]?.has(word));
  assert.equal(rested.filter((word) => banks[3]?.has(word)).length, 8);
  assert.deepEqual([common(3, 2), common(3, 1)], [0, 13]);
  const all = new Set(deals.flatMap(({ bank }) => bank));
  assert.equal(all.size, 50);
});

test('CD-3 words of a deck are told apart by folding; what is no word is passed over', () => {
  const words = [
    ...madeUpList(21),
    ...madeUpList(21).map((word) => ` ${word.toUpperCase()}! `),
    '',
    '—',
    5,
    null,
  ];
  const { deals } = deal(checkOptions({ players: 2, rounds: 1 }), { seed: SEED, words: words as string[] });
  assert.deepEqual(deals[0]?.bank.toSorted(), madeUpList(21));
});

test('CD-3 a deck that is too small is refused with both numbers', () => {
  const error = refusal({ players: 7 }, { seed: SEED, words: [...madeUpList(47), ...madeUpList(47)] });
  assert.equal(error.code, 'deck-too-small');
  assert.match(error.message, /48.*47/);
  assert.equal(refusal({ players: 2 }, { seed: SEED, words: null }).code, 'deck-too-small');
  assert.equal(deal(checkOptions({ players: 7 }), { seed: SEED, words: madeUpList(48) }).deals.length, 3);
});

test('T7 a seed that is none is refused, and never repeated in the message', () => {
  const error = refusal({ players: 2 }, { seed: 'ab'.repeat(15), words: madeUpList(30) });
  assert.equal(error.code, 'bad-seed');
  assert.ok(!error.message.includes('abab'));
});

test('CD-3 the commitment is of the seed and the deals of all rounds', () => {
  const { deals, seed, commitment } = deal(checkOptions({ players: 3 }), {
    seed: SEED,
    words: madeUpList(99),
  });
  assert.equal(seed, SEED);
  assert.ok(checkCommitment(commitment as string, SEED, deals as unknown as Json));
  assert.ok(!checkCommitment(commitment as string, SEED, deals.slice(0, 2) as unknown as Json));
  const given = deal(checkOptions({ players: 3, rounds: 1 }), { deals: dealsFor(3, 1) });
  assert.deepEqual([given.seed, given.commitment], [null, null]);
});
