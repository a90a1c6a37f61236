import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { folded } from '@cluekit/sdk/words';
import { decks } from '../../test/decks.js';
import { lexicon, lexiconBytes, list, plain, plainBytes } from '../../test/lexicon.js';
import { lexiconSteps, readLexicon, readPlainVectors } from './read-lexicon.js';
import { similarity } from './similarity.js';

test('the committed files are those that the script made', () => {
  const sums = readFileSync(new URL('../../lexicon/SHA256SUMS', import.meta.url), 'utf8');
  const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
  assert.equal(sums, `${hash(lexiconBytes)}  lexicon-en.bin\n${hash(plainBytes)}  plain-en.bin\n`);
});

test('the lexicon is small: 250 kB by brotli, 285 kB by gzip', () => {
  assert.ok(brotliCompressSync(lexiconBytes).length <= 250_000);
  assert.ok(gzipSync(lexiconBytes, { level: 9 }).length <= 285_000);
});

test('it has 10,000 words or more, sorted, and every word of every deck', () => {
  assert.ok(lexicon.words.length >= 10_000);
  assert.deepEqual(lexicon.words, [...new Set(lexicon.words)].sort());
  assert.ok(decks.size >= 5);
  for (const [deck, words] of decks)
    for (const word of words) assert.ok(lexicon.places.has(folded(word)), `${word} of ${deck}`);
});

test('what a bot may say is the reviewed list, and nothing of it is on the other', () => {
  const sayable = lexicon.sayable.map((place) => lexicon.words[place]);
  assert.deepEqual(sayable, list('giver-words.txt').sort());
  const never = new Set(list('sensitive.txt'));
  assert.deepEqual(
    sayable.filter((word) => never.has(word)),
    [],
  );
});

test('every word has a row, in both sets of vectors', () => {
  for (const vectors of [lexicon.vectors, plain]) {
    assert.equal(vectors.rows.length, vectors.dims * lexicon.words.length);
    assert.ok(vectors.inverse.every((value) => value > 0));
    assert.ok(vectors.rows.every((value) => value >= -7 && value <= 7));
  }
  const place = lexicon.places.get('honey') as number;
  assert.ok(Math.abs(similarity(lexicon.vectors, place, place) - 1) < 1e-12);
});

test('bytes that are no lexicon, or not a whole one, are refused', () => {
  const changed = (at: number, to: number): Uint8Array =>
    Uint8Array.from(lexiconBytes, (b, i) => (i === at ? to : b));
  const wrong = [
    new Uint8Array(),
    lexiconBytes.subarray(0, 8),
    new TextEncoder().encode('<!doctype html><title>Not found</title>'),
    lexiconBytes.subarray(0, -1),
    changed(0, 0),
    changed(4, 1),
    changed(5, 74),
    plainBytes,
    null,
    'CKLX',
    lexiconBytes.buffer,
    {},
  ] as Uint8Array[];
  for (const bytes of wrong) assert.throws(() => readLexicon(bytes), /^Error: These bytes are not a/);
  assert.throws(() => readPlainVectors(lexiconBytes, lexicon), /^Error: These bytes/);
  assert.throws(
    () => readPlainVectors(plainBytes, { ...lexicon, words: lexicon.words.slice(1) }),
    /^Error: These vectors belong to another lexicon/,
  );
});

test('one changed bit anywhere is found: in a word, in what a bot may say, in a number', () => {
  const flipped = (bytes: Uint8Array, at: number, bit: number): Uint8Array =>
    Uint8Array.from(bytes, (byte, i) => (i === at ? byte ^ (1 << bit) : byte));
  for (let i = 0; i < 24; i += 1) {
    const at = Math.floor(((i + 0.5) / 24) * lexiconBytes.length);
    assert.throws(() => readLexicon(flipped(lexiconBytes, at, i % 8)), /^Error: These bytes/, `byte ${at}`);
  }
  assert.throws(() => readPlainVectors(flipped(plainBytes, 100_000, 3), lexicon), /whole lexicon/);
});

test('it is read in many small steps', () => {
  let steps = 0;
  for (const reading = lexiconSteps(lexiconBytes); reading.next().done !== true;) steps += 1;
  assert.ok(steps >= 25, `${steps} steps`);
});
