import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parts, tables, tokens, usedParts } from '../../gates/surface.mjs';
import { root } from '../../run/root.mjs';

const doc = readFileSync(join(root, 'docs/restyling.md'), 'utf8');
const cells = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const rows = (start) =>
  doc
    .split('\n')
    .filter((line) => line.startsWith(start))
    .map(cells);
const sorted = (names) => [...new Set(names)].sort();

// What stands in docs/restyling.md is what pages may build on: it changes there, on purpose, or not at all.
test('E28 the tokens are those that are documented, with their values', () => {
  assert.ok(tokens().length >= 20, String(tokens().length));
  assert.deepEqual(rows('| `--clue-'), tables().tokens.map(cells));
});

test('E28 the parts of each element are those that are documented', () => {
  assert.ok(parts().length >= 50, String(parts().length));
  assert.deepEqual(rows('| `<'), tables().parts.map(cells));
});

test('E28 every part that a template has is told by an element, and the other way round', () => {
  assert.deepEqual(sorted(usedParts()), sorted(parts().map(([, part]) => part)));
});
