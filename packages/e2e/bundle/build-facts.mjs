import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/root.mjs';

/** The release that is built. */
export const version = () =>
  JSON.parse(readFileSync(join(root, 'packages/elements/package.json'), 'utf8')).version;

/** What `integrity` says of a file's bytes. */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * A rollup plugin: tells a classic file its release, and the hashes of the files that it may load, which stand in
 * `dir` already.
 *
 * @param {string} dir
 * @param {string[]} files
 */
export function buildFacts(dir, files) {
  return {
    name: 'build-facts',
    load(id) {
      if (!/[\\/]cdn[\\/]classic[\\/]build-facts\.js$/.test(id)) return null;
      const hashes = Object.fromEntries(
        files.map((file) => [file, integrityOf(readFileSync(join(dir, file)))]),
      );
      return `export const BUILD = ${JSON.stringify({ version: version(), hashes })};`;
    },
  };
}
