import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exec } from '../run/exec.mjs';
import { root } from '../run/root.mjs';

/** The packages that are published, by their folders. */
export const published = ['sdk', 'bots', 'elements', 'cli'];

/** A package's `package.json`. */
export function manifest(folder, base = join(root, 'packages')) {
  return JSON.parse(readFileSync(join(base, folder, 'package.json'), 'utf8'));
}

/** What a user would write to import each entry of a package: `@cluekit/sdk/words`. Patterns are left out. */
export function entries({ name, exports }) {
  const keys = Object.keys(exports ?? {}).filter((key) => !key.includes('*') && !key.endsWith('.json'));
  return keys.map((key) => name + key.slice(1));
}

/**
 * Imports every entry in a plain Node of its own: no loader, no DOM, no flag.
 *
 * @param {object} [options]
 * @param {string} [options.cwd] where the imports are resolved from
 * @param {object[]} [options.manifests] whose entries; default: all published packages of the workspace
 * @returns {Promise<string[]>} one line for each entry that does not import
 */
export async function exportsImport({
  cwd = root,
  manifests = published.map((name) => manifest(name)),
} = {}) {
  const problems = [];
  for (const specifier of manifests.flatMap(entries)) {
    const script = `await import(${JSON.stringify(specifier)})`;
    const { code, output } = await exec(process.execPath, ['--input-type=module', '--eval', script], {
      cwd,
      quiet: true,
      minutes: 1,
      env: { NODE_OPTIONS: '' },
    });
    const reason = output.split('\n').find((line) => /Error/.test(line)) ?? output;
    if (code !== 0) problems.push(`${specifier} does not import in plain Node: ${reason.trim()}`);
    else if (output.trim()) problems.push(`${specifier} prints when it is imported: ${output.trim()}`);
  }
  return problems;
}
