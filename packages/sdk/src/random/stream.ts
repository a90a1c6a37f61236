import { hmacSha256 } from './hash.js';
import { utf8ToBytes } from './bytes.js';

/** An endless row of unsigned 32-bit numbers, each drawn once. */
export type Stream = () => number;

/**
 * A stream of a secret under a label. Block *i* is HMAC-SHA-256(secret, label ‖ 0 ‖ *i* as 32 bits); its
 * eight big-endian words are the next eight numbers. Streams of different labels tell nothing of each
 * other or of the secret, and they are the same on every engine (T22: golden values in the tests).
 *
 * @example const next = createStream(seedBytes(seed), 'word-codes/key'); next() // 0 … 4294967295
 */
export function createStream(secret: Uint8Array, label: string): Stream {
  const text = utf8ToBytes(label);
  const input = new Uint8Array(text.length + 5);
  input.set(text);
  const view = new DataView(input.buffer);
  let block = 0;
  let words: DataView = new DataView(new ArrayBuffer(0));
  let offset = 0;
  return () => {
    if (offset === words.byteLength) {
      view.setUint32(text.length + 1, block++);
      words = viewOf(hmacSha256(secret, input));
      offset = 0;
    }
    const value = words.getUint32(offset);
    offset += 4;
    return value;
  };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
