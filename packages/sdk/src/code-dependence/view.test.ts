import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createActor } from 'xstate';
import type { Match } from '../../test/code-dependence/match.js';
import {
  call,
  clue,
  guess,
  nextRound,
  pass,
  planned,
  timeout,
  undo,
} from '../../test/code-dependence/match.js';
import { SITUATIONS } from '../../test/code-dependence/phases.js';
import { madeUpList } from '../../test/word-codes/lists.js';
import { codeDependence, deal, view, type CodeDependenceState } from './index.js';

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
      for (const audience of codeDependence.audiences) {
        const seen = view(match.state, audience);
        assertFrozen(seen);
        assert.deepEqual(JSON.parse(JSON.stringify(seen)), seen);
      }
    }
  });

  test(`view: what everyone may know is one object for every audience: ${situation}`, () => {
    const { state } = make();
    const { shared } = view(state, 'spectator');
    for (const audience of codeDependence.audiences) assert.equal(view(state, audience).shared, shared);
  });

  test(`view: a word is shown as somebody’s when it is shed or exposed, and hands when the round is over: ${situation}`, () => {
    const match = make();
    const { shared } = match.view();
    const { shed, exposed, phase } = match.state;
    const up = shared.bank.filter((word) => word.state !== 'hidden');
    assert.equal(up.length, shed.flat().length + exposed.filter(Boolean).length);
    for (const { seat, slot, state } of shared.bank) {
      if (state === 'hidden') assert.deepEqual([seat, slot], [null, null]);
      if (state === 'shed') assert.ok(shed[seat as number]?.includes(slot as number));
      if (state === 'exposed') assert.ok(exposed[seat as number] && slot === null);
    }
    const open = phase === 'scoring' || phase === 'finished';
    assert.equal(shared.hands !== null, open);
    assert.equal(shared.winners !== null, phase === 'finished');
    for (const { seat, slots } of shared.seats)
      for (const { slot, shed: isShed, word } of slots) {
        assert.equal(isShed, shed[seat]?.includes(slot));
        assert.equal(word !== null, isShed);
      }
  });

  test(`view: a seat has its own hand in the order dealt, nobody else has one: ${situation}`, () => {
    const match = make();
    for (const [index, audience] of codeDependence.audiences.entries()) {
      const { mine } = match.view(audience);
      const seat = index < 3 ? index : null;
      assert.deepEqual([mine.audience, mine.seat], [audience, seat]);
      const hand = seat === null ? null : match.deals[match.state.round - 1]?.hands[seat];
      assert.deepEqual(mine.hand?.map(({ word }) => word) ?? null, hand);
      const coded = seat === null ? null : match.state.coded[seat];
      assert.equal(
        mine.hand?.findIndex((card) => card.coded) ?? null,
        coded === null && seat !== null ? -1 : coded,
      );
    }
  });
}

test('view: what did not change keeps its identity, over acts, reveals and taking back', () => {
  const match = planned({ players: 3, rounds: 2 });
  const parts = (): readonly (readonly [string, unknown])[] => {
    const { shared, mine } = match.view('seat-1');
    return [
      ['bank', shared.bank],
      ...shared.bank.map((word) => [`word ${word.word}`, word] as const),
      ['seats', shared.seats],
      ...shared.seats.map((seat) => [`seat ${seat.seat}`, seat] as const),
      ...shared.seats.map((seat) => [`slots ${seat.seat}`, seat.slots] as const),
      ...shared.log.map((entry, i) => [`log ${i}`, entry] as const),
      ...shared.sheet.map((line, i) => [`sheet ${i}`, line] as const),
      ['clue', shared.clue],
      ['hand', mine.hand],
    ];
  };
  let before = new Map(parts());
  const changes = (move: object): string[] => {
    match.play(move);
    const now = parts();
    const changed = now.flatMap(([name, part]) =>
      before.has(name) && before.get(name) !== part ? [name] : [],
    );
    before = new Map(now);
    return changed;
  };
  assert.deepEqual(changes(clue(0)), ['clue']);
  assert.deepEqual(changes(guess(2, match.card(0, 1))), ['seats', 'seat 2']);
  const word = `word ${match.card(0, 1)}`;
  assert.deepEqual(changes(call(1, match.decoy())), [
    'bank',
    word,
    'seats',
    'seat 0',
    'seat 1',
    'seat 2',
    'slots 0',
    'clue',
  ]);
  assert.deepEqual(changes(undo), ['bank', word, 'seats', 'seat 0', 'seat 1', 'seat 2', 'slots 0', 'clue']);
  changes(call(1, match.decoy()));
  assert.deepEqual(changes(clue(1)), ['clue']);
  assert.deepEqual(changes(pass(0)), ['seats', 'seat 0']);
  assert.deepEqual(
    changes(guess(2, match.card(1, 2))).filter((name) => /^(word|hand|log|sheet)/.test(name)),
    [`word ${match.card(1, 2)}`, 'hand'],
  );
  const bank = match.view().shared.bank;
  match.play(undo, guess(2, match.card(1, 2)));
  assert.equal(match.view().shared.bank, bank, 'the same as it was once');
});

