import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { node } from '../run/exec.mjs';
import { root } from '../run/root.mjs';

const tsc = 'node_modules/typescript7/bin/tsc';

/** Builds every package and the drop-in files. */
export async function build() {
  const compiled = await node([tsc, '-b']);
  if (compiled.code !== 0) return false;
  return (await node(['node_modules/rollup/dist/bin/rollup', '-c', '--silent'])).code === 0;
}

/** Type-checks a package's tests, which the build leaves out. */
export async function testTypes(name) {
  const project = `packages/${name}/tsconfig.test.json`;
  if (!existsSync(join(root, project))) return false;
  return (await node([tsc, '-p', project, '--noEmit'])).code === 0;
}

/** ESLint over everything; a warning fails too. */
export async function lint() {
  return (await node(['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'])).code === 0;
}

/** Prettier over everything. */
export async function format() {
  return (await node(['node_modules/prettier/bin/prettier.cjs', '--check', '.'])).code === 0;
}
