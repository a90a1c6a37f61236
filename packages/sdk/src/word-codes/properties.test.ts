import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyBoard, anyJunk, anyMove, anyMoves, anyOptions } from '../../test/word-codes/arbitraries.js';
import { Match, undo, withoutClock } from '../../test/word-codes/match.js';
import { Model } from '../../test/word-codes/model.js';
import { holds } from '../../test/word-codes/runs.js';
import { writeRecord } from '../record/write.js';
import { replay } from '../record/replay.js';
import { can } from './commands.js';
import { checkOptions, parseCommand, score, wordCodes, type WordCodesCommand } from './index.js';

test('property: the chart and a plain reducer written from the spec agree, move by move', () => {
  const property = fc.property(anyBoard, anyOptions, anyMoves, (board, input, moves) => {
    const match = new Match(input, board);
    const model = new Model(board, checkOptions(input));
    for (const move of moves) {
      assert.deepEqual(match.ask(move), model.play(move));
      assert.deepEqual(score(match.state), model.result);
    }
  });
  holds('model', property, 300, 10_000);
});

test('property: no sequence of commands and junk throws, hangs, or leaves plain JSON', () => {
  const property = fc.property(
    anyOptions,
    fc.array(fc.oneof(anyMove, anyJunk), { maxLength: 40 }),
    (input, moves) => {
      const match = new Match(input);
      for (const move of moves) {
        const before = match.snapshot;
        const refusal = match.ask(move);
        if (refusal) assert.equal(match.snapshot, before, 'a refusal changes nothing, the snapshot included');
        assert.deepEqual(JSON.parse(JSON.stringify(match.state)), match.state);
        for (const audience of wordCodes.audiences) wordCodes.view(match.state, audience);
      }
      assert.equal(({} as { type?: unknown }).type, undefined, 'Object.prototype is as it was');
    },
  );
  holds('junk', property, 150, 5000);
});

test('property: 9/8/7/1, counts, flips and one winner, at every step', () => {
  const property = fc.property(anyBoard, anyOptions, anyMoves, (board, input, moves) => {
    const match = new Match(input, board);
    for (const move of moves) {
      match.ask(move);
      const { state } = match;
      const { remaining, flipped, phase, winner, reason, flipsLeft, turn } = score(state);
      const count = (owner: string): number => state.key.filter((item) => item === owner).length;
      const first = input.mode === 'coop' ? 'amber' : board.starting;
      assert.equal(count(first), 9);
      assert.deepEqual([count('amber') + count('teal'), count('bystander'), count('trap')], [17, 7, 1]);
      assert.equal(new Set(flipped).size, flipped.length);
      for (const team of ['amber', 'teal'] as const)
        assert.equal(
          remaining[team],
          count(team) - flipped.filter((card) => state.key[card] === team).length,
        );
      if (input.mode === 'coop') assert.equal(turn, 'amber');
      assert.equal(phase === 'finished', winner !== null);
      assert.equal(winner === null, reason === null);
      const trapUp = flipped.some((card) => state.key[card] === 'trap');
      assert.equal(trapUp, reason === 'trap');
      assert.equal(reason === 'all-found', Math.min(remaining.amber, remaining.teal) === 0);
      if (reason === 'all-found') assert.equal(remaining[winner as 'amber' | 'teal'], 0);
      assert.equal(phase === 'guess', flipsLeft !== null);
      assert.equal(phase === 'guess', state.clue !== null);
      if (typeof flipsLeft === 'number') {
        assert.ok(flipsLeft >= 1);
        assert.equal(flipsLeft + state.flipsMade, Number(state.clue?.number) + 1);
      }
    }
  });
  holds('invariants', property, 150, 5000);
});

test('property: a JSON round trip at any step, into a fresh actor, changes nothing for the rest of the match', () => {
  const property = fc.property(anyBoard, anyOptions, anyMoves, fc.nat(120), (board, input, moves, at) => {
    const [one, other] = [new Match(input, board), new Match(input, board)];
    for (const [i, move] of moves.entries()) {
      if (i === at % moves.length || i % 10 === 9) other.roundTrip();
      assert.deepEqual(other.ask(move), one.ask(move));
      assert.deepEqual(other.state, one.state);
      assert.deepEqual(wordCodes.view(other.state, 'table'), wordCodes.view(one.state, 'table'));
    }
  });
  holds('round-trip', property, 100, 5000);
});

test('property: undo is exact, and as many undos as moves return to the deal', () => {
  const property = fc.property(
    anyBoard,
    anyOptions,
    fc.array(anyMove, { maxLength: 60 }),
    (board, input, moves) => {
      const match = new Match({ ...input, turnSeconds: 30 }, board);
      const past: object[] = [];
      for (const move of moves.filter(
        (item) => item !== undo && (item as { type: string }).type !== 'undo',
      )) {
        match.now += 1000;
        const before = structuredClone(match.state);
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
  holds('undo', property, 100, 5000);
});

test('property: what `can` says is what some command may do, for every audience', () => {
  const property = fc.property(anyBoard, anyOptions, anyMoves, anyMove, (board, input, moves, next) => {
    const match = new Match(input, board);
    for (const move of moves.slice(0, 40)) match.ask(move);
    const command = parseCommand(next) as WordCodesCommand;
    for (const audience of wordCodes.audiences) {
      const allowed = can(match.state, audience).includes(command.type);
      const refusal = wordCodes.refuse(match.state, command, audience);
      if (!allowed) assert.ok(refusal);
      else
        assert.ok(
          !['wrong-phase', 'not-your-turn', 'must-guess-first', 'foul-unavailable'].includes(
            refusal?.code ?? '',
          ),
        );
    }
  });
  holds('can', property, 100, 5000);
});

test('property: the record of a match, written, read and replayed, ends as the match did', () => {
  const property = fc.property(anyBoard, anyOptions, anyMoves, fc.nat(), (board, input, moves, startedAt) => {
    const match = new Match(input, board);
    const accepted: (WordCodesCommand & { at: number })[] = [];
    for (const [i, move] of moves.entries()) {
      const command = parseCommand(move);
      if (command && !match.ask(move)) accepted.push({ ...command, at: startedAt + i * 700 });
    }
    const options = checkOptions(input);
    const record = writeRecord(
      { rules: '1.0.0', options, source: { board }, startedAt, moves: accepted },
      'full',
    );
    const text = JSON.stringify(record);
    assert.deepEqual(replay(text), { ...score(match.state), rejected: [] });
    assert.equal(JSON.stringify(JSON.parse(text)), text);
  });
  holds('record', property, 150, 5000);
});
