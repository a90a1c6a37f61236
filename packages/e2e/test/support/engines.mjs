import { test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { findEngine } from '../../engines/find.mjs';
import { launchOptions } from '../../engines/launch-options.mjs';

const wanted = (process.env.BROWSERS ?? 'chromium,firefox').split(',');

/** A page of a common size, and what goes wrong on it. */
async function openPage(browser) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return { page, errors };
}

/**
 * Declares one test for each engine that is here: it gets a new page, and the list that the page's errors
 * (uncaught ones and console.error) are added to.
 *
 * @param {string} name
 * @param {(at: { page: import('puppeteer-core').Page, errors: string[], engine: string }) => Promise<void>} check
 */
export function inEachEngine(name, check) {
  for (const id of wanted) {
    const found = findEngine(id);
    if (!('engine' in found)) continue;
    test(`${name} (${found.engine.label})`, { timeout: 120_000 }, async () => {
      const browser = await puppeteer.launch(launchOptions(found.engine));
      try {
        await check({ ...(await openPage(browser)), engine: id });
      } finally {
        await browser.close();
      }
    });
  }
}
