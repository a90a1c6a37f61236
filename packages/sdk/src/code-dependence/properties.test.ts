import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  anyChoice,
  anyChoices,
  anyJunk,
  anyTable,
  moveOf,
  type Choice,
} from '../../test/code-dependence/arbitraries.js';
import { Match, undo, withoutClock } from '../../test/code-dependence/match.js';
import { Model } from '../../test/code-dependence/model.js';
import { holds } from '../../test/word-codes/runs.js';
import { replay } from '../record/replay.js';
import { writeCodeDependenceRecord } from '../record/write-code-dependence.js';
import {
  can,
  codeDependence,
  parseCommand,
  score,
  type CodeDependenceAudience,
  type CodeDependenceCommand,
} from './index.js';

const seen = new Set<string>();

test('property: the chart and a plain reducer written from the spec agree, move by move', () => {
  const property = fc.property(anyTable, anyChoices, ({ input, deals }, choices) => {
    const match = new Match(input, deals);
    const model = new Model(match.state.options, deals);
    for (const choice of choices) {
      const move = moveOf(match.state, choice);
      const refusal = match.ask(move);
      assert.deepEqual(refusal, model.play(move));
      assert.deepEqual(score(match.state), model.result);
      seen.add(refusal?.code ?? match.state.phase);
    }
  });
  holds('code-dependence-model', property, 200, 10_000);
  for (const what of ['planning', 'clue', 'guess', 'scoring', 'finished', 'already-acted', 'call-used'])
    assert.ok(seen.has(what), `a run came to ${what}`);
});

test('property: no sequence of commands and junk throws, hangs, or leaves plain JSON', () => {
  const property = fc.property(
    anyTable,
    fc.array(fc.oneof({ weight: 4, arbitrary: anyChoice }, anyJunk), { maxLength: 60 }),
    ({ input, deals }, items) => {
      const match = new Match(input, deals);
      for (const item of items) {
        const before = match.snapshot;
        const refusal = match.ask(isChoice(item) ? moveOf(match.state, item) : item);
        if (refusal) assert.equal(match.snapshot, before, 'a refusal changes nothing, the snapshot included');
        assert.deepEqual(JSON.parse(JSON.stringify(match.state)), match.state);
        for (const audience of codeDependence.audiences) codeDependence.view(match.state, audience);
        for (const audience of codeDependence.audiences) codeDependence.parse(item, audience);
      }
      assert.equal(({} as { type?: unknown }).type, undefined, 'Object.prototype is as it was');
    },
  );
  holds('code-dependence-junk', property, 80, 5000);
});

function isChoice(item: unknown): item is Choice {
  return typeof item === 'object' && item !== null && 'kind' in item && 'pick' in item;
}

test('property: each seat’s sheet lines sum to its score, and a named entry explains every point', () => {
  const property = fc.property(anyTable, anyChoices, ({ input, deals }, choices) => {
    const match = new Match(input, deals);
    for (const choice of choices) match.ask(moveOf(match.state, choice));
    const { sheet, log } = match.view().shared;
    for (const { seat, score: points, misses, calls } of match.view().shared.seats) {
      const own = sheet.filter((line) => line.seat === seat);
      assert.equal(
        own.reduce((sum, line) => sum + line.points, 0),
        points,
      );
      assert.equal(own.filter(({ why }) => why === 'miss').length, misses);
      assert.equal(own.filter(({ why }) => why === 'call-right').length, calls);
    }
    const acts = log.filter((entry) => entry.type === 'act');
    const byAct = sheet.filter(({ why }) => ACT_POINTS[why] !== undefined);
    assert.deepEqual(
      byAct.map(({ seat, points, clueTurn, round }) => ({ seat, points, clueTurn, round })),
      acts.map(({ seat, points, clueTurn, round }) => ({ seat, points, clueTurn, round })),
    );
    for (const { why, points } of byAct) assert.equal(points, ACT_POINTS[why]);
    for (const { why, points } of sheet) assert.ok(GIVER_POINTS[why]?.includes(points) ?? why in ACT_POINTS);
    const hits = acts.filter(({ outcome }) => outcome === 'hit').length;
    assert.equal(sheet.filter(({ why }) => why === 'reached').length, hits);
  });
  holds('code-dependence-sheet', property, 100, 5000);
});

const ACT_POINTS: Readonly<Record<string, number>> = {
  ...{ hit: 2, 'coded-hit': -2, miss: -1, 'call-right': 5, 'call-wrong': -3, pass: -1, timeout: -1 },
};
const GIVER_POINTS: Readonly<Record<string, readonly number[]>> = {
  ...{ reached: [1], exposed: [-6], 'no-clue': [-1], 'clue-bonus': [3, 6], 'duel-bonus': [3], emptied: [3] },
};

