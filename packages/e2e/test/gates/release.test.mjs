import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { manifest, published } from '../../gates/exports.mjs';
import { files } from '../../run/files.mjs';
import { root } from '../../run/root.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const exists = (path) => existsSync(join(root, path));

test('the packages have one version, and depend on one another by it', () => {
  const manifests = published.map((folder) => manifest(folder));
  const [{ version }] = manifests;
  for (const { name, version: own, dependencies } of manifests) {
    assert.equal(own, version, name);
    for (const other of manifests) assert.ok([undefined, version].includes(dependencies[other.name]), name);
  }
});

test('the version that the elements say is their package’s', () => {
  const said = /^export const VERSION = '([^']*)';$/m.exec(read('packages/elements/src/store/define.ts'));
  assert.equal(said?.[1], manifest('elements').version);
});

test('libraries are pinned to exact versions', () => {
  for (const folder of published) {
    for (const [name, range] of Object.entries(manifest(folder).dependencies)) {
      assert.match(range, /^\d+\.\d+\.\d+$/, `${folder}: ${name}`);
    }
  }
});

test('no page or document names a script on a host without a version', () => {
  const texts = [
    'README.md',
    'CONTRIBUTING.md',
    ...files('docs', /\.md$/),
    ...files('examples', /\.(html|md)$/),
  ];
  for (const path of texts) {
    for (const [address] of read(path).matchAll(/https?:\/\/[^\s"')]+\.m?js\b/g)) {
      assert.match(address, /[@-]\d+\.\d+\.\d+/, `${path}: ${address}`);
    }
  }
});

test('every link to a file in a document leads somewhere', () => {
  for (const path of [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'CHANGELOG.md',
    ...files('docs', /\.md$/),
  ]) {
    for (const [, target] of read(path).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      assert.ok(exists(join(path, '..', target)), `${path} links to ${target}`);
    }
  }
});

test('every test that SECURITY.md names is there', () => {
  const named = [...read('SECURITY.md').matchAll(/`(packages\/[^`]+)`/g)].map((match) => match[1]);
  assert.ok(named.length > 0);
  for (const path of named) assert.ok(exists(path), path);
});
