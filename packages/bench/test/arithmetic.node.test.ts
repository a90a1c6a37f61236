import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median, ratio, spread } from '../measure/stats.mjs';
import { gamesPerSecond, judge, movesPerSecond } from '../report/musts.mjs';
import { figure, table } from '../report/table.mjs';

const round = (moves: number, playing = 1e6, making = 0) => ({ games: moves / 48, moves, making, playing });

test('the median is the middle, whatever the order', () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([10, 9, 1, 2]), 5.5);
  assert.equal(median([3]), 3);
  assert.throws(() => median([]));
  assert.deepEqual(spread([4, 2, 30]), { median: 4, min: 2, max: 30 });
});

test('a ratio is made round by round, and then the middle is taken', () => {
  assert.deepEqual(ratio([10, 40, 90], [1, 2, 3]), { median: 20, min: 10, max: 30 });
  assert.throws(() => ratio([1, 2], [1]));
});

test('moves and games count by CPU seconds, and only games by the dealing too', () => {
  const rounds = [round(480, 500_000, 500_000)];
  assert.deepEqual(movesPerSecond(rounds), [960]);
  assert.deepEqual(gamesPerSecond(rounds), [10]);
});

test('a must that is missed is told, and so is one that holds', () => {
  const results = (rules: number, host: number) => ({
    'cards-boardgame': [round(100), round(100)],
    'cards-rules': [round(rules), round(rules)],
    'cards-host': [round(host), round(host)],
  });
  assert.deepEqual(
    judge(results(1_200, 400)).map(({ holds }) => holds),
    [true, true],
  );
  const [rules, host] = judge(results(1_199, 199));
  assert.equal(rules?.holds, false);
  assert.equal(host?.holds, false);
  assert.match(rules?.line ?? '', /^rules: 11\.9 times .*MISSED$/);
});

test('a table stands in columns, a figure has what counts', () => {
  assert.equal(
    table([
      ['a', 'b'],
      ['cc', '10'],
    ]),
    'a    b\n------\ncc  10',
  );
  assert.deepEqual([figure(1234.5), figure(12.34), figure(1.234)], ['1,235', '12.3', '1.23']);
});
