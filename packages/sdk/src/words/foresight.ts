/** The signs of a packed text; the last one ends it. */
export const SIGNS = '\n !-/0123456789:abcdefghijklmnopqrstuvwxyz|~.';

/** What a packed text is written in: six bits each. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bits of a sign. */
const BITS = 6;

/** How many bits a cell's number has: the cells are shared, and seldom meet. */
const CELL_BITS = 20;

/** How much each context is trusted, beside what it has seen. */
const TRUST = [1, 2, 2, 4];

/** A cell forgets slowly: what it has seen counts no more than this often. */
const MEMORY = 10;

/** Foresees a text bit by bit: what packs it and what unpacks it foresee the same, so that only surprises are kept. */
export interface Foresight {
  /** The chance that the next bit is 1, from 1/2048 to 2047/2048. */
  chance(): number;
  /** Learns which it was; returns the place of a sign in {@link SIGNS} where that was its last bit, else -1. */
  learn(bit: 0 | 1): number;
}

/**
 * Starts to foresee a text. Each bit is judged by what followed before: in this line of the text, in it after the last
 * sign, anywhere after the last two, after the last three; the surer and the more often, the heavier. There is nothing
 * in it but the four operations of arithmetic, which every engine rounds alike.
 */
export function createForesight(): Foresight {
  /** Of a cell that has seen nothing it is a half; to write that down everywhere would take as long as all the rest. */
  const chances = new Float32Array(1 << CELL_BITS);
  const seen = new Uint8Array(1 << CELL_BITS);
  /** What came before: the line, the last sign, the last two, the last three. */
  const keys = new Int32Array(TRUST.length);
  const cells = new Int32Array(TRUST.length);
  let line = 0;
  let node = 1;
  return {
    chance() {
      let sum = 0;
      let weights = 0;
      for (let at = 0; at < TRUST.length; at++) {
        // Of the last sign it is asked by the line it is in; each kind of key has cells of its own.
        const key = (keys[at] as number) * 16 + (at < 2 ? line : 0) + at * 0x1234567;
        const mixed = Math.imul(Math.imul(key, 0x9e3779b1) ^ Math.imul(node, 0x85ebca6b), 0xc2b2ae35);
        const cell = (cells[at] = mixed >>> (32 - CELL_BITS));
        const times = seen[cell] as number;
        if (times === 0 && at > 0) continue;
        const chance = times === 0 ? 0.5 : (chances[cell] as number);
        const weight = ((TRUST[at] as number) * (times + 0.3)) / (chance * (1 - chance) + 0.004);
        sum += weight * chance;
        weights += weight;
      }
      return Math.min(Math.max(sum / weights, 1 / 2048), 2047 / 2048);
    },
    learn(bit) {
      for (let at = 0; at < TRUST.length; at++) {
        const cell = cells[at] as number;
        const times = seen[cell] as number;
        const chance = times === 0 ? 0.5 : (chances[cell] as number);
        chances[cell] = chance + (bit - chance) / (times + 1.5);
        if (times < MEMORY) seen[cell] = times + 1;
      }
      node = node * 2 + bit;
      if (node < 1 << BITS) return -1;
      const sign = node - (1 << BITS);
      if (sign === 0) line += 1;
      for (let at = TRUST.length - 1; at > 0; at--) keys[at] = (keys[at - 1] as number) * 64 + sign + 1;
      node = 1;
      return sign;
    },
  };
}
