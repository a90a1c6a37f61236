// The bytes of a lexicon. docs/bots.md says what is where.
import { crc32 } from 'node:zlib';

const LARGEST = 7;

/** Whole numbers -7 … 7: the rows over a step, which is the root mean square over `fineness`. */
export function coarse({ data }, fineness) {
  let sum = 0;
  for (const value of data) sum += value * value;
  const step = Math.sqrt(sum / data.length) / fineness;
  return Int8Array.from(data, (value) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(value / step))));
}

/** Column by column, two numbers a byte, each 7 more than it is: a compressor sees one column's habits at a time. */
function columns(numbers, rows, cols) {
  const bytes = Buffer.alloc(Math.ceil((rows * cols) / 2));
  for (let i = 0; i < rows * cols; i += 1) {
    const value = numbers[(i % rows) * cols + Math.floor(i / rows)] + LARGEST;
    bytes[i >> 1] |= i % 2 === 0 ? value << 4 : value;
  }
  return bytes;
}

/** Sorted words, each as how many letters it shares with the one before it (A is none) and the rest of it. */
function frontCoded(words) {
  return words
    .map((word, i) => {
      const before = words[i - 1] ?? '';
      let shared = 0;
      while (shared < 25 && shared < before.length && word[shared] === before[shared]) shared += 1;
      return String.fromCharCode(65 + shared) + word.slice(shared);
    })
    .join('');
}

/**
 * @param words sorted; left out where the file goes with another that has them
 * @param marks a byte a word: 0 … 15 how near at hand it is, plus 16 where a bot may say it
 * @param numbers the rows, from `coarse`, each of `dims` numbers
 */
export function packLexicon({ words = [], marks = [], numbers, dims }) {
  const count = numbers.length / dims;
  const text = Buffer.from(frontCoded(words), 'ascii');
  const body = Buffer.concat([text, Buffer.from(marks), columns(numbers, count, dims)]);
  const head = Buffer.alloc(16);
  head.write('CKLX', 'ascii');
  head.writeUInt8(2, 4);
  head.writeUInt8(dims, 5);
  head.writeUInt16LE(count, 6);
  head.writeUInt32LE(text.length, 8);
  head.writeUInt32LE(crc32(body), 12);
  return Buffer.concat([head, body]);
}
