import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyChoice, anyTable } from '../../test/code-dependence/arbitraries.js';
import { clue, Match, planned } from '../../test/code-dependence/match.js';
import { pendingTwins, twinsOf, type Asked } from '../../test/code-dependence/twins.js';
import { holds } from '../../test/word-codes/runs.js';
import {
  AUDIENCES,
  codeDependence,
  type CodeDependenceAudience,
  type CodeDependenceCommand,
} from './index.js';

/** A few questions that an observer asks of the rules, others at each step, so that all are asked over a run (T6). */
function probes(match: Match, observer: CodeDependenceAudience, step: number): CodeDependenceCommand[] {
  const { bank } = match.view().shared;
  const word = bank[step % bank.length]?.word;
  const tags = [[1], [1, 2], [6], [step % 7]][step % 4];
  const asked = ['guess', 'callIt', 'giveClue', 'chooseCoded', 'pass', 'timeout', 'nextRound', 'undo'];
  const named = [word, `${word}s`, 'zzz', 'music', word][step % 5];
  return asked.map(
    (type) => codeDependence.parse({ type, word: named, tags }, observer) as CodeDependenceCommand,
  );
}

/** Everything an observer can get out of a match, as text. */
function told(match: Match, observer: CodeDependenceAudience, step: number): string {
  const { state } = match;
  const { shared, mine } = match.view(observer);
  assert.equal(shared, match.view().shared, 'T4: a spectator knows only what every seat knows');
  const answers = probes(match, observer, step).map((command) =>
    codeDependence.refuse(state, command, observer),
  );
  return JSON.stringify([
    shared,
    mine,
    codeDependence.phaseKey(state),
    codeDependence.deadline(state),
    answers,
  ]);
}

function ask(match: Match, { command, audience }: Asked): void {
  assert.equal(match.ask(command, audience), null);
}

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
const choices = fc.array(anyChoice, { maxLength: 90, size: 'max' });
const counts = { steps: 0, worlds: 0, pending: 0, phases: new Set<string>(), observers: new Set<string>() };

test('T1 T4 T6: worlds that differ only in hands, CODED, pending acts and rounds to come are the same to who may not know', () => {
  const property = fc.property(anyTable, choices, fc.nat(9), bytes, ({ input, deals }, list, who, secret) => {
    const observer = AUDIENCES[who] as CodeDependenceAudience;
    const twins = twinsOf(input, deals, list, observer, secret);
    if (!twins) return;
    const options = { ...input, timers: 1 };
    const [left, right] = [new Match(options, twins.left.deals), new Match(options, twins.right.deals)];
    const same = (): void => {
      counts.steps++;
      counts.phases.add(`${left.state.phase} ${input.guessMode}`);
      assert.equal(told(left, observer, counts.steps), told(right, observer, counts.steps));
    };
    same();
    for (const [i, asked] of twins.left.asked.entries()) {
      ask(left, asked);
      ask(right, twins.right.asked[i] as Asked);
      same();
    }
    for (const pair of pendingTwins(left, observer)) {
      ask(left, pair.left);
      ask(right, pair.right);
      counts.pending++;
      same();
    }
    counts.worlds++;
    counts.observers.add(observer);
    left.endRound();
    right.endRound();
    assert.notEqual(
      told(left, observer, 0),
      told(right, observer, 0),
      'the end shows it: the harness does see',
    );
  });
  holds('code-dependence-twins', property, 120, 10_000);
  assert.ok(counts.steps > 1500, `${counts.steps} steps were compared`);
  assert.ok(
    counts.worlds > 60 && counts.pending > 10,
    `${counts.worlds} worlds, ${counts.pending} pending acts`,
  );
  assert.equal(counts.observers.size, AUDIENCES.length);
  assert.deepEqual([...counts.phases].filter((phase) => phase.startsWith('guess')).length, 2);
});

test('T1: the harness sees one word of another hand, one CODED and one pending act that should not be there', () => {
  const deals = new Match({ players: 3, rounds: 1 }).deals;
  const [hand = [], ...others] = deals[0]?.hands ?? [];
  const bank = deals[0]?.bank ?? [];
  const exchanged = [{ bank, hands: [[...hand].reverse(), ...others] }];
  const pair = (): [Match, Match] => [
    new Match({ players: 3, rounds: 1 }, deals),
    new Match({ players: 3, rounds: 1 }, exchanged),
  ];
  const [left, right] = pair();
  assert.equal(told(left, 'seat-1', 0), told(right, 'seat-1', 0));
  assert.notEqual(told(left, 'seat-0', 0), told(right, 'seat-0', 0), 'who holds it is told');
  const [one, other] = [planned({ players: 3 }, clue(0)), planned({ players: 3 }, clue(0))];
  ask(one, { command: { type: 'pass', seat: 1 }, audience: 'seat-1' });
  ask(other, { command: { type: 'guess', seat: 1, word: other.decoy() }, audience: 'seat-1' });
  assert.equal(told(one, 'seat-2', 0), told(other, 'seat-2', 0));
  assert.notEqual(told(one, 'seat-1', 0), told(other, 'seat-1', 0));
});
