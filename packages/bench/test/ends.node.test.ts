import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, layout } from '../cards/layout.mjs';
import { load, subjects } from '../measure/subjects.mjs';

const playing = (input: string) => Object.keys(subjects).filter((name) => subjects[name]?.input === input);

async function played(name: string): Promise<{ moves: number; ends: any[] }> {
  const { subject, games } = await load(name, 4);
  const batch = await subject.make(games);
  const moves = await batch.play();
  const ends = batch.ends();
  batch.stop?.();
  return { moves, ends };
}

test('every engine plays the 48 moves of the card game to the same end', async () => {
  const [first, ...others] = playing('cards');
  const { moves, ends } = await played(first as string);
  assert.equal(moves, 4 * CARDS);
  for (const { phase, taken, log } of ends) {
    assert.equal(phase, 'finished');
    assert.equal(log.length, CARDS);
    assert.ok(taken.every((seat: unknown) => seat === 'one' || seat === 'two'));
  }
  assert.equal(others.length, 5);
  for (const name of others) assert.deepEqual(await played(name), { moves, ends }, name);
});

test('the layouts differ, and with them the ends', async () => {
  assert.notDeepEqual(layout(1), layout(2));
  assert.deepEqual(layout(1), layout(1));
  const { ends } = await played('cards-reducer');
  assert.equal(new Set(ends.map((end) => JSON.stringify(end))).size, ends.length);
});

test('both ways of Word Codes end alike, with a winner', async () => {
  const [rules, host] = await Promise.all(['codes-rules', 'codes-host'].map(played));
  assert.deepEqual(rules, host);
  for (const { phase, winner } of rules?.ends ?? []) {
    assert.equal(phase, 'finished');
    assert.ok(winner === 'amber' || winner === 'teal');
  }
});

test('both ways of Code Dependence end alike, after three rounds', async () => {
  const [rules, host] = await Promise.all(['dependence-rules', 'dependence-host'].map(played));
  assert.deepEqual(rules, host);
  for (const { phase, round, winners, calls } of rules?.ends ?? []) {
    assert.deepEqual([phase, round], ['finished', 3]);
    assert.ok(winners.length > 0 && calls.some((right: number) => right > 0));
  }
});

test('what is to be refused is refused, and changes nothing', async () => {
  const [rules, host] = await Promise.all(playing('halves').map(played));
  assert.deepEqual(rules?.ends, host?.ends);
  for (const run of [rules, host]) assert.ok((run?.moves ?? 0) > 0);
});
