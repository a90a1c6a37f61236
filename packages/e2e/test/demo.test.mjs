import assert from 'node:assert/strict';
import { demoHandler } from '../server/demo.mjs';
import { listen } from '../server/static.mjs';
import { inEachEngine } from './support/engines.mjs';
import { playToTheEnd, ready } from './support/play.mjs';

async function onDemo(page, check) {
  const served = await listen(demoHandler());
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluateOnNewDocument(() => {
    window.ended = 0;
    document.addEventListener('game-end', () => window.ended++, true);
  });
  try {
    await page.goto(`${served.url}/`);
    await ready(page);
    await check();
    const elsewhere = asked.filter((url) => !url.startsWith(served.url) && !url.startsWith('data:'));
    assert.deepEqual(elsewhere, []);
  } finally {
    await served.close();
  }
}

inEachEngine('the demo page asks nothing from elsewhere, and its game plays to the end', ({ page, errors }) =>
  onDemo(page, async () => {
    await playToTheEnd(page);
    assert.deepEqual(errors, []);
  }),
);

inEachEngine('the second game on the demo page is a game of its own', ({ page }) =>
  onDemo(page, async () => {
    const words = (index) =>
      page.evaluate((place) => {
        const game = document.querySelectorAll('word-codes')[place];
        const bank = game.shadowRoot.querySelector('word-bank');
        return [...bank.shadowRoot.querySelectorAll('[part~=word]')].map((word) => word.textContent.trim());
      }, index);
    const [first, second] = [await words(0), await words(1)];
    assert.equal(first.length, 25);
    assert.equal(second.length, 25);
    assert.notDeepEqual(first, second);
    await playToTheEnd(page);
    assert.deepEqual(await words(1), second);
  }),
);

for (const width of [320, 1280]) {
  inEachEngine(`the demo page does not scroll sideways at ${width} px`, async ({ page }) => {
    await page.setViewport({ width, height: 800 });
    await onDemo(page, async () => {
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(over <= 0, `${over} px too wide`);
    });
  });
}
