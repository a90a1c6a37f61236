import type { RandomBytes } from '../random/seed.js';

/** The platform's secure random bytes, `crypto.getRandomValues`. */
export const platformRandom: RandomBytes = (bytes) =>
  (globalThis as unknown as { crypto: { getRandomValues: RandomBytes } }).crypto.getRandomValues(bytes);
