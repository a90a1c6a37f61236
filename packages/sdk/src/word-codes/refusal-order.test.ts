import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callFoul, clue, endTurn, flip, Match, undo } from '../../test/word-codes/match.js';
import { SITUATIONS } from '../../test/word-codes/phases.js';
import type { WordCodesAudience } from './commands.js';

const bad: readonly unknown[] = [
  null,
  undefined,
  5,
  'flip',
  true,
  [],
  [{ type: 'flip', card: 1 }],
  {},
  { type: null },
  { type: 'peek' },
  { type: 'start' },
  { type: 'xstate.stop' },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: ['flip'], card: 1 },
  { type: 'Flip', card: 1 },
  { type: 'flip' },
  { type: 'flip', card: '7' },
  { type: 'giveClue', word: 7, number: 1 },
  { type: 'giveClue', word: {}, number: 1 },
  { type: 'giveClue', word: false, number: 1 },
  JSON.parse('{"__proto__":{"type":"undo"}}'),
];

for (const [situation, make] of SITUATIONS)
  test(`codes: kind and fields come first, in every phase: ${situation}`, () => {
    for (const move of bad) {
      const match = make();
      const before = match.snapshot;
      assert.deepEqual(match.ask(move, 'spectator'), { code: 'unknown-move' }, JSON.stringify(move));
      assert.equal(match.snapshot, before);
    }
  });

const inClue = (): Match => new Match();
const inGuess = (): Match => new Match().play(clue(2));
const over = (): Match => new Match().play(clue(2), flip(24));
const cases: readonly (readonly [string, () => Match, unknown, WordCodesAudience | undefined, string])[] = [
  ['the phase before the seat', inClue, flip(0), 'spectator', 'wrong-phase'],
  ['the phase before the seat, at the end', over, clue(1), 'spectator', 'wrong-phase'],
  ['the phase before the card', inClue, flip(99), undefined, 'wrong-phase'],
  ['the phase before the clue', inGuess, clue(0, 'RIVER'), undefined, 'wrong-phase'],
  ['the phase before the number', over, { type: 'giveClue' }, undefined, 'wrong-phase'],
  ['the seat before the card', inGuess, flip(99), 'teal-guesser', 'not-your-turn'],
  ['the seat before the clue', inClue, clue(0, 'RIVER'), 'teal-giver', 'not-your-turn'],
  ['the seat before must-guess-first', inGuess, endTurn, 'amber-giver', 'not-your-turn'],
  ['the seat before nothing-to-undo', inClue, undo, 'amber-giver', 'not-your-turn'],
  [
    'the seat before foul-unavailable',
    () => new Match({ mode: 'coop' }).play(clue(1)),
    callFoul,
    'amber-guesser',
    'not-your-turn',
  ],
  ['the word before the number', inClue, clue(0, 'a b'), undefined, 'clue-not-one-word'],
  ['everything else is wrong-phase at the end', over, callFoul, undefined, 'wrong-phase'],
  ['nothing to undo at the start', inClue, undo, undefined, 'nothing-to-undo'],
];

for (const [what, make, move, audience, code] of cases)
  test(`codes: ${what}`, () => {
    const match = make();
    const before = match.snapshot;
    assert.equal(match.ask(move, audience)?.code, code);
    assert.equal(match.snapshot, before);
  });

test('codes: the chart guards itself: what is refused leaves the very same snapshot', () => {
  const match = inGuess();
  const before = match.snapshot;
  match.send({ type: 'flip', card: 25 });
  match.send({ type: 'endTurn' });
  match.send({ type: 'giveClue', word: null, number: 1 });
  assert.equal(match.snapshot, before);
});

test('codes: unknown fields are ignored and never reach the state', () => {
  const match = new Match();
  match.play({
    ...clue(1, 'music'),
    seat: 'x',
    at: -5,
    extra: { a: 1 },
    ...JSON.parse('{"__proto__":{"x":1}}'),
  });
  assert.ok(!JSON.stringify(match.state).includes('extra'));
  assert.equal(Object.getPrototypeOf(match.state), Object.prototype);
});
