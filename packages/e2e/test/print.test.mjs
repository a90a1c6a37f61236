import assert from 'node:assert/strict';
import { act } from '../screens/act.mjs';
import { inEachEngine } from './support/engines.mjs';
import { ready } from './support/play.mjs';
import { drawn, print } from './support/print.mjs';
import { html, site } from './support/site.mjs';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types cluekit";

/** The page around the game is an ordinary one, with a layout of its own. */
const body =
  '<header><h1>A page</h1></header><main><word-codes id="table" words="' +
  Array.from({ length: 25 }, (_, i) => `Wombat${'abcdefghijklmnopqrstuvwxy'[i]}`).join(',') +
  '"></word-codes></main><footer>the foot</footer>';

/** How many sheets a PDF has. */
const pagesOf = (pdf) =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type\s*\/Page\b(?!s)/g),
  ].length;

inEachEngine(
  'B26 sheets for A4 and Letter, under a strict policy, and nothing is left of them',
  async ({ page, errors, engine }) => {
    const served = await site({ '/': html({ body }) }, policy);
    try {
      await page.evaluateOnNewDocument(() => {
        window.printed = 0;
        window.print = () => window.printed++; // a browser without a window opens no dialog
      });
      await page.goto(`${served.url}/`);
      await ready(page);
      await page.waitForFunction(() =>
        document.querySelector('word-codes').shadowRoot.querySelector('game-menu'),
      );
      await page.evaluate(act, 'table', { press: '.number:nth-of-type(2) input' }, []);
      const left = () => page.evaluate(() => document.querySelector('[data-cluekit=paper]') !== null);
      const counts = [
        [['board'], 1],
        [['cards'], 2],
        [['board', 'cards', 'log'], 4],
        [['key'], 2],
        [['board', 'key'], 3],
      ];
      for (const format of ['A4', 'Letter'])
        for (const [what, sheets] of counts) {
          await print(page, what);
          if (engine === 'chromium') {
            const pdf = await page.pdf({ format, preferCSSPageSize: false });
            assert.equal(pagesOf(pdf), sheets, `${format}: ${what.join()}`);
          } else {
            await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
          }
          assert.equal(await left(), false, 'it goes when the printing is over');
        }
      if (engine === 'chromium') {
        await print(page, ['key']);
        await page.emulateMediaType('print');
        assert.deepEqual(await drawn(page), { page: 0, sheets: 2 });
        await page.emulateMediaType('screen');
        assert.deepEqual(await drawn(page), { page: 3, sheets: 0 });
        await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      }
      assert.equal(await left(), false);
      assert.ok((await page.evaluate(() => window.printed)) >= 10);
      assert.deepEqual(await page.evaluate(() => window.violations), []);
      assert.deepEqual(errors, []);
    } finally {
      await served.close();
    }
  },
);
