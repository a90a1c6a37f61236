import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Guesser } from '@cluekit/bots/lexicon';
import { checkClue } from '@cluekit/sdk/words';
import { codesBoard, dependenceBoard } from '../bots/boards.mjs';
import { mean, quantile, share } from '../bots/interval.mjs';
import { readOptions } from '../bots/options.mjs';
import { plot } from '../bots/plot.mjs';
import { writeCluesToRead } from '../bots/read.mjs';
import { playCodes } from '../bots/self-play.mjs';
import { guessers } from '../bots/subjects.mjs';
import { readTurns, scoreTurns, turnsTable, writeClues } from '../bots/turns.mjs';

const guesser = guessers[0]?.guesser as Guesser;
const turns = [
  {
    clue: 'honey',
    words: ['Bee', 'Car', 'Door', 'Moon'],
    targets: ['bee'],
    avoid: ['Car'],
    others: ['Door'],
  },
  { clue: 'honey', words: ['Bee', 'Car', 'Door', 'Moon'], targets: ['CAR', 'Door'] },
  { clue: 'qzxvw', words: ['Bee', 'Car', 'Door', 'Moon'], targets: ['Bee', 'Car'] },
];

const BAD = '{"clue":"a","words":["b"],"targets":["b"],"avoid":5}';
const OTHERS = '{"clue":"a","words":["b"],"targets":["b"],"others":[5]}';

function inFolder(run: (path: (name: string) => string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'bots-'));
  try {
    run((name) => join(folder, name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('hit@1: the first pick among the targets, whatever the capitals; an unknown clue scores chance', () => {
  assert.deepEqual(scoreTurns(turns, guesser), { all: 1.5, known: 1, count: 2 });
  const casual = scoreTurns(turns, guesser, 'beginner');
  assert.ok(casual.known > 0.5 && casual.known < 1.5 && casual.count === 2);
  assert.deepEqual(scoreTurns([], guesser), { all: 0, known: 0, count: 0 });
  const row = turnsTable(turns).find(([name]) => name === 'related');
  assert.deepEqual([row?.[1], row?.[3], row?.[5]], ['0.500', '0.500', '2']);
});

test('turns are read line by line; a line that is none is named', () =>
  inFolder((path) => {
    writeFileSync(path('good.jsonl'), `${turns.map((turn) => JSON.stringify(turn)).join('\r\n\n')}\n`);
    assert.deepEqual(readTurns(path('good.jsonl')), turns);
    for (const line of [
      '{',
      '[]',
      'null',
      '{"clue":"a"}',
      '{"clue":1,"words":[],"targets":[]}',
      BAD,
      OTHERS,
    ]) {
      writeFileSync(path('bad.jsonl'), `${JSON.stringify(turns[0])}\n${line}\n`);
      assert.throws(() => readTurns(path('bad.jsonl')), /bad\.jsonl, line 2 is no turn, .*(?:no|is)/);
    }
    writeFileSync(path('marked.jsonl'), `\uFEFF${JSON.stringify(turns[0])}\r\n`);
    assert.deepEqual(readTurns(path('marked.jsonl')), turns.slice(0, 1));
    writeFileSync(path('empty.jsonl'), '\n');
    assert.throws(() => readTurns(path('empty.jsonl')), /holds no turn/);
  }));

test('the giver’s own clues are legal, for the same targets, and turns again', () =>
  inFolder((path) => {
    const strange = { clue: 'x', words: ['Qzxvw', 'Wvxzq'], targets: ['Qzxvw'] };
    assert.equal(writeClues([...turns, strange], path('out.jsonl')), 4);
    const lines = readFileSync(path('out.jsonl'), 'utf8').trim().split('\n');
    const written = lines.map((line) => JSON.parse(line));
    assert.equal(written[3].clue, null);
    for (const [i, turn] of turns.entries()) {
      assert.deepEqual({ ...written[i], clue: turn.clue }, turn);
      assert.equal(checkClue(written[i].clue, turn.words, 'code-dependence').verdict, 'legal');
    }
    assert.equal(guesser.rank(written[0].clue, turns[0]?.words ?? [])[0]?.word, 'Bee');
  }));

test('clues for blind readers: who wrote which is told by the key alone, and meant words not to guessers', () =>
  inFolder((path) => {
    writeCluesToRead(8, path('clues'));
    const read = (name: string): string => readFileSync(join(path('clues'), name), 'utf8');
    const key = JSON.parse(read('key.json'));
    assert.equal(key.length, 8);
    assert.equal(new Set(key.map(({ by }: { by: string }) => by)).size, 4);
    for (const { number, word, by, targets, words } of key) {
      assert.equal(checkClue(word, words, 'code-dependence').verdict, 'legal');
      assert.ok(read('clues-for-readers.txt').includes(`${number}. ${word} ${targets.length}\n`));
      assert.ok(!/cautious|adaptive/.test(read('clues-for-readers.txt')), by);
    }
    assert.ok(!read('clues-to-guess.txt').includes('meant'));
  }));

test('games are the same every time, and count what happened', () => {
  const play = () => playCodes(1, { profile: 'natural', guesser, level: 'casual', rival: 1 });
  assert.deepEqual(play(), play());
  const { turns: length, clues, meant, hit, won, trap } = play();
  assert.ok(length >= 1 && clues <= length && hit <= meant && !(won && trap));
});

test('boards have the roles of their game, and no word twice', () => {
  const count = (board: { role: string }[]) =>
    ['own', 'rival', 'avoid', 'other'].map((role) => board.filter((card) => card.role === role).length);
  assert.deepEqual(count(codesBoard(5)), [9, 8, 1, 7]);
  assert.deepEqual(count(dependenceBoard(5)), [6, 0, 1, 35]);
  assert.equal(new Set(dependenceBoard(5).map(({ word }: { word: string }) => word)).size, 42);
  assert.deepEqual(codesBoard(5), codesBoard(5));
});

test('intervals and quantiles', () => {
  assert.equal(share(50, 100), '50 (40–60)');
  assert.equal(share(0, 20), '0 (0–16)');
  assert.equal(share(0, 0), '–');
  assert.equal(mean([2, 2, 2]), '2.0 ± 0.0');
  assert.equal(mean([1, 3]), '2.0 ± 2.0');
  assert.equal(mean([]), '–');
  assert.equal(quantile([3, 1, 2], 0.5), 2);
  assert.equal(quantile([3, 1, 2], 1), 3);
});

test('options are read, and what is none is told', () => {
  const { games, turns: file, clues } = readOptions(['--turns', 'a', '--write-clues', 'b']);
  assert.deepEqual([games, file, clues], [200, 'a', 'b']);
  assert.equal(readOptions(['--quick']).games, 20);
  for (const argv of [['--fast'], ['--turns'], ['--write-clues', 'b'], ['--games', '-1'], ['--games', 'x']])
    assert.throws(() => readOptions(argv), /^Error: --/);
});

test('the plot shows every point, by name', () => {
  const point = { name: 'with relations', dims: 64, brotli: 210_000, hits: 60, of: 100 };
  const svg = plot([point, { ...point, name: 'without relations', dims: 40, brotli: 120_000 }]);
  assert.match(svg, /^<svg [^]*>64<\/text>[^]*>40<\/text>[^]*<\/svg>\n$/);
});
