import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { packageTable, ruleFolders, sdkFolders } from '../../boundaries/package-table.mjs';
import { boundaries } from '../../gates/boundaries.mjs';
import { manifest } from '../../gates/exports.mjs';
import { root } from '../../run/root.mjs';
import { planted } from './plant.mjs';

/** The rules that a planted tree breaks. */
async function broken(contents) {
  const lines = await planted(contents, (folder) => boundaries(folder));
  return lines.map((line) => line.split(':')[0]);
}

const library = (name) => ({
  [`node_modules/${name}/package.json`]: { name, version: '1.0.0', type: 'module', exports: './index.js' },
  [`node_modules/${name}/index.js`]: 'export const it = 1;\n',
});
const it = 'export const it = 1;\n';

test('a tree that keeps to the table breaks no rule', async () => {
  const tree = {
    ...library('xstate'),
    'packages/sdk/src/word-codes/machine.ts': "import { it } from 'xstate';\nexport const chart = it;\n",
    'packages/sdk/src/host/host.ts': "import { it } from '../game/game.js';\nexport const host = it;\n",
    'packages/sdk/src/game/game.ts': it,
  };
  assert.deepEqual(await broken(tree), []);
});

test('the SDK imports no Lit', async () => {
  const tree = {
    ...library('lit'),
    'packages/sdk/src/index.ts': "import { it } from 'lit';\nexport const a = it;\n",
  };
  assert.deepEqual(await broken(tree), ['sdk-imports-only-its-row']);
});

test('not even as a type', async () => {
  const tree = {
    ...library('lit'),
    'packages/sdk/src/index.ts': "import type { it } from 'lit';\nexport type A = typeof it;\n",
  };
  assert.deepEqual(await broken(tree), ['sdk-imports-only-its-row']);
});

test('no package reaches into another by path', async () => {
  const tree = {
    'packages/sdk/src/game/game.ts': it,
    'packages/elements/src/a.ts': "import { it } from '../../sdk/src/game/game.js';\nexport const a = it;\n",
  };
  assert.deepEqual(await broken(tree), ['elements-imports-only-its-row']);
});

test('elements import no statechart library', async () => {
  const tree = { ...library('xstate'), 'packages/elements/src/a.ts': "export { it } from 'xstate';\n" };
  assert.deepEqual(await broken(tree), ['elements-imports-only-its-row']);
});

test('the SDK needs no Node', async () => {
  const tree = {
    'packages/sdk/src/index.ts': "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;\n",
  };
  assert.deepEqual(await broken(tree), ['sdk-needs-no-node']);
});

test('rules know no host', async () => {
  const tree = {
    'packages/sdk/src/host/host.ts': it,
    'packages/sdk/src/word-codes/machine.ts': "import { it } from '../host/host.js';\nexport const a = it;\n",
  };
  assert.deepEqual(await broken(tree), ['sdk-word-codes-stays-below']);
});

test('imports go in no circle', async () => {
  const tree = {
    'packages/sdk/src/game/a.ts': "import { b } from './b.js';\nexport const a = () => b;\n",
    'packages/sdk/src/game/b.ts': "import { a } from './a.js';\nexport const b = () => a;\n",
  };
  assert.deepEqual([...new Set(await broken(tree))], ['no-circle']);
});

test('types may refer to each other', async () => {
  const tree = {
    'packages/sdk/src/game/a.ts': "import type { B } from './b.js';\nexport interface A { b: B }\n",
    'packages/sdk/src/game/b.ts': "import type { A } from './a.js';\nexport interface B { a: A }\n",
  };
  assert.deepEqual(await broken(tree), []);
});

test('the table names what each package.json depends on, neither more nor less', () => {
  for (const [folder, { name, workspace, libraries }] of Object.entries(packageTable)) {
    const { name: actual, dependencies = {} } = manifest(folder);
    assert.equal(actual, name);
    const expected = [...workspace.map((other) => packageTable[other].name), ...libraries];
    assert.deepEqual(Object.keys(dependencies).sort(), expected.sort(), folder);
  }
});

test('the folders that the tables name are there', () => {
  for (const folder of [...ruleFolders, ...Object.keys(sdkFolders)]) {
    assert.ok(existsSync(join(root, 'packages/sdk/src', folder)), folder);
  }
});

test('the build knows the packages of the table, and no other', () => {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  assert.deepEqual(
    references.map(({ path }) => path.slice('packages/'.length)).sort(),
    Object.keys(packageTable).sort(),
  );
});
