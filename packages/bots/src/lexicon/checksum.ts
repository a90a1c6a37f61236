import type { Steps } from '../slices/steps.js';

/** Bytes that are read in one step. */
const STEP = 65_536;

/** The polynomial of CRC-32 as zlib, PNG and the script that makes the lexicon have it, its bits the other way round. */
const POLYNOMIAL = 0xedb88320;

const TABLE = /* @__PURE__ */ Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum & 1) === 0 ? sum >>> 1 : (sum >>> 1) ^ POLYNOMIAL;
  return sum;
});

/** The CRC-32 of some bytes, in small steps. */
export function* checksum(bytes: Uint8Array): Steps<number> {
  let sum = 0xffffffff;
  for (let from = 0; from < bytes.length; from += STEP) {
    for (const byte of bytes.subarray(from, from + STEP))
      sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 255] as number);
    yield;
  }
  return ~sum >>> 0;
}
