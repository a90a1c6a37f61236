import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dealsFor } from '../../test/code-dependence/deals.js';
import { isCluekitError, type CluekitError } from '../game/error.js';
import { checkOptions, deal, type CodeDependenceSource, type Deal } from './index.js';

function refusal(options: object, source: unknown): CluekitError {
  try {
    deal(checkOptions(options), source as CodeDependenceSource);
  } catch (error) {
    assert.ok(isCluekitError(error));
    return error;
  }
  throw new Error('It was dealt.');
}

test('deals as a record spells them are copied, with only their own fields; those beyond the last round are ignored', () => {
  const deals = dealsFor(3, 2).map((item) => ({ ...item, extra: 1 }));
  const dealt = deal(checkOptions({ players: 3, rounds: 2 }), { deals: [...deals, 5 as unknown as Deal] });
  assert.deepEqual(dealt.deals, dealsFor(3, 2));
  assert.notEqual(dealt.deals[0]?.bank, deals[0]?.bank);
});

test('a hand is spelled as the bank is', () => {
  const [one] = dealsFor(2, 1) as [Deal];
  const hands = one.hands.map((hand) => hand.map((word) => ` ${word.toUpperCase()}`));
  assert.deepEqual(deal(checkOptions({ players: 2, rounds: 1 }), { deals: [{ ...one, hands }] }).deals, [
    one,
  ]);
});

const [good] = dealsFor(3, 1) as [Deal];
const hand = good.hands[0] as string[];
const others = good.hands.slice(1);
const wrong: readonly (readonly [string, unknown, RegExp])[] = [
  ['nothing at all', null, /neither/],
  ['no list', { deals: {} }, /list/],
  ['none', { deals: [] }, /1 are needed/],
  ['a deal that is null', { deals: [null] }, /object/],
  ['no bank', { deals: [{ hands: good.hands }] }, /32 words/],
  ['a bank of the wrong size', { deals: [{ ...good, bank: good.bank.slice(1) }] }, /32 words/],
  ['a bank that is text', { deals: [{ ...good, bank: 'words' }] }, /32 words/],
  [
    'a bank with a hole',
    { deals: [{ ...good, bank: Object.assign([...good.bank], { 3: undefined }) }] },
    /32/,
  ],
  ['an empty word', { deals: [{ ...good, bank: good.bank.with(0, ' ') }] }, /32 words/],
  ['an endless word', { deals: [{ ...good, bank: good.bank.with(0, 'x'.repeat(201)) }] }, /32 words/],
  [
    'a bank word twice',
    { deals: [{ ...good, bank: good.bank.with(0, good.bank[1] as string) }] },
    /different/,
  ],
  [
    'one that folds the same',
    { deals: [{ ...good, bank: good.bank.with(0, `${good.bank[1]}!`) }] },
    /different/,
  ],
  ['a hole', { deals: Array(1) }, /bank and hands/],
  ['holes for hands', { deals: [{ bank: good.bank, hands: Array(3) }] }, /hand of 7/],
  ['no hands', { deals: [{ bank: good.bank }] }, /hand of 7/],
  ['a hand too few', { deals: [{ ...good, hands: others }] }, /hand of 7/],
  ['a hand too many', { deals: [{ ...good, hands: [...good.hands, hand] }] }, /hand of 7/],
  ['a hand too small', { deals: [{ ...good, hands: [hand.slice(1), ...others] }] }, /hand of 7/],
  [
    'a hand word twice',
    { deals: [{ ...good, hands: [hand.with(0, hand[1] as string), ...others] }] },
    /twice/,
  ],
  ['a word in two hands', { deals: [{ ...good, hands: [hand, hand, others[1]] }] }, /twice/],
  [
    'a hand word outside the bank',
    { deals: [{ ...good, hands: [hand.with(0, 'zzz'), ...others] }] },
    /of the bank/,
  ],
];

for (const [what, source, message] of wrong)
  test(`CD-1 no deal: ${what}`, () => {
    const error = refusal({ players: 3, rounds: 1 }, source);
    assert.equal(error.code, 'bad-deal');
    assert.match(error.message, message);
  });

test('CD-3 a match needs a deal for every round', () =>
  assert.match(refusal({ players: 3, rounds: 3 }, { deals: dealsFor(3, 2) }).message, /2 of the rounds; 3/));
