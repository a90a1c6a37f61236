import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/root.mjs';
import { inEachEngine } from './support/engines.mjs';
import { playToTheEnd, ready } from './support/play.mjs';
import { html, otherVersion, site } from './support/site.mjs';

const file = '/cdn/word-codes.js';
const cases = [
  { name: 'twice', scripts: [file, `${file}?again`], warnings: 0 },
  { name: 'with another minor version', scripts: [file, '/minor.js'], warnings: 0 },
  { name: 'with another major version', scripts: [file, '/major.js'], warnings: 1 },
  { name: 'after another major version', scripts: ['/major.js', file], warnings: 1 },
];

for (const { name, scripts, warnings } of cases) {
  inEachEngine(
    `the drop-in file loaded ${name} throws nothing, and the game plays`,
    async ({ page, errors }) => {
      const warned = [];
      page.on('console', (message) => /^warn/.test(message.type()) && warned.push(message.text()));
      const contents = {
        '/': html({ scripts }),
        '/minor.js': otherVersion('0.9.0'),
        '/major.js': otherVersion('9.0.0'),
        // Each looks for its menu beside itself.
        '/word-codes-menu.js': readFileSync(join(root, 'packages/elements/cdn/word-codes-menu.js'), 'utf8'),
      };
      const served = await site(contents, '');
      try {
        await page.goto(`${served.url}/`);
        await ready(page);
        await playToTheEnd(page);
        assert.deepEqual(errors, []);
        assert.equal(warned.length, warnings, warned.join('\n'));
        for (const text of warned) assert.match(text, /9\.0\.0/);
      } finally {
        await served.close();
      }
    },
  );
}

inEachEngine('the test sees an element that is defined twice', async ({ page, errors }) => {
  const define = "customElements.define('page-twice', class extends HTMLElement {});";
  const contents = { '/': html({ scripts: ['/a.js', '/b.js'], body: '' }), '/a.js': define, '/b.js': define };
  const served = await site(contents, '');
  try {
    await page.goto(`${served.url}/`);
    assert.match(errors.join('\n'), /page-twice/);
  } finally {
    await served.close();
  }
});
