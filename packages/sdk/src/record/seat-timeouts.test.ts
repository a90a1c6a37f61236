import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyChoices, anyTable, moveOf, type Choice } from '../../test/code-dependence/arbitraries.js';
import { clue, guess, Match, pass, planned, undo } from '../../test/code-dependence/match.js';
import { holds } from '../../test/word-codes/runs.js';
import { score, type CodeDependenceAudience, type CodeDependenceCommand } from '../code-dependence/index.js';
import { replay } from './replay.js';
import { writeCodeDependenceRecord, type PlayedCodeDependence } from './write-code-dependence.js';

const late = (seat: number): object => ({ type: 'timeout', seat });
const table = (...moves: readonly unknown[]): Match => planned({ players: 4, rounds: 1 }, clue(0), ...moves);
const acts = (match: Match): unknown[] =>
  match.view().shared.log.flatMap((entry) => (entry.type === 'act' ? [[entry.seat, entry.act]] : []));

test('CD-10 CD-20 in a simultaneous window the owner times one seat out: the others act on, and it did not act', () => {
  const match = table(pass(3));
  assert.equal(match.ask(late(1), 'owner'), null);
  assert.equal(match.state.phase, 'guess');
  assert.equal(match.view().shared.seats[1]?.acted, true);
  assert.deepEqual(match.view('seat-1').mine.submitted, null);
  assert.deepEqual(match.view('seat-1').mine.can, []);
  assert.deepEqual(match.ask(pass(1), 'seat-1'), { code: 'already-acted' });
  match.play(guess(2, match.card(0, 1)));
  assert.equal(match.state.phase, 'clue');
  assert.deepEqual(acts(match), [
    [1, 'timeout'],
    [2, 'guess'],
    [3, 'pass'],
  ]);
  const { sheet } = match.view().shared;
  assert.equal(sheet.find(({ seat, clueTurn }) => seat === 1 && clueTurn === 1)?.why, 'timeout');
});

test('CD-20 a seat is timed out by the owner alone, once, in a guess window, and never the giver', () => {
  const match = table();
  for (const [audience, move, code] of [
    ['seat-1', late(1), 'not-your-turn'],
    ['seat-2', late(1), 'not-your-turn'],
    ['screen', late(1), 'not-your-turn'],
    ['owner', late(0), 'not-your-turn'],
    ['owner', late(4), 'unknown-move'],
    ['owner', late(-1), 'unknown-move'],
    ['owner', { type: 'timeout', seat: '1' }, 'unknown-move'],
  ] as const)
    assert.deepEqual(match.ask(move, audience), { code }, JSON.stringify([audience, move]));
  match.ask(late(1), 'owner');
  assert.deepEqual(match.ask(late(1), 'owner'), { code: 'already-acted' });
  for (const early of [new Match({ players: 4 }), planned({ players: 4 })])
    assert.deepEqual(early.ask(late(1), 'owner'), { code: 'wrong-phase' });
  const inOrder = planned({ players: 4, rounds: 1, guessMode: 'sequential' }, clue(0));
  assert.deepEqual(inOrder.ask(late(2), 'owner'), { code: 'not-your-turn' });
  assert.equal(inOrder.ask(late(1), 'owner'), null);
  assert.equal(inOrder.view().shared.guesser, 2);
});

test('a record’s timeout is the window’s, and a seat in it is no field of the format', () => {
  const match = table(pass(3), late(1));
  assert.equal(match.state.phase, 'clue');
  assert.deepEqual(acts(match), [
    [1, 'timeout'],
    [2, 'timeout'],
    [3, 'pass'],
  ]);
});

test('undo takes a seat’s timeout back', () => {
  const match = table(pass(3));
  match.ask(late(1), 'owner');
  match.play(undo);
  assert.equal(match.ask(pass(1), 'seat-1'), null);
});

test('before the end a seat’s timeout in an open window is in no part of a record', () => {
  const match = table(pass(3));
  match.ask(late(1), 'owner');
  const moves = [...match.seats.map((seat) => ({ type: 'chooseCoded', seat, word: match.card(seat, 0) })), clue(0), pass(3), late(1)]; // prettier-ignore
  for (const as of ['public', 1, 3] as const) {
    const record = writeCodeDependenceRecord(playedIn(match, moves), as);
    assert.doesNotMatch(JSON.stringify(record.moves), /timeout/);
  }
});

const counts = { late: 0, undone: 0, closed: 0 };

test('property: a match in which seats were timed out one by one is written and replays to the same', () => {
  const property = fc.property(anyTable, anyChoices, ({ input, deals }, choices) => {
    const match = new Match(input, deals);
    const moves: object[] = [];
    for (const choice of choices) {
      const move = lateOr(match, choice);
      const { seat, type } = move as { seat?: number; type: string };
      const own = seat === undefined || type === 'timeout';
      const phase = match.state.phase;
      if (match.ask(move, (own ? 'owner' : `seat-${seat}`) as CodeDependenceAudience)) continue;
      moves.push(move);
      if (type === 'timeout' && seat !== undefined) counts[match.state.phase === phase ? 'late' : 'closed']++;
      if (type === 'undo') counts.undone++;
    }
    const begun = { ...playedIn(match, moves), source: { deals } };
    const record = writeCodeDependenceRecord(begun, 'full');
    const open = match.state.acts.some((act) => act?.act === 'timeout');
    const { rejected, ...result } = replay(JSON.stringify(record));
    assert.deepEqual(rejected, []);
    assert.deepEqual(result, score(match.state));
    assert.doesNotMatch(JSON.stringify(record.moves), /"type":"timeout","seat"|"seat":\d,"type":"timeout"/);
    if (open) return;
    const outcomes = (log: readonly object[]): string => JSON.stringify(log);
    const again = new Match(input, deals);
    again.play(...record.moves);
    assert.equal(outcomes(again.view().shared.log), outcomes(match.view().shared.log));
  });
  holds('code-dependence-late', property, 120, 5000);
  for (const [what, count] of Object.entries(counts)) assert.ok(count > 5, `${what}: ${count}`);
});

/** The move of a choice; of those that guess, every fourth has the seat timed out in its place. */
function lateOr(match: Match, choice: Choice): object {
  const move = moveOf(match.state, choice) as { type: string; seat?: number };
  const acts = ['guess', 'callIt', 'pass'].includes(move.type) && choice.kind >= 14;
  return acts && choice.pick % 4 === 0 ? { type: 'timeout', seat: move.seat } : move;
}

function playedIn(match: Match, moves: readonly object[]): PlayedCodeDependence {
  const at = moves.map((move, i) => ({ ...(move as CodeDependenceCommand), at: i * 1000 }));
  return {
    ...{ rules: '2.0.0', options: match.state.options, source: { deals: match.deals } },
    ...{ startedAt: 0, moves: at },
  };
}
