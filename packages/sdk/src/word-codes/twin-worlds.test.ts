import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyBoard, anyMove, anyOptions } from '../../test/word-codes/arbitraries.js';
import { BOARD, clue, flip, Match } from '../../test/word-codes/match.js';
import { holds } from '../../test/word-codes/runs.js';
import { endingOf, twinsOf } from '../../test/word-codes/twins.js';
import { parseCommand, wordCodes, type WordCodesCommand } from './index.js';

/** A few questions to the rules, others at each step, so that all are asked over a run (T6). */
function probesAt(step: number): WordCodesCommand[] {
  const word = BOARD.words[step % 25] ?? '';
  const clues = [clue(1, word), clue(1, `${word}s`), clue(1, word.slice(1)), clue('unlimited')];
  const flips = [-1, 25, step % 25, (step * 7) % 25].map(flip);
  const plain = ['endTurn', 'callFoul', 'timeout', 'undo'].map((type) => ({ type }));
  return [...clues, ...flips, ...plain].map((move) => parseCommand(move) as WordCodesCommand);
}

/** Everything an audience can get out of a match without opening the key, as text. */
function told(match: Match, step: number): string[] {
  const { state } = match;
  const { shared } = wordCodes.view(state, 'spectator');
  const everyone = [shared, wordCodes.phaseKey(state), wordCodes.deadline(state)];
  const own = wordCodes.audiences.map((audience) => {
    const seen = wordCodes.view(state, audience);
    assert.equal(seen.shared, shared, 'T4: a spectator knows only what every seat knows');
    return [seen.mine, probesAt(step).map((command) => wordCodes.refuse(state, command, audience))];
  });
  return [JSON.stringify(everyone), JSON.stringify(own)];
}

const moves = fc.oneof(
  fc.array(anyMove, { maxLength: 60 }),
  fc.array(anyMove, { minLength: 60, maxLength: 140 }),
);
const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
let compared = 0;
let shown = 0;

test('WC-13 T1 T4 T6: boards that differ only in what nobody saw are the same to everyone until the end', () => {
  const property = fc.property(anyBoard, anyOptions, moves, bytes, (board, input, list, secret) => {
    const twins = twinsOf(
      board,
      input,
      [...list, ...endingOf(board)].map((move) => ({ move })),
      secret,
    );
    if (!twins) return;
    const options = { ...input, turnSeconds: 60 };
    const [left, right] = [new Match(options, twins.board), new Match(options, twins.twin)];
    assert.deepEqual(told(left, compared), told(right, compared));
    for (const { move } of twins.moves) {
      assert.deepEqual(left.ask(move), right.ask(move));
      compared++;
      assert.deepEqual(told(left, compared), told(right, compared));
    }
    if (twins.last === null) return;
    assert.deepEqual(left.ask(twins.last.move), right.ask(twins.last.move));
    assert.notDeepEqual(told(left, 0), told(right, 0), 'the end shows what was hidden: the harness does see');
    shown++;
  });
  holds('twins', property, 60, 10_000);
  assert.ok(compared > 500, `${compared} steps were compared`);
  assert.ok(shown > 10, `${shown} matches came to an end`);
});

test('T1: the harness sees one owner that should not be there', () => {
  const [left, right] = [
    new Match(),
    new Match({}, { ...BOARD, key: [...BOARD.key].reverse(), starting: 'amber' }),
  ];
  left.play(clue(1), flip(0));
  right.play(clue(1), flip(0));
  assert.notDeepEqual(told(left, 0), told(right, 0));
});