test('property: a JSON round trip at any step, into a fresh actor, changes nothing for the rest of the match', () => {
  const property = fc.property(anyTable, anyChoices, fc.nat(160), ({ input, deals }, choices, at) => {
    const [one, other] = [new Match(input, deals), new Match(input, deals)];
    for (const [i, choice] of choices.entries()) {
      if (i === at % choices.length || i % 20 === 19) other.roundTrip();
      const move = moveOf(one.state, choice);
      assert.deepEqual(other.ask(move), one.ask(move));
      assert.deepEqual(other.state, one.state);
    }
    for (const audience of codeDependence.audiences)
      assert.deepEqual(other.view(audience), one.view(audience));
  });
  holds('code-dependence-round-trip', property, 60, 5000);
});

test('property: undo is exact, and as many undos as moves return to the deal', () => {
  const property = fc.property(
    anyTable,
    fc.array(anyChoice, { maxLength: 60 }),
    ({ input, deals }, choices) => {
      const match = new Match({ ...input, timers: 2 }, deals);
      const past: object[] = [];
      for (const choice of choices.filter(({ kind }) => kind >= 4)) {
        match.now += 1000;
        const before = structuredClone(match.state);
        const move = moveOf(match.state, choice);
        if (match.ask(move)) continue;
        past.push(withoutClock(before));
        match.play(undo);
        assert.deepEqual(withoutClock(match.state), past.at(-1));
        match.play(move);
      }
      for (const state of past.reverse()) assert.deepEqual(withoutClock(match.play(undo).state), state);
      assert.deepEqual(match.ask(undo), { code: 'nothing-to-undo' });
    },
  );
  holds('code-dependence-undo', property, 80, 5000);
});

test('property: what `can` says is what some command may do, for every audience', () => {
  const property = fc.property(anyTable, anyChoices, anyChoice, ({ input, deals }, choices, next) => {
    const match = new Match(input, deals);
    for (const choice of choices.slice(0, 60)) match.ask(moveOf(match.state, choice));
    for (const audience of codeDependence.audiences) {
      const command = parseCommand(moveOf(match.state, next), audience) as CodeDependenceCommand;
      const allowed = can(match.state, audience).includes(command.type);
      const refusal = codeDependence.refuse(match.state, command, audience);
      const named = ['not-in-hand', 'unknown-word', 'word-revealed', 'tags-invalid'];
      if (!allowed) assert.ok(refusal);
      else assert.ok(!refusal || named.includes(refusal.code) || refusal.code.startsWith('clue-'));
    }
  });
  holds('code-dependence-can', property, 80, 5000);
});

test('property: the record of a match, written, read and replayed, ends as the match did', () => {
  const property = fc.property(anyTable, anyChoices, fc.nat(), ({ input, deals }, choices, startedAt) => {
    const match = new Match(input, deals);
    const accepted: (CodeDependenceCommand & { at: number })[] = [];
    for (const [i, choice] of choices.entries()) {
      const command = parseCommand(moveOf(match.state, choice));
      if (command && !match.ask(command)) accepted.push({ ...command, at: startedAt + i * 700 });
    }
    const { options } = match.state;
    const played = { rules: '2.0.0', options, source: { deals }, startedAt, moves: accepted };
    const text = JSON.stringify(writeCodeDependenceRecord(played, 'full'));
    assert.deepEqual(replay(text), { ...score(match.state), rejected: [] });
    assert.equal(JSON.stringify(JSON.parse(text)), text);
    for (const as of ['public', 0] as const) writeCodeDependenceRecord(played, as);
  });
  holds('code-dependence-record', property, 80, 5000);
});

test('property: every audience of every state has a view in which the sheet explains the scores', () => {
  const property = fc.property(anyTable, anyChoices, fc.nat(9), ({ input, deals }, choices, who) => {
    const match = new Match(input, deals);
    const audience = codeDependence.audiences[who] as CodeDependenceAudience;
    for (const choice of choices.slice(0, 40)) {
      match.ask(moveOf(match.state, choice));
      const { shared, mine } = match.view(audience);
      assert.equal(shared, match.view().shared);
      assert.equal(mine.hand === null, who >= match.state.options.players);
      if (shared.phase === 'guess')
        assert.ok(shared.clue !== null && shared.seats.some(({ acted }) => !acted));
      else assert.equal(shared.clue, null);
    }
  });
  holds('code-dependence-views', property, 60, 5000);
});
