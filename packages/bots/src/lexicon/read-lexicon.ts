import { finish, type Steps } from '../slices/steps.js';
import { checksum } from './checksum.js';
import type { Lexicon, Vectors } from './lexicon.js';

const HEAD = 16;
const VERSION = 2;
const LARGEST = 7;
const MAY_SAY = 16;
/** A capital says how many letters a word shares with the one before it: A is none. */
const CAPITAL_A = 65;
const SMALL_A = 97;
/** Columns that are unpacked in one step. */
const COLUMNS = 4;

interface Head {
  readonly dims: number;
  readonly count: number;
  readonly text: number;
}

/**
 * The head of a file: CKLX, version, dims, count, bytes of words, and the checksum of what follows. Throws where it is
 * none, where the size is wrong, or where a byte has changed: a bot would say what it may not, or nonsense.
 */
function* readHead(bytes: Uint8Array, wants: { readonly words: boolean }): Steps<Head> {
  if (!ArrayBuffer.isView(bytes)) throw new Error('These bytes are not a lexicon.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isOurs = bytes.length > HEAD && view.getUint32(0) === 0x434b4c58 && view.getUint8(4) === VERSION;
  if (!isOurs) throw new Error('These bytes are not a lexicon.');
  const head = { dims: view.getUint8(5), count: view.getUint16(6, true), text: view.getUint32(8, true) };
  const marks = wants.words ? head.count : 0;
  const size = HEAD + head.text + marks + Math.ceil((head.dims * head.count) / 2);
  if (size !== bytes.length || wants.words !== head.text > 0)
    throw new Error('These bytes are not a whole lexicon.');
  if ((yield* checksum(bytes.subarray(HEAD))) !== view.getUint32(12, true))
    throw new Error('These bytes are not a whole lexicon.');
  return head;
}

function* readVectors(bytes: Uint8Array, { dims, count }: Head): Steps<Vectors> {
  const packed = bytes.subarray(bytes.length - Math.ceil((dims * count) / 2));
  const rows = new Int8Array(dims * count);
  const squares = new Float64Array(count);
  for (let d = 0, i = 0; d < dims; d += 1) {
    for (let row = 0, to = d; row < count; row += 1, to += dims, i += 1) {
      const byte = packed[i >> 1] as number;
      const value = ((i & 1) === 0 ? byte >> 4 : byte & 15) - LARGEST;
      rows[to] = value;
      squares[row] = (squares[row] as number) + value * value;
    }
    if (d % COLUMNS === 0) yield;
  }
  return { dims, rows, inverse: squares.map((sum) => (sum > 0 ? 1 / Math.sqrt(sum) : 0)) };
}

/** {@link readLexicon} in small steps. */
export function* lexiconSteps(bytes: Uint8Array): Steps<Lexicon> {
  const head = yield* readHead(bytes, { words: true });
  const words: string[] = [];
  let word: string | null = null;
  for (const letter of bytes.subarray(HEAD, HEAD + head.text)) {
    if (letter >= SMALL_A) word += String.fromCharCode(letter);
    else {
      if (word !== null) words.push(word);
      word = (word ?? '').slice(0, letter - CAPITAL_A);
      if (words.length % 1_000 === 0) yield;
    }
  }
  if (word !== null) words.push(word);
  if (words.length !== head.count) throw new Error('These bytes are not a whole lexicon.');
  const marks = bytes.subarray(HEAD + head.text, HEAD + head.text + head.count);
  yield;
  const vectors = yield* readVectors(bytes, head);
  const places = new Map<string, number>();
  const sayable: number[] = [];
  for (const [i, known] of words.entries()) {
    if (i % 1_000 === 0) yield;
    places.set(known, i);
    if ((marks[i] as number) >= MAY_SAY) sayable.push(i);
  }
  return {
    words,
    places,
    vectors,
    nearness: marks.map((mark) => mark % MAY_SAY),
    sayable,
  };
}

/**
 * Reads `lexicon-en.bin`. Throws for bytes that are not a whole lexicon.
 *
 * @example const lexicon = readLexicon(await readFile(new URL(import.meta.resolve('@cluekit/bots/lexicon-en.bin'))));
 */
export function readLexicon(bytes: Uint8Array): Lexicon {
  return finish(lexiconSteps(bytes));
}

/** Reads `plain-en.bin`, the vectors without relations that go with a lexicon. Throws where they do not. */
export function readPlainVectors(bytes: Uint8Array, lexicon: Lexicon): Vectors {
  const head = finish(readHead(bytes, { words: false }));
  if (head.count !== lexicon.words.length) throw new Error('These vectors belong to another lexicon.');
  return finish(readVectors(bytes, head));
}
