import { isThrow, slim } from './slim.mjs';

/** A rollup plugin: SHA-256 and HMAC without the states that can be saved to hash on from; we hash once. */
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
    statements: { complaint: { is: isThrow, be: 'leftOut();', times: 1 } },
  });
