import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createActor } from 'xstate';
import { BOARD, callFoul, clue, flip, Match, TRAP, undo } from '../../test/word-codes/match.js';
import { SITUATIONS } from '../../test/word-codes/phases.js';
import { deal, wordCodes, type WordCodesCommand, type WordCodesState } from './index.js';
import { view } from './view.js';

function assertFrozen(value: unknown, path = 'view'): void {
  if (typeof value !== 'object' || value === null) return;
  assert.ok(Object.isFrozen(value), `${path} is frozen`);
  for (const [key, item] of Object.entries(value)) assertFrozen(item, `${path}.${key}`);
}

for (const [situation, make] of SITUATIONS) {
  test(`view: frozen to the bottom, and plain JSON: ${situation}`, () => {
    for (const json of [false, true]) {
      const match = make();
      if (json) match.roundTrip();
      for (const audience of wordCodes.audiences) {
        const seen = view(match.state, audience);
        assertFrozen(seen);
        assert.deepEqual(JSON.parse(JSON.stringify(seen)), seen);
      }
    }
  });

  test(`view: what everyone may know is one object for every audience: ${situation}`, () => {
    const { state } = make();
    const { shared } = view(state, 'spectator');
    for (const audience of wordCodes.audiences) assert.equal(view(state, audience).shared, shared);
  });

  test(`view: an owner is shown for a flipped card, for all at the end, for no other: ${situation}`, () => {
    const { state } = make();
    for (const [i, card] of view(state, 'amber-giver').shared.cards.entries()) {
      const up = state.flipped.includes(i);
      assert.equal(card.flipped, up);
      assert.equal(card.owner, up || state.phase === 'finished' ? state.key[i] : null);
      assert.equal(card.word, state.board.words[i]);
    }
  });
}

test('view: cards that did not change keep their identity, over flips, turns and the end', () => {
  const match = new Match();
  const cards = (): readonly object[] => view(match.state, 'spectator').shared.cards;
  const changed = (before: readonly object[]): number[] =>
    cards().flatMap((card, i) => (card === before[i] ? [] : [i]));
  let before = cards();
  for (const [move, expected] of [
    [clue('unlimited'), []],
    [flip(3), [3]],
    [flip(5), [5]],
    [callFoul, [16]],
    [clue(1), []],
    [flip(17), [17]],
    [undo, [17]],
    [flip(17), [17]],
  ] as const) {
    match.play(move);
    assert.deepEqual(changed(before), expected, JSON.stringify(move));
    if (expected.length === 0) assert.equal(cards(), before, 'the list too');
    before = cards();
  }
  match.play(clue(1), flip(TRAP));
  const up = [3, 5, 16, 17];
  assert.deepEqual(
    changed(before),
    [...Array(25).keys()].filter((i) => !up.includes(i)),
  );
});

test('view: two matches on one board never share what was flipped', () => {
  const other = new Match({}, { ...BOARD, key: [...BOARD.key].reverse() });
  const match = new Match();
  match.play(clue(2), flip(0));
  other.play(clue(2), flip(24));
  assert.equal(view(match.state, 'screen').shared.cards[24]?.owner, null);
  assert.equal(view(other.state, 'screen').shared.cards[0]?.owner, null);
});

const SEED = '000102030405060708090a0b0c0d0e0f';
const LIST = BOARD.words.concat(['ANCHOR', 'BALLOON', 'CANDLE']);

function seeded(): { state: () => WordCodesState; send: (command: object) => void } {
  const actor = createActor(wordCodes.machine).start();
  actor.send(wordCodes.start(wordCodes.options({}), { seed: SEED, words: LIST }, 0));
  return {
    state: () => actor.getSnapshot().context as WordCodesState,
    send: (command) => {
      const event = { at: 0, ...(command as WordCodesCommand) };
      actor.send(event);
    },
  };
}

test('WC-13 the commitment is public from the deal, the seed only after the end', () => {
  const { state, send } = seeded();
  const { commitment, board } = deal({ seed: SEED, words: LIST });
  const trap = board.key.indexOf('trap');
  for (const command of [null, clue(1), flip(trap)]) {
    if (command) send(command);
    for (const audience of wordCodes.audiences) {
      const { shared } = view(state(), audience);
      assert.equal(shared.commitment, commitment);
      assert.equal(shared.seed, shared.phase === 'finished' ? SEED : null);
    }
  }
  assert.equal(state().phase, 'finished');
});

test('WC-13 T2 canary: no view before the end holds seed, key or order', () => {
  const { state, send } = seeded();
  for (const command of [null, clue(1)]) {
    if (command) send(command);
    for (const audience of wordCodes.audiences) {
      const text = JSON.stringify(view(state(), audience));
      assert.ok(!text.includes(SEED));
      assert.ok(!/bystander|trap|revealOrder|"key"/.test(text), audience);
      assert.equal([...text.matchAll(/"owner":"/g)].length, 0);
    }
  }
});

test('the chart, before the deal, has a view too, and takes only the deal', () => {
  const actor = createActor(wordCodes.machine).start();
  const state = actor.getSnapshot().context as WordCodesState;
  assert.equal(view(state, 'table').shared.phase, 'dealing');
  assert.deepEqual(view(state, 'table').mine.can, []);
  actor.send({ type: 'undo' });
  assert.equal(actor.getSnapshot().context, state);
});
