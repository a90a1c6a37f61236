import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { layOut } from '../gates/tarballs.mjs';
import { bundlers, production } from './support/bundlers.mjs';
import { inEachEngine } from './support/engines.mjs';
import { onPage } from './support/on-page.mjs';
import { ready } from './support/play.mjs';
import { html } from './support/site.mjs';

// E9: a production build must not take the one import that has an effect for one that has none, nor the other way.
const sources = {
  bank: "import '@cluekit/elements/word-bank/define.js';",
  game: "import '@cluekit/elements/word-codes/define.js';",
  everything: "import '@cluekit/elements/define.js';",
  classes: "import { WordBank } from '@cluekit/elements/word-bank.js'; window.made = WordBank;",
  nothing: `import { WordBank } from '@cluekit/elements/word-bank.js';
import { deal } from '@cluekit/sdk/word-codes';
import { simpleBot } from '@cluekit/bots';
window.made = true;`,
};
let laid;
const built = {};

before(async () => {
  laid = await layOut();
  for (const bundler of bundlers) {
    built[bundler] = {};
    for (const [name, source] of Object.entries(sources)) {
      built[bundler][name] = await production(bundler, source, { from: laid.folder, name });
    }
  }
});
after(() => rmSync(laid.folder, { recursive: true, force: true }));

/** Opens a page with one of the builds. */
const open = (at, { scripts, entry }, body, check) =>
  onPage(at, { '/': html({ scripts: [entry], body }), ...scripts }, check);

/** Which of some tags are defined on the page. */
const defined = (page) =>
  page.evaluate(() =>
    ['word-bank', 'clue-composer', 'word-codes', 'code-dependence'].filter((tag) => customElements.get(tag)),
  );

for (const bundler of bundlers) {
  test(`E9 ${bundler} has nothing to complain of`, () => {
    for (const [name, { told }] of Object.entries(built[bundler])) assert.deepEqual(told, [], name);
  });

  test(`E9 ${bundler} leaves nothing of classes and modules that nobody uses`, () => {
    const { scripts, entry } = built[bundler].nothing;
    assert.ok(scripts[entry].length < 200, `${scripts[entry].length} characters`);
  });

  inEachEngine(`E9 what ${bundler} makes of define.js defines its tag`, async (at) => {
    await open(at, built[bundler].bank, '<word-bank></word-bank>', async (page) => {
      await page.waitForFunction(() => document.querySelector('word-bank').shadowRoot);
      assert.deepEqual(await defined(page), ['word-bank']);
    });
    await open(at, built[bundler].everything, '', async (page) => {
      await page.waitForFunction(() => customElements.get('word-bank'));
      assert.equal((await defined(page)).length, 4);
    });
  });

  inEachEngine(`E9 what ${bundler} makes of a class entry defines nothing`, async (at) => {
    await open(at, built[bundler].classes, '', async (page) => {
      await page.waitForFunction(() => window.made);
      assert.deepEqual(await defined(page), []);
      const tag = await page.evaluate(() => {
        customElements.define('my-bank', class extends window.made {});
        return document.createElement('my-bank').localName;
      });
      assert.equal(tag, 'my-bank');
    });
  });

  inEachEngine(`E9 what ${bundler} makes of a whole game deals it`, async (at) => {
    await open(at, built[bundler].game, '<word-codes></word-codes>', async (page) => {
      await ready(page);
      await page.waitForFunction(
        () => document.querySelector('word-codes').record?.board.words.length === 25,
      );
    });
  });
}
