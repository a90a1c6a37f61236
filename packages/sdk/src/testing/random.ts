import type { RandomBytes } from '../random/seed.js';

/** A small seeded generator (mulberry32) for tests: fast, the same everywhere, and worth nothing as a secret. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Bytes from a seeded generator, for hosts under test. */
export function seededBytes(seed: number): RandomBytes {
  const random = seededRandom(seed);
  return (bytes) => {
    for (const at of bytes.keys()) bytes[at] = Math.floor(random() * 256);
    return bytes;
  };
}
