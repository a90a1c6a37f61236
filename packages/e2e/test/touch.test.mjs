import assert from 'node:assert/strict';
import { inEachEngine } from './support/engines.mjs';
import { ready } from './support/play.mjs';
import { html, site } from './support/site.mjs';

/** Runs in the page: where the button to hold is, and how much of the key can be seen. */
function look() {
  const game = document.querySelector('word-codes').shadowRoot;
  const peek = game.querySelector('key-peek').shadowRoot;
  const { left, width, top, height } = peek.querySelector('[part~=hold]').getBoundingClientRect();
  const bank = game.querySelector('word-bank').shadowRoot;
  return {
    x: left + width / 2,
    y: top + height / 2,
    marks: peek.querySelectorAll('[part~=key]').length + bank.querySelectorAll('.peeked').length,
  };
}

const marks = (page, count) =>
  page.waitForFunction(`(${look})().marks === ${count}`, { timeout: 10_000, polling: 20 });

inEachEngine('a finger holds the key open, and closes it by each way of leaving', async ({ page }) => {
  const served = await site({ '/': html() });
  try {
    await page.goto(`${served.url}/`);
    await ready(page);
    await page.waitForFunction(() =>
      document
        .querySelector('word-codes')
        .shadowRoot.querySelector('key-peek')
        ?.shadowRoot?.querySelector('button'),
    );
    const { x, y } = await page.evaluate(look);
    const fingers = page.touchscreen;

    const lifted = await fingers.touchStart(x, y);
    await marks(page, 26); // the list and 25 cards
    await lifted.move(x + 3, y + 2); // a finger is never quite still
    assert.equal((await page.evaluate(look)).marks, 26);
    await lifted.end();
    assert.equal((await page.evaluate(look)).marks, 0, 'lifted');

    const slid = await fingers.touchStart(x, y);
    await marks(page, 26);
    await slid.move(x, Math.max(y - 300, 5));
    assert.equal((await page.evaluate(look)).marks, 0, 'slid off');
    await slid.end();

    const first = await fingers.touchStart(x, y);
    await marks(page, 26);
    const second = await fingers.touchStart(20, 20);
    assert.equal((await page.evaluate(look)).marks, 0, 'a second finger');
    await second.end();
    await first.end();
    assert.equal((await page.evaluate(look)).marks, 0);
  } finally {
    await served.close();
  }
});
