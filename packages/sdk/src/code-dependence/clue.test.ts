import assert from 'node:assert/strict';
import { test } from 'node:test';
import { REAL_DEAL } from '../../test/code-dependence/deals.js';
import { choose, clue, guess, Match, planned, timeout } from '../../test/code-dependence/match.js';

const real = (language = 'en'): Match =>
  new Match({ players: 2, rounds: 1, language }, [REAL_DEAL]).play(choose(0, 'RIVER'), choose(1, 'CAR'));

test('CD-8 a clue tags 1 to 6 slots of the giver; word and tags are public, the tags in order', () => {
  const match = planned({ players: 3 }, clue(0, [5, 2], ' Music '));
  assert.equal(match.state.phase, 'guess');
  const expected = { seat: 0, word: 'Music', tags: [2, 5], near: [] };
  assert.deepEqual(match.view().shared.clue, expected);
  const said = { type: 'clue', round: 1, clueTurn: 1, ...expected };
  assert.deepEqual(match.view().shared.log.at(-1), said);
  assert.equal(planned({ players: 3 }, clue(0, [1, 2, 3, 4, 5, 6])).state.phase, 'guess');
});

const badTags: readonly (readonly [string, readonly unknown[]])[] = [
  ['none', []],
  ['over six', [1, 2, 3, 4, 5, 6, 1]],
  ['repeated', [2, 2]],
  ['slot 0', [0]],
  ['slot 7', [7]],
  ['a negative slot', [-1]],
  ['text', ['1']],
  ['half a slot', [1.5]],
  ['null', [null]],
  ['a list', [[1]]],
  ['a good one and a bad one', [1, '2']],
  ['very many', Array<number>(100_000).fill(1)],
  ['holes', Array<number>(2)],
];
for (const [what, tags] of badTags)
  test(`CD-8 tags-invalid: ${what}`, () =>
    assert.deepEqual(planned({ players: 3 }).ask(clue(0, tags)), { code: 'tags-invalid' }));

test('CD-8 tags-invalid: slot 6 where a hand has five, and a slot that is shed', () => {
  assert.deepEqual(planned({ players: 7 }).ask(clue(0, [6])), { code: 'tags-invalid' });
  const match = planned({ players: 2 }, clue(0, [1]));
  match.play(guess(1, match.card(0, 3))).passAll();
  assert.deepEqual(match.ask(clue(0, [2, 3])), { code: 'tags-invalid' });
  assert.equal(match.ask(clue(0, [1, 2, 4, 5, 6])), null);
});

const refused: readonly (readonly [string, object])[] = [
  ['', { code: 'clue-not-one-word' }],
  ['hot dog', { code: 'clue-not-one-word' }],
  ['rock-n', { code: 'clue-not-letters' }],
  ['a1', { code: 'clue-not-letters' }],
  ['x'.repeat(31), { code: 'clue-not-letters' }],
  ['river', { code: 'clue-matches-bank', word: 'RIVER' }],
  ['café', { code: 'clue-matches-bank', word: 'Café' }],
  ['icecream', { code: 'clue-matches-bank', word: 'ICE CREAM' }],
  ['mice', { code: 'clue-shares-stem', word: 'MOUSE' }],
  ['creams', { code: 'clue-shares-stem', word: 'ICE CREAM' }],
  ['runs', { code: 'clue-shares-stem', word: 'RUNNER' }],
  ['sandcastle', { code: 'clue-overlaps-bank', word: 'CASTLE' }],
  ['need', { code: 'clue-overlaps-bank', word: 'NEEDLE' }],
];
for (const [word, refusal] of refused)
  test(`CD-7 an illegal clue is refused with its word and costs nothing: ${JSON.stringify(word.slice(0, 12))}`, () => {
    const match = real();
    const before = match.snapshot;
    assert.deepEqual(match.ask(clue(0, [1], word)), refusal);
    assert.equal(match.snapshot, before);
  });

test('CD-7 a near clue is legal, and everyone is shown to which words it is near', () => {
  for (const [word, near] of [
    ['death', ['DEAD']],
    ['sunflower', ['SUN']],
    ['universal', ['UNIVERSE']],
    ['carrot', []],
    ['music', []],
  ] as const) {
    const match = real().play(clue(0, [1], word));
    assert.deepEqual(match.view('seat-1').shared.clue?.near, near, word);
    assert.deepEqual((match.view().shared.log.at(-1) as { near?: unknown }).near, near);
  }
});

test('CD-7 the whole bank counts, shed words and decoys too', () => {
  const match = real().play(clue(0, [1]), guess(1, 'MOUSE'), timeout);
  assert.deepEqual(match.ask(clue(0, [2], 'mice')), { code: 'clue-shares-stem', word: 'MOUSE' });
  assert.deepEqual(match.ask(clue(0, [2], 'zebras')), { code: 'clue-shares-stem', word: 'ZEBRA' });
});

test('CD-7 each check goes over the whole bank, in bank order, before the next begins', () => {
  // The first word of the bank holds the clue; a later one shares its stem, and that is asked first.
  const deal = { ...REAL_DEAL, bank: REAL_DEAL.bank.with(0, 'RUNSTONE') };
  const match = new Match({ players: 2, rounds: 1 }, [deal]).play(timeout);
  assert.deepEqual(match.ask(clue(0, [1], 'runs')), { code: 'clue-shares-stem', word: 'RUNNER' });
  assert.deepEqual(match.ask(clue(0, [1], 'stone')), { code: 'clue-overlaps-bank', word: 'RUNSTONE' });
});

test('CD-7 another language has equality and containment only', () => {
  const match = real('de');
  assert.deepEqual(match.ask(clue(0, [1], 'Rivers')), { code: 'clue-overlaps-bank', word: 'RIVER' });
  assert.equal(match.ask(clue(0, [1], 'mice')), null);
  assert.equal(match.view().shared.language, 'de');
});

test('CD-7 a clue word may be used again', () => {
  const match = planned({ players: 2 }, clue(0)).passAll();
  assert.equal(match.ask(clue(1)), null);
});

test('CD-9 no clue within the time: -1, the clue is used up, and nobody guesses', () => {
  const match = planned({ players: 3 }, timeout);
  assert.deepEqual([match.state.phase, match.view().shared.giver], ['clue', 1]);
  assert.deepEqual(match.state.scores, [-1, 0, 0]);
  const { log, sheet, seats } = match.view().shared;
  assert.deepEqual(log.at(-1), { type: 'no-clue', round: 1, clueTurn: 1, seat: 0 });
  assert.deepEqual(sheet, [{ round: 1, clueTurn: 1, seat: 0, why: 'no-clue', points: -1 }]);
  assert.deepEqual(
    seats.map(({ cluesLeft }) => cluesLeft),
    [2, 3, 3],
  );
});
