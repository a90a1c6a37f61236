import assert from 'node:assert/strict';
import { site } from './site.mjs';

/**
 * Serves pages and scripts, and hands a test the first page, on which it must leave no error behind.
 *
 * @param {{ page: import('puppeteer-core').Page, errors: string[] }} at as `inEachEngine` gives it
 * @param {Record<string, string>} contents by path, as `site` takes them; the page is `/`
 * @param {(page: import('puppeteer-core').Page) => Promise<void>} check
 */
export async function onPage({ page, errors }, contents, check) {
  const served = await site(contents);
  try {
    await page.goto(`${served.url}/`);
    await check(page);
    assert.deepEqual(errors, []);
  } finally {
    await served.close();
  }
}