test('view: two matches of the same deals never share what was shown', () => {
  const [one, other] = [planned({ players: 2, rounds: 1 }), planned({ players: 2, rounds: 1 })];
  one.play(clue(0), guess(1, one.card(0, 1)));
  other.play(clue(0), guess(1, other.card(0, 2)));
  const up = (match: Match): string[] =>
    match.view().shared.bank.flatMap(({ word, state }) => (state === 'hidden' ? [] : [word]));
  assert.deepEqual([up(one), up(other)], [[one.card(0, 1)], [other.card(0, 2)]]);
});

test('view: another choice of CODED after taking back is another slot', () => {
  const match = planned({ players: 2, rounds: 1 }, clue(0));
  match.play(guess(1, match.card(0, 3)));
  assert.equal(match.view().shared.bank.find(({ state }) => state === 'shed')?.slot, 3);
  match.play(undo, undo, undo, undo);
  match.play(
    { type: 'chooseCoded', seat: 0, word: match.card(0, 6) },
    timeout,
    clue(0),
    guess(1, match.card(0, 3)),
  );
  assert.equal(match.view().shared.bank.find(({ state }) => state === 'shed')?.slot, 4);
  assert.equal(match.view().shared.seats[0]?.slots[3]?.word, match.card(0, 3));
});

const SEED = '000102030405060708090a0b0c0d0e0f';

test('CD-3 the commitment is public from the deal, the seed only after the end', () => {
  const actor = createActor(codeDependence.machine).start();
  const state = (): CodeDependenceState => actor.getSnapshot().context as CodeDependenceState;
  const options = codeDependence.options({ players: 2, rounds: 2, timers: null });
  const source = { seed: SEED, words: madeUpList(60) };
  const { commitment, deals } = deal(options, source);
  actor.send(codeDependence.start(options, source, 0));
  const check = (): void => {
    for (const audience of codeDependence.audiences) {
      const { shared } = view(state(), audience);
      assert.equal(shared.commitment, commitment);
      assert.equal(shared.seed, shared.phase === 'finished' ? SEED : null);
      const text = JSON.stringify(view(state(), audience));
      assert.equal(text.includes(SEED), shared.phase === 'finished');
      if (shared.round === 1)
        for (const word of deals[1]?.bank ?? [])
          assert.ok(!text.includes(word), 'a round to come stays secret');
    }
  };
  while (state().phase !== 'finished') {
    check();
    const event = { type: state().phase === 'scoring' ? nextRound.type : 'timeout', at: 0 };
    actor.send(event);
  }
  check();
});

test('the chart, before the deal, has a view too, and takes only the deal', () => {
  const actor = createActor(codeDependence.machine).start();
  const state = actor.getSnapshot().context as CodeDependenceState;
  for (const audience of codeDependence.audiences) {
    const { shared, mine } = view(state, audience);
    assert.deepEqual([shared.phase, shared.bank, shared.seats], ['dealing', [], []]);
    assert.deepEqual([mine.can, mine.hand, mine.seat], [[], null, null]);
  }
  for (const type of ['undo', 'timeout', 'nextRound', 'pass']) actor.send({ type, seat: 0 });
  assert.equal(actor.getSnapshot().context, state);
});
