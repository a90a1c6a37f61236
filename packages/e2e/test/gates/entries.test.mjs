import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { manifest } from '../../gates/exports.mjs';
import { root } from '../../run/root.mjs';

const source = join(root, 'packages/elements/src');
const { exports } = manifest('elements');
const folders = readdirSync(source).filter(
  (name) => name !== 'store' && existsSync(join(source, name, 'define.ts')),
);

test('every element has an entry of its own and one that defines it', () => {
  assert.ok(folders.length >= 20);
  for (const folder of folders) {
    const tag = folder === 'game' ? 'word-game' : folder;
    const at = (file) => ({ types: `./dist/${folder}/${file}.d.ts`, default: `./dist/${folder}/${file}.js` });
    assert.deepEqual(exports[`./${tag}.js`], at(tag), tag);
    assert.deepEqual(exports[`./${tag}/define.js`], at('define'), tag);
    assert.ok(existsSync(join(source, folder, `${tag}.ts`)), tag);
  }
});

test('every entry of an element has its folder', () => {
  const tags = Object.keys(exports).flatMap((key) => /^\.\/([\w-]+)\/define\.js$/.exec(key)?.[1] ?? []);
  assert.deepEqual(tags.map((tag) => (tag === 'word-game' ? 'game' : tag)).sort(), folders.sort());
});
