import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStream, draw } from '@cluekit/sdk/random';
import { decks } from '../../test/decks.js';
import { lexicon, plain } from '../../test/lexicon.js';
import { PAIRS } from '../../test/pairs.js';
import { botStream } from '../stream.js';
import { createGuesser, type Guesser, readSteps } from './guesser.js';
import { chances, levelChances, pick } from './levels.js';

const sharp = createGuesser({ lexicon });

/** How often the first pick is the word meant, among 24 others of a deck. */
function hits(guesser: Guesser): number {
  const next = createStream(new Uint8Array(16), 'pairs');
  let right = 0;
  for (const [clue, target] of PAIRS) {
    const others = (decks.get('everyday') ?? []).filter((word) => word.toLowerCase() !== target);
    const board = [...draw(others, 24, next), target];
    if (guesser.rank(clue, board)[0]?.word === target) right += 1;
  }
  return right / PAIRS.length;
}

test('it finds what people mean, better with relations than without, and as a personality nearly as well', () => {
  assert.ok(hits(sharp) >= 0.7, `${hits(sharp)}`);
  const without = hits(createGuesser({ lexicon, vectors: plain }));
  assert.ok(without >= 0.3 && without < hits(sharp), `${without}`);
  for (const personality of [1, 2, 'three']) {
    const right = hits(createGuesser({ lexicon, personality }));
    assert.ok(right >= 0.55, `${personality}: ${right}`);
  }
});

test('a ranking holds every word once, the nearest first, scores to four places', () => {
  const words = ['Car', 'Bee', 'Ice cream', 'Bear'];
  const ranked = sharp.rank('honey', words);
  assert.deepEqual(ranked.map(({ word }) => word).sort(), [...words].sort());
  assert.equal(ranked[0]?.word, 'Bee');
  for (const [i, { score }] of ranked.entries()) {
    assert.ok(score <= (ranked[i - 1]?.score ?? 1) && score >= -1);
    assert.equal(score, Math.round(score * 1e4) / 1e4);
  }
});

test('an unknown clue is said to be unknown; an unknown word scores 0', () => {
  assert.deepEqual(sharp.rank('qzxvw', ['Car', 'Bee']), []);
  assert.equal(sharp.read('qzxvw'), null);
  assert.equal(sharp.rank('honey', ['Qzxvw'])[0]?.score, 0);
  assert.deepEqual(sharp.rank('honey', []), []);
});

test('equal scores keep the order of the words', () => {
  const words = ['Qzxvw', 'Wvxzq', 'Zzxxq'];
  assert.deepEqual(
    sharp.rank('honey', words).map(({ word }) => word),
    words,
  );
});

test('personalities differ from each other, and each is the same every time', () => {
  const words = (decks.get('everyday') ?? []).slice(0, 200);
  const order = (personality: number): string =>
    createGuesser({ lexicon, personality })
      .rank('honey', words)
      .map(({ word }) => word)
      .join();
  assert.equal(order(1), order(1));
  assert.equal(new Set([order(1), order(2), order(3)]).size, 3);
});

test('the lower the level, the more its picks spread', () => {
  const ranked = sharp.rank('honey', ['Car', 'Bee', 'Bear', 'Sugar', 'Door']);
  const first = (['sharp', 'steady', 'casual', 'beginner'] as const).map(
    (level) => levelChances(ranked, level)[0],
  );
  assert.deepEqual(
    first,
    [...first].sort((a, b) => (b ?? 0) - (a ?? 0)),
  );
  assert.ok(Math.abs(chances(ranked, 0.1).reduce((sum, chance) => sum + chance, 0) - 1) < 1e-9);
  assert.deepEqual(chances([], 0.1), []);
});

test('a pick follows its chances', () => {
  const next = botStream(1, 'picks');
  const counts = [0, 0, 0];
  for (let i = 0; i < 3_000; i += 1) counts[pick([0.5, 0.3, 0.2], next)]! += 1;
  for (const [i, share] of [0.5, 0.3, 0.2].entries())
    assert.ok(Math.abs((counts[i] ?? 0) / 3_000 - share) < 0.05);
  assert.equal(pick([], next), 0);
});

test('words are read ahead one a step, however long they are searched, and the ranking is the same', () => {
  const board = Array.from(
    { length: 25 },
    (_, i) => `${'abcdefghijklmnopqrstuvwxy'[i]}${'qzxjvwkpf'.repeat(3)}`,
  );
  const [ahead, at] = [createGuesser({ lexicon }), createGuesser({ lexicon })];
  let steps = 0;
  for (const reading = readSteps(ahead, board); reading.next().done !== true;) steps += 1;
  assert.equal(steps, board.length);
  assert.deepEqual(ahead.rank('honey', board), at.rank('honey', board));
});

test('what makes no mind is refused by its sentence', () => {
  const bad = { code: 'bad-options' };
  for (const dropout of [NaN, -1, 0.6, '0.2' as never])
    assert.throws(() => createGuesser({ lexicon, personality: 1, dropout }), bad);
  const vectors = { ...plain, inverse: plain.inverse.slice(1) };
  assert.throws(() => createGuesser({ lexicon, vectors }), bad);
  assert.throws(() => levelChances([], 'toString' as never), bad);
});
