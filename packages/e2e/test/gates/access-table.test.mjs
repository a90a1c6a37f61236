import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../run/root.mjs';

const text = readFileSync(join(root, 'docs/access.md'), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| A\d\d /.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
/** A file as the table names it, from the root. */
const fileOf = (name) => (name.startsWith('packages/') ? name : `packages/elements/${name}`);
const filesIn = (...cells) => [...cells.join(' ').matchAll(/`([^`]+)`/g)].map(([, name]) => fileOf(name));

test('A43 the table has every criterion from A01 to A43, once, in order', () => {
  const numbers = Array.from({ length: 43 }, (_, i) => `A${String(i + 1).padStart(2, '0')}`);
  assert.deepEqual(
    rows.map(([number]) => number),
    numbers,
  );
});

test('A43 every test that the table names is there', () => {
  const missing = rows
    .flatMap((row) => filesIn(row[2], row[3]))
    .filter((path) => !existsSync(join(root, path)));
  assert.deepEqual(missing, []);
});

test('A43 an engine is said to be driven only where a test runs in it: pages run in Chromium and Firefox', () => {
  for (const [number, , codes, dependence, ...engines] of rows.slice(0, -1)) {
    const files = filesIn(codes, dependence);
    assert.ok(files.length > 0, number);
    assert.equal(engines.filter((how) => how !== '').length, 3, number);
    const elements = files.some((path) => path.startsWith('packages/elements/') && !path.includes('.node.'));
    if (/^yes/.test(engines[2])) assert.ok(elements, `${number}: nothing of it runs in WebKit`);
  }
});
