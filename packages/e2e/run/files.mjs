import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * The files under a folder whose path (from the root, with `/`) matches, in a fixed order.
 *
 * @param {string} folder from the root
 * @param {RegExp} pattern
 * @param {string} [base] default: the repository's root
 * @returns {string[]} paths from the root
 */
export function files(folder, pattern, base = root) {
  const start = join(base, folder);
  if (!existsSync(start)) return [];
  const found = [];
  const walk = (path, name) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name === '.git') continue;
      const inner = `${name}/${entry.name}`;
      if (entry.isDirectory()) walk(join(path, entry.name), inner);
      else if (pattern.test(inner)) found.push(inner);
    }
  };
  walk(start, folder);
  return found.sort();
}
