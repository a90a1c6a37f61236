import assert from 'node:assert/strict';
import { join } from 'node:path';
import { root } from '../../run/root.mjs';
import { listen, staticHandler } from '../../server/static.mjs';
import { inEachEngine } from '../support/engines.mjs';
import { html } from '../support/site.mjs';
import { drawn, playToTheEnd, playUntil } from './support/play.mjs';
import { covered, recordAll, seenUntilNow, textOf } from './support/seen.mjs';

const body = '<code-dependence no-lobby players="3" rounds="1"></code-dependence>';
/** What only a private view says. */
const secret = /yours, slot|your CODED|Your cards|Choose your CODED|data-index/;

/** Pages that a browser may keep for Back. */
function serve() {
  const pages = {
    '/': html({ scripts: ['/cdn/code-dependence.js'], body }),
    '/else': html({ scripts: [], body: 'Elsewhere' }),
    '/watch.js':
      'window.ended = 0; window.shown = []; addEventListener("pageshow", (e) => shown.push(e.persisted));',
    '/favicon.ico': '',
  };
  return listen(
    staticHandler({
      mounts: [['/cdn/', join(root, 'packages/elements/cdn')]],
      headers: { 'cache-control': 'max-age=600' },
      virtual: (path) =>
        pages[path] === undefined
          ? undefined
          : { type: path === '/watch.js' ? '.js' : '.html', body: pages[path] },
    }),
  );
}

/** Every word of the bank and of the hand that can be seen now. */
const wordsOf = (page) =>
  page.evaluate(() => {
    const deep = (node) => [
      ...node.querySelectorAll('[part~=word], [part~=tags] bdi'),
      ...[...node.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? deep(shadowRoot) : [])),
    ];
    return deep(document.querySelector('code-dependence').shadowRoot).map(({ textContent }) => textContent);
  });

async function atTable({ page }, check) {
  const served = await serve();
  try {
    await recordAll(page);
    await page.goto(`${served.url}/`);
    await drawn(page);
    await check(page, served.url);
  } finally {
    await served.close();
  }
}

/** The seats that have chosen a CODED word, by the log that is kept on the device. */
const chosen = (page) =>
  page.evaluate(() => {
    const { log } = JSON.parse(localStorage.getItem(`cluekit:code-dependence${location.pathname}`));
    return log.flatMap(({ command }) => (command?.type === 'chooseCoded' ? [command.seat] : []));
  });

/** Plays to the guess of a seat, whose private view is then open. */
async function toGuess(page) {
  await playUntil(page, '[part~=pass]');
  const words = await wordsOf(page);
  assert.ok(words.length > 32, `${words.length} words`);
  assert.match(await textOf(page), secret);
  return words;
}

/** Looks that nothing of a private view was in the document until now, and is once the cover is lifted. */
async function nothingBefore(page, words) {
  const seen = await seenUntilNow(page);
  assert.doesNotMatch(seen, secret);
  assert.deepEqual(
    words.filter((word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(seen)),
    [],
  );
  await playUntil(page, '[part~=pass]');
  assert.match(await seenUntilNow(page), secret, 'the test sees what is private');
}

inEachEngine('a reload in the middle of a guess comes back covered, at the seat whose turn it was', (at) =>
  atTable(at, async (page) => {
    await covered(page, 'Seat 1');
    const words = await toGuess(page);
    await page.reload();
    await covered(page, 'Seat 2');
    await nothingBefore(page, words);
  }),
);

inEachEngine(
  'a reload after one seat has guessed keeps the guess, shows it to nobody, and asks the next',
  (at) =>
    atTable(at, async (page) => {
      const words = await toGuess(page);
      await playUntil(page, '[part~=guess]:not([aria-disabled])');
      await playUntil(page, '[part~=ready]'); // Seat 3 gets the device
      await covered(page, 'Seat 3');
      await page.reload();
      await covered(page, 'Seat 3');
      await nothingBefore(page, words);
    }),
);

inEachEngine('Back comes to a covered game, whether the browser has kept the page or loads it', (at) =>
  atTable(at, async (page, url) => {
    const { engine } = at;
    const words = await toGuess(page);
    await page.goto(`${url}/else`);
    await page.evaluate(() => void history.back()); // puppeteer waits for a load, which a kept page has not
    await covered(page, 'Seat 2');
    assert.doesNotMatch(await textOf(page), secret);
    const now = await textOf(page);
    assert.deepEqual(
      words.filter((word) => now.includes(word)),
      [],
    );
    const [first, back] = await page.evaluate(() => window.shown);
    assert.equal(first, false);
    if (engine === 'chromium') assert.equal(back, true, 'it was kept');
  }),
);

for (const event of ['blur', 'pagehide'])
  inEachEngine(`${event} leaves nothing of a private view before the handler returns`, (at) =>
    atTable(at, async (page) => {
      const words = await toGuess(page);
      const left = await page.evaluate((type) => {
        window.dispatchEvent(new Event(type));
        const of = (node) => [
          node.textContent,
          ...[...node.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? of(shadowRoot) : [])),
        ];
        return of(document.querySelector('code-dependence').shadowRoot).join('\n');
      }, event);
      assert.doesNotMatch(left, secret);
      assert.deepEqual(
        words.filter((word) => left.includes(word)),
        [],
      );
      await covered(page, 'Seat 2');
    }),
  );

inEachEngine('a game in a tab that is not in front is covered', (at) =>
  atTable(at, async (page, url) => {
    await toGuess(page);
    const other = await page.browserContext().newPage();
    await other.goto(`${url}/else`);
    await other.bringToFront();
    await covered(page, 'Seat 2');
    assert.doesNotMatch(await textOf(page), secret);
  }),
);

inEachEngine(
  'two tabs play one match: who has not seen the other’s move reads it, and nothing is lost',
  (at) =>
    atTable(at, async (page, url) => {
      const other = await page.browserContext().newPage();
      await other.goto(`${url}/`);
      await covered(other, 'Seat 1');
      // Seat 1 chooses in the second tab.
      await playUntil(other, '[part~=keep]:not([aria-disabled])');
      await playUntil(other, '[part~=ready]');
      await covered(other, 'Seat 2');
      // In the first tab it chooses once more: that is too late, and the tab catches up and plays on.
      await page.bringToFront();
      await playUntil(page, '[part~=pass]');
      assert.deepEqual(await chosen(page), [0, 1, 2]);
      // Now the second tab is behind, by a whole clue.
      await other.bringToFront();
      await playToTheEnd(other);
      assert.deepEqual(await chosen(other), [0, 1, 2]);
      assert.deepEqual(at.errors, []);
    }),
);
