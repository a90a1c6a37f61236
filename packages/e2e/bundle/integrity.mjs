import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf, version } from './build-facts.mjs';

/**
 * A rollup plugin, for the last file that is made: writes the hash of every script and style sheet in `dir` to
 * `integrity.json`, and prints them.
 *
 * @param {string} dir
 */
export function integrity(dir) {
  return {
    name: 'integrity',
    writeBundle() {
      const names = readdirSync(dir).filter((name) => /\.(?:js|css)$/.test(name));
      const files = Object.fromEntries(
        names.sort().map((name) => [name, integrityOf(readFileSync(join(dir, name)))]),
      );
      writeFileSync(
        join(dir, 'integrity.json'),
        `${JSON.stringify({ version: version(), files }, null, 2)}\n`,
      );
      for (const [name, hash] of Object.entries(files)) console.log(`${hash}  ${name}`);
    },
  };
}
