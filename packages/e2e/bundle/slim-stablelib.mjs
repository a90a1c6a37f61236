import { isThrow, slim } from './slim.mjs';

/**
 * SHA-256's 64 constants, counted instead of written down: the first 32 bits behind the point of the cube roots of the
 * first primes. In whole numbers, so that every engine has the same.
 */
const roots = `const K = new Int32Array(64);
for (let n = 2n, i = 0; i < 64; n++) {
  let divisor = 2n;
  while (n % divisor) divisor++;
  if (divisor < n) continue;
  let root = 0n;
  for (let bit = 1n << 34n; bit; bit >>= 1n) if ((root | bit) ** 3n <= n << 96n) root |= bit;
  K[i++] = Number(BigInt.asIntN(32, root));
}`;

/**
 * A rollup plugin: SHA-256 and HMAC without the states that can be saved to hash on from, for we hash once, and with
 * constants that are counted.
 */
export const slimStablelib = () =>
  slim({
    library: '@stablelib',
    files: /[\\/]node_modules[\\/]@stablelib[\\/](?:hash|hmac|sha256)[\\/]/,
    leftOut: [
      ...['saveState', 'restoreState', 'cleanSavedState'].flatMap((name) => [
        `SHA256.${name}`,
        `HMAC.${name}`,
      ]),
      'HMAC.reset',
    ],
    cut: { isSerializableHash: 'return false;' },
    facts: {
      constants: { find: /const K = new Int32Array\(\[[^\]]+\]\);/g, be: roots, times: 1 },
    },
    statements: { complaint: { is: isThrow, be: 'leftOut();', times: 1 } },
  });
