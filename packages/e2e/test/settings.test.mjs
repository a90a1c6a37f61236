import assert from 'node:assert/strict';
import { everyday } from '@cluekit/sdk/decks/everyday';
import { inFrame } from './embed/support/frame.mjs';
import { inEachEngine } from './support/engines.mjs';
import { playToTheEnd, ready } from './support/play.mjs';
import { html, site } from './support/site.mjs';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types cluekit";

/** Opens the settings, and waits until they have come or it is told that they did not. */
async function openSettings(page) {
  await page.evaluate(() => {
    const menu = document.querySelector('word-codes').shadowRoot.querySelector('game-menu');
    menu.shadowRoot.querySelector('slot').closest('details').open = true;
  });
  await page.waitForFunction(() => {
    const root = document.querySelector('word-codes').shadowRoot;
    return root.querySelector('game-settings')?.shadowRoot || root.textContent.includes('did not arrive');
  });
}

inEachEngine(
  'B03, B05, B25 under a strict policy the settings come later, hold at once, are kept and erased',
  async ({ page, errors }) => {
    const served = await site({ '/': html() }, policy);
    const asked = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    try {
      await page.goto(`${served.url}/`);
      await ready(page);
      assert.ok(!asked.includes('/cdn/word-codes-more.js'), 'nobody asked for the settings');
      await openSettings(page);
      assert.ok(asked.includes('/cdn/word-codes-more.js'));
      const choose = (name, value) =>
        page.evaluate(
          async (field, chosen) => {
            const game = document.querySelector('word-codes');
            const settings = game.shadowRoot.querySelector('game-settings');
            settings.shadowRoot.querySelector(`input[name=${field}][value=${chosen}]`).click();
            await new Promise((resolve) => setTimeout(resolve, 50));
          },
          name,
          value,
        );
      await choose('layout', 'list');
      await choose('text', 'large');
      const role = () =>
        page.evaluate(() =>
          document
            .querySelector('word-codes')
            .shadowRoot.querySelector('word-bank')
            .shadowRoot.querySelector('.bank')
            .getAttribute('role'),
        );
      assert.equal(await role(), 'list');
      await page.reload();
      await ready(page);
      assert.equal(await role(), 'list', 'kept');
      await openSettings(page);
      const left = await page.evaluate(async () => {
        localStorage.setItem('page', 'own');
        const settings = document.querySelector('word-codes').shadowRoot.querySelector('game-settings');
        settings.shadowRoot.querySelector('[part=erase]').click();
        await new Promise((resolve) => setTimeout(resolve, 50));
        return Object.keys(localStorage);
      });
      assert.deepEqual(left, ['page']);
      // Own words, from the editor of the later file.
      await page.evaluate(async (text) => {
        const settings = document.querySelector('word-codes').shadowRoot.querySelector('game-settings');
        const editor = settings.shadowRoot.querySelector('deck-editor');
        editor.text = text;
        await editor.updateComplete;
        editor.shadowRoot.querySelector('[part=play]').click();
      }, everyday.words.slice(0, 25).join('\n'));
      await page.waitForFunction(
        (first) => document.querySelector('word-codes').record.board.words.includes(first),
        {},
        everyday.words[0],
      );
      await playToTheEnd(page);
      assert.deepEqual(await page.evaluate(() => window.violations), []);
      assert.deepEqual(errors, []);
    } finally {
      await served.close();
    }
  },
);

inEachEngine('where the later file does not come, that is told and the game goes on', async ({ page }) => {
  const served = await site({ '/': html() }, policy);
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    request.url().endsWith('word-codes-more.js') ? request.abort() : request.continue(),
  );
  try {
    await page.goto(`${served.url}/#word-codes.deck=1abc`);
    await ready(page);
    await openSettings(page);
    const told = await page.evaluate(
      () => document.querySelector('word-codes').shadowRoot.querySelector('.problem').textContent,
    );
    assert.match(told, /did not arrive/);
    await playToTheEnd(page);
  } finally {
    await served.close();
  }
});

inEachEngine('a page that lacks files plays all the same: no larger list, no menu', async ({ page }) => {
  const body = '<word-codes list="all"></word-codes>';
  const served = await site({ '/': html({ body }) }, policy);
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    /word-codes-(all|menu)\.js$/.test(request.url()) ? request.abort() : request.continue(),
  );
  try {
    await page.goto(`${served.url}/`);
    await ready(page);
    await page.waitForFunction(() => document.querySelector('word-codes').record);
    const { list, told, menu } = await page.evaluate(() => {
      const game = document.querySelector('word-codes');
      const find = (selector) => game.shadowRoot.querySelector(selector);
      return {
        list: game.record.deck.name,
        told: find('.problem').textContent,
        menu: find('game-menu').checkVisibility(),
      };
    });
    assert.deepEqual([list, menu], ['everyday', false]);
    assert.match(told, /did not arrive/);
    await playToTheEnd(page);
  } finally {
    await served.close();
  }
});

inEachEngine(
  'B05 a page without storage says once that nothing is kept, and plays',
  async ({ page, errors }) => {
    const framed = '<iframe sandbox="allow-scripts" src="/game" width="900" height="900"></iframe>';
    const served = await site({ '/': html({ scripts: [], body: framed }), '/game': html() }, '', {
      'access-control-allow-origin': '*', // a frame without an origin gets no module otherwise
    });
    try {
      await page.goto(`${served.url}/`);
      const frame = await inFrame(page);
      await frame.waitForFunction(() => document.querySelector('word-codes')?.record);
      await openSettings(frame);
      const text = await frame.evaluate(
        () =>
          document.querySelector('word-codes').shadowRoot.querySelector('game-settings').shadowRoot
            .textContent,
      );
      assert.equal(text.split('Nothing can be kept here').length, 2);
      assert.deepEqual(errors, []);
    } finally {
      await served.close();
    }
  },
);
