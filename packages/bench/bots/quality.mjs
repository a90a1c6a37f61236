import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createGuesser } from '@cluekit/bots/lexicon';
import { everyday } from '@cluekit/sdk/decks/everyday';
import { draw } from '@cluekit/sdk/random';
import { streamOf } from './boards.mjs';
import { pairs } from './pairs.mjs';
import { files, lexicon, plain } from './subjects.mjs';

const BOARDS = 8;

/** How often a guesser's first pick is the word meant, by our own pairs among 24 words of Everyday. */
export function pairHits(guesser) {
  let [hits, of] = [0, 0];
  pairs.forEach(([clue, target], i) => {
    const others = everyday.words.filter((word) => word.toLowerCase() !== target);
    for (let board = 0; board < BOARDS; board += 1) {
      const words = [...draw(others, 24, streamOf(i * BOARDS + board, 'bench/pairs')), target];
      of += 1;
      if (guesser.rank(clue, words)[0]?.word === target) hits += 1;
    }
  });
  return { hits, of };
}

/** Vectors with fewer dimensions, or in coarser steps, and the bytes that a lexicon with them takes. */
function variant(vectors, dims, step) {
  const count = vectors.inverse.length;
  const rows = new Int8Array(count * dims);
  const packed = new Uint8Array(Math.ceil(rows.length / 2));
  const squares = new Float64Array(count);
  for (let d = 0, i = 0; d < dims; d += 1)
    for (let row = 0; row < count; row += 1, i += 1) {
      const value = Math.round(vectors.rows[row * vectors.dims + d] / step);
      rows[row * dims + d] = value;
      squares[row] += value * value;
      packed[i >> 1] |= i % 2 === 0 ? (value + 7) << 4 : value + 7;
    }
  const rest = files['lexicon-en.bin'].length - Math.ceil((lexicon.vectors.dims * count) / 2);
  const bytes = Buffer.concat([files['lexicon-en.bin'].subarray(0, rest), packed]);
  const inverse = squares.map((sum) => (sum > 0 ? 1 / Math.sqrt(sum) : 0));
  return {
    vectors: { dims, rows, inverse },
    brotli: brotliCompressSync(bytes).length,
    gzip: gzipSync(bytes).length,
  };
}

/** Points of the plot: what stays of the quality where the file is made smaller. */
export function qualityBySize() {
  const point = (name, table, dims, step) => {
    const { vectors, brotli, gzip } = variant(table, dims, step);
    return { name, dims, step, brotli, gzip, ...pairHits(createGuesser({ lexicon, vectors })) };
  };
  const full = lexicon.vectors;
  const fine = [16, 24, 32, 48, 64, full.dims].map((dims) => point('with relations', full, dims, 1));
  const coarse = [32, 48, full.dims].map((dims) => point('with relations, coarser', full, dims, 2));
  const without = [16, 24, plain.dims].map((dims) => point('without relations', plain, dims, 1));
  return [...fine, ...coarse, ...without];
}
