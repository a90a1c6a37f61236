import assert from 'node:assert/strict';
import { inEachEngine } from './support/engines.mjs';
import { playToTheEnd, ready } from './support/play.mjs';
import { html, site } from './support/site.mjs';

const policy = "default-src 'none'; script-src 'self'; style-src 'self'";

inEachEngine(
  'a page under a strict policy plays a whole game, and nothing is refused',
  async ({ page, errors }) => {
    const served = await site({ '/': html() }, policy);
    try {
      await page.goto(`${served.url}/`);
      await ready(page);
      const steps = await playToTheEnd(page);
      assert.ok(steps.includes('peek') && steps.includes('give clue') && steps.includes('flip'));
      assert.deepEqual(await page.evaluate(() => window.violations), []);
      assert.deepEqual(errors, []);
    } finally {
      await served.close();
    }
  },
);

inEachEngine('the test sees what a policy refuses', async ({ page }) => {
  const breaks = "document.body.setAttribute('style', 'color: red');";
  const served = await site(
    { '/': html({ scripts: ['/breaks.js'], body: '' }), '/breaks.js': breaks },
    policy,
  );
  try {
    await page.goto(`${served.url}/`);
    await page.waitForFunction(() => window.violations.length > 0, { timeout: 10_000 });
  } finally {
    await served.close();
  }
});
