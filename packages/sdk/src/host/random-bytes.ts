/** Where tokens and ids come from: `size` bytes that nobody can guess. */
export type RandomBytes = (size: number) => Uint8Array;

/** The platform's secure random bytes, `crypto.getRandomValues`. */
export const platformRandom: RandomBytes = (size) =>
  (
    globalThis as unknown as { crypto: { getRandomValues(bytes: Uint8Array): Uint8Array } }
  ).crypto.getRandomValues(new Uint8Array(size));
