import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entries, exportsImport } from '../../gates/exports.mjs';
import { attwProblems, noCopies, publintProblems } from '../../gates/packaging.mjs';
import { pack } from '../../gates/tarballs.mjs';
import { planted } from './plant.mjs';

const manifest = {
  name: 'planted',
  version: '1.0.0',
  license: 'MIT',
  type: 'module',
  files: ['*.js', '*.ts'],
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
};
const good = {
  'package.json': manifest,
  'index.js': 'export const a = 1;\n',
  'index.d.ts': 'export declare const a: number;\n',
};
const packed = (contents, check) => planted(contents, async (folder) => check(await pack(folder, folder)));

test('a sound package has no problem', async () => {
  assert.deepEqual(await packed(good, publintProblems), []);
  assert.deepEqual(await packed(good, attwProblems), []);
});

test('publint tells an export that is not in the tarball', async () => {
  const exports = { ...manifest.exports, './lost': './lost.js' };
  const problems = await packed({ ...good, 'package.json': { ...manifest, exports } }, publintProblems);
  assert.match(problems.join('\n'), /lost/);
});

test('attw tells types that are not there', async () => {
  const exports = { ...manifest.exports, './more': { types: './more.d.ts', default: './index.js' } };
  const problems = await packed({ ...good, 'package.json': { ...manifest, exports } }, attwProblems);
  assert.match(problems.join('\n'), /\.\/more/);
});

test('attw tells a package without types', async () => {
  const bare = { 'package.json': { ...manifest, exports: './index.js' }, 'index.js': good['index.js'] };
  assert.match((await packed(bare, attwProblems)).join('\n'), /no types/);
});

const inPlace = (contents) => {
  const tree = Object.entries(contents).map(([path, content]) => [`node_modules/planted/${path}`, content]);
  const manifests = [contents['package.json']];
  return planted(Object.fromEntries(tree), (cwd) => exportsImport({ cwd, manifests }));
};

test('every entry of an exports map is imported', async () => {
  assert.deepEqual(
    entries({ name: 'a', exports: { '.': '', './b': '', './c/*': '', './package.json': '' } }),
    ['a', 'a/b'],
  );
  assert.deepEqual(await inPlace(good), []);
});

test('an entry that leads nowhere is told', async () => {
  const exports = { ...manifest.exports, './lost': './lost.js' };
  const problems = await inPlace({ ...good, 'package.json': { ...manifest, exports } });
  assert.equal(problems.length, 1);
  assert.match(problems[0], /planted\/lost does not import/);
});

test('an entry that needs a DOM is told', async () => {
  const problems = await inPlace({ ...good, 'index.js': 'export const a = document.body;\n' });
  assert.match(problems.join('\n'), /document is not defined/);
});

test('a copy of Lit in a package is told', async () => {
  const path = 'node_modules/@cluekit/elements/dist/a.js';
  const told = await planted({ [path]: '(globalThis.litHtmlVersions ??= []).push("3");\n' }, (folder) =>
    noCopies({ folder }),
  );
  assert.equal(told.length, 1);
});
