import assert from 'node:assert/strict';
import { act } from '../screens/act.mjs';
import { readKey } from '../screens/read-key.mjs';
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
        [['cards'], 1],
        [['board', 'cards', 'log'], 3],
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

/** What of a game is drawn, by the names of its elements, and the texts of what there is to press beside the cards. */
function drawnOf() {
  const deep = (root) =>
    [...root.querySelectorAll('*')].flatMap((each) => [
      each,
      ...(each.shadowRoot ? deep(each.shadowRoot) : []),
    ]);
  const all = deep(document.querySelector('word-codes').shadowRoot).filter((each) => each.checkVisibility());
  return {
    names: [...new Set(all.map(({ localName }) => localName).filter((name) => name.includes('-')))],
    press: all
      .filter((each) => each.matches('button:not([part~=card]), input, select, textarea, summary, a'))
      .map(({ textContent }) => textContent.trim()),
    words: all.filter((each) => each.matches('[part~=word]')).length,
    secret: all.filter((each) => each.matches('.key, .peeked .owner')).length,
  };
}

/** Does something with a page of one game at the size of a sheet of A4, drawn as on paper. */
async function onPaper(page, act, check) {
  const served = await site({ '/': html({ body }) }, policy);
  try {
    await page.evaluateOnNewDocument(() => (window.print = () => {}));
    await page.goto(`${served.url}/`);
    await ready(page);
    await page.waitForFunction(() => document.querySelector('word-codes').record !== null);
    await act();
    await page.setViewport({ width: 703, height: 1032 }); // 186 by 273 mm
    await page.emulateMediaType('print');
    await check();
  } finally {
    await served.close();
  }
}

inEachEngine('B26 the browser’s own print has board, scores and clues, and nothing to press', async (at) => {
  if (at.engine !== 'chromium') return; // no other engine is told to draw as on paper
  const { page } = at;
  const steps = [
    ['a clue to give', [], 'turn-status'],
    ['the key open', [{ press: '.toggle' }], 'turn-status'],
    ['cards to flip', [{ press: '.number:nth-of-type(2) input' }, { press: '[part~=submit]' }], 'clue-bar'],
    ['a turn that is over', [{ lift: 'bystander' }, { press: '[part~=flip]' }], 'outcome-panel'],
  ];
  await onPaper(
    page,
    async () => {},
    async () => {
      await page.emulateMediaType('screen');
      const key = await readKey(page, 'table');
      for (const [name, acts, there] of steps) {
        await page.emulateMediaType('screen');
        for (const step of acts) await page.evaluate(act, 'table', step, key);
        await page.emulateMediaType('print');
        const seen = await page.evaluate(drawnOf);
        assert.deepEqual([seen.press, seen.words, seen.secret], [[], 25, 0], name);
        for (const each of ['word-bank', 'score-board', 'clue-log', there])
          if (name !== 'a turn that is over')
            assert.ok(seen.names.includes(each), `${name}: ${each} of ${seen.names}`);
      }
    },
  );
});

inEachEngine(
  'B26 the words of a board are of one size, as large as the longest of them may be',
  async (at) => {
    if (at.engine !== 'chromium') return;
    const { page } = at;
    await onPaper(
      page,
      () => print(page, ['board', 'cards', 'key']),
      async () => {
        const sheets = await page.evaluate(() => {
          const { shadowRoot } = document.querySelector('[data-cluekit=paper]');
          return [...shadowRoot.querySelectorAll('.sheet')].map((sheet) => {
            const grid = sheet.querySelector('.grid, .cards');
            const words = [...grid.querySelectorAll('.word:not(.turned)')];
            const wide = (word) => {
              const range = document.createRange();
              range.selectNodeContents(word);
              return range.getBoundingClientRect();
            };
            const room = grid.getBoundingClientRect().width / 5;
            return {
              sizes: new Set(words.map((word) => getComputedStyle(word).fontSize)).size,
              lines: words.every(
                (word) => wide(word).height < 2 * parseFloat(getComputedStyle(word).fontSize),
              ),
              share: Math.max(...words.map((word) => wide(word).width)) / room,
              cards: words.length,
              fills: Math.round(grid.getBoundingClientRect().width) >= innerWidth - 3,
            };
          });
        });
        assert.equal(sheets.length, 4);
        for (const { share, ...rest } of sheets) {
          assert.deepEqual(rest, { sizes: 1, lines: true, cards: 25, fills: true });
          assert.ok(share > 0.7 && share < 0.97, String(share));
        }
      },
    );
  },
);
