import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/root.mjs';
import { inEachEngine } from './support/engines.mjs';
import { onPage } from './support/on-page.mjs';
import { playToTheEnd, ready } from './support/play.mjs';
import { bundle, html } from './support/site.mjs';

const example = (path, language, holds = '') => {
  const all = [...readFileSync(join(root, path), 'utf8').matchAll(/```(\w+)\n(.*?)```/gs)];
  const found = all.find(([, is, code]) => is === language && code.includes(holds));
  assert.ok(found, `${path} has such an example`);
  return found[2];
};

for (const path of ['README.md', 'packages/elements/README.md'])
  inEachEngine(`${path}: the page it begins with plays`, async (at) => {
    const body = example(path, 'html').replaceAll(/src="([a-z-]+\.js)"/g, 'src="/cdn/$1"');
    assert.ok(body.includes('/cdn/'), body);
    await onPage(at, { '/': html({ scripts: [], body }) }, async (page) => {
      await ready(page);
      const steps = await playToTheEnd(page);
      assert.ok(steps.includes('flip'));
    });
  });

inEachEngine('packages/elements/README.md: the module it shows puts a game on the page', async (at) => {
  const script = await bundle(
    example('packages/elements/README.md', 'js')
      .replace('console.log(', 'window.said = (')
      .replaceAll('@cluekit/elements/', `${join(root, 'packages/elements/dist')}/`),
  );
  await onPage(at, { '/own.js': script, '/': html({ scripts: ['/own.js'], body: '' }) }, async (page) => {
    await ready(page);
    await page.waitForFunction(() => document.querySelector('word-codes').record?.options.mode === 'coop');
    await playToTheEnd(page);
    assert.match(await page.evaluate(() => window.said), /^(amber|teal) wins$/);
  });
});

inEachEngine(
  'packages/elements/README.md: the page with Code Dependence begins with its lobby, and starts',
  async (at) => {
    const body = example('packages/elements/README.md', 'html', '<code-dependence')
      .replace('src="', 'src="/cdn/')
      .replace('lexicon="', 'lexicon="/cdn/');
    await onPage(at, { '/': html({ scripts: [], body }) }, async (page) => {
      await page.waitForFunction(() =>
        document.querySelector('code-dependence').shadowRoot?.querySelector('game-lobby'),
      );
      await page.evaluate(() => {
        const { shadowRoot } = document.querySelector('code-dependence');
        shadowRoot.querySelector('game-lobby').shadowRoot.querySelector('[part~=start]').click();
      });
      await page.waitForFunction(
        () => document.querySelector('code-dependence').record?.options.players === 4,
      );
    });
  },
);

inEachEngine(
  'packages/elements/README.md, docs/elements-code-dependence.md: the module that puts a table on the page, with a part of one’s own',
  async (at) => {
    const own = example('docs/elements-code-dependence.md', 'js', 'PlainTimer').replace(
      /^await import.*$/m,
      '',
    );
    const table = example('packages/elements/README.md', 'js', 'code-dependence/define.js')
      .replace('@cluekit/elements/code-dependence/define.js', '/cdn/code-dependence.js')
      .replace('rounds: 1', "rounds: 1, timers: '1'");
    const scripts = { '/own.js': own, '/table.js': table };
    const served = { ...scripts, '/': html({ scripts: Object.keys(scripts), body: '' }) };
    await onPage({ ...at, errors: [] }, served, async (page) => {
      await page.waitForFunction(
        () => document.querySelector('code-dependence')?.record?.options.players === 3,
      );
      await page.waitForFunction(() => {
        const { shadowRoot } = document.querySelector('code-dependence');
        return shadowRoot.querySelector('turn-timer')?.textContent === '90 seconds at most';
      });
    });
  },
);

inEachEngine('docs/elements.md: a page that prevents a clue tells why', async (at) => {
  const script = example('docs/elements.md', 'js', 'preventDefault');
  const body = '<p id="why" role="status"></p><word-codes></word-codes>';
  await onPage(
    at,
    { '/own.js': script, '/': html({ scripts: ['/cdn/word-codes.js', '/own.js'], body }) },
    async (page) => {
      await ready(page);
      const give = (word) =>
        page.evaluate(async (typed) => {
          const game = document.querySelector('word-codes');
          const composer = game.shadowRoot.querySelector('clue-composer');
          const field = composer.shadowRoot.querySelector('#word');
          field.value = typed;
          field.dispatchEvent(new Event('input'));
          composer.shadowRoot.querySelector('input[type=radio]').click();
          await composer.updateComplete;
          composer.shadowRoot.querySelector('[part~=submit]').click();
          await new Promise((resolve) => setTimeout(resolve, 50));
          const { phase } = game.shadowRoot.querySelector('word-game').store.getSnapshot().view.shared;
          return [phase, document.querySelector('#why').textContent, field.value];
        }, word);
      assert.deepEqual(await give('forbidden'), ['clue', 'Not that word here.', 'forbidden']);
      assert.deepEqual((await give('qwertzuiop')).slice(0, 2), ['guess', '']);
    },
  );
});
