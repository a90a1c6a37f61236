import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';

const root = fileURLToPath(new URL('../..', import.meta.url));

for (const script of ['unicode-data', 'clue-data']) {
  test(`scripts/${script}.mjs makes the committed file again`, () => {
    execFileSync(process.execPath, [`scripts/${script}.mjs`, '--check'], { cwd: root, stdio: 'pipe' });
  });
}

test('the data stays small enough to ship', () => {
  const size = (name: string): number => gzipSync(readFileSync(`${root}/src/words/data/${name}`)).length;
  assert.ok(size('unicode.ts') <= 2_900);
  assert.ok(size('english.ts') <= 12_100);
});
