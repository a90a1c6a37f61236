import { tsImport } from 'tsx/esm/api';

const { createForesight, DIGITS, SIGNS } = await tsImport('../src/words/foresight.ts', import.meta.url);

const MASK = 2 ** 30 - 1;

/** Packs a text of the signs that `foresight.ts` knows, for `unpack.ts`: arithmetic coding, six bits a digit. */
export function packText(text) {
  const end = SIGNS.at(-1);
  const { chance, learn } = createForesight();
  let [low, high, packed] = [0, MASK, ''];
  for (const sign of text + end) {
    const code = SIGNS.indexOf(sign);
    if (code < 0) throw new Error(`${JSON.stringify(sign)} cannot be packed: no such sign`);
    for (let at = 5; at >= 0; at--) {
      const bit = (code >> at) & 1;
      const middle = low + Math.floor((high - low) * chance());
      if (bit === 1) high = middle;
      else low = middle + 1;
      while ((low ^ high) >>> 24 === 0) {
        packed += DIGITS[high >>> 24];
        low = (low << 6) & MASK;
        high = ((high << 6) & MASK) | 63;
      }
      learn(bit);
    }
  }
  // Any number from low to high will do: one digit above low's first, and noughts to follow, which need not be written.
  return packed + DIGITS[(low >>> 24) + 1];
}
