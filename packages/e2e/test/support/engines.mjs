import { after, test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { findEngine } from '../../engines/find.mjs';
import { launchOptions } from '../../engines/launch-options.mjs';

const wanted = (process.env.BROWSERS ?? 'chromium,firefox').split(',');

/** A page of a common size with a storage of its own, and what goes wrong on it. */
async function openPage(browser) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const errors = [];
  // Firefox looks for an icon by itself on every page, and tells where a policy refuses that.
  const add = (text) => text.includes('/favicon.ico') || errors.push(text);
  page.on('pageerror', (error) => add(error.message));
  page.on('console', (message) => message.type() === 'error' && add(message.text()));
  return { context, page, errors };
}

const engines = wanted
  .map((id) => findEngine(id))
  .flatMap((found) => ('engine' in found ? [found.engine] : []));
const browsers = new Map();

after(async () => {
  for (const browser of browsers.values()) await (await browser).close();
});

/** One browser of each engine serves all tests of a file. */
function browserOf(engine) {
  if (!browsers.has(engine.id)) browsers.set(engine.id, puppeteer.launch(launchOptions(engine)));
  return browsers.get(engine.id);
}

/**
 * Declares one test for each engine that is here: it gets a new page, and the list that the page's errors
 * (uncaught ones and console.error) are added to.
 *
 * @param {string} name
 * @param {(at: { page: import('puppeteer-core').Page, errors: string[], engine: string }) => Promise<void>} check
 */
export function inEachEngine(name, check) {
  for (const engine of engines) {
    test(`${name} (${engine.label})`, { timeout: 120_000 }, async () => {
      const { context, page, errors } = await openPage(await browserOf(engine));
      try {
        await check({ page, errors, engine: engine.id });
      } finally {
        await context.close();
      }
    });
  }
}
