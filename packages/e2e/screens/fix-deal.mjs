/**
 * Runs before anything else on a page: its randomness is the same each time, and so is every deal; its clock stands,
 * and so does every countdown. For tests and pictures that have to be alike.
 *
 * @param {number} seed
 */
export function fixDeal(seed) {
  let state = seed;
  crypto.getRandomValues = (bytes) => {
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[i] = state >>> 24;
    }
    return bytes;
  };
  Date.now = () => 1_800_000_000_000;
}
