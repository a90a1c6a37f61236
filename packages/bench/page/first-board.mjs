import { opened } from './opened.mjs';

/**
 * Milliseconds from the navigation to the first frame with 25 words, of both pages in turn: each in a new context, so
 * that nothing is cached.
 *
 * @returns {Promise<{ buttons: number[], board: number[] }>} one figure for each round
 */
export async function firstBoard(browser, url, { rounds, slowdown }) {
  const times = { buttons: [], board: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const name of Object.keys(times))
      await opened(browser, { slowdown }, async ({ page }) => {
        await page.goto(`${url}/${name}.html`);
        await page.waitForFunction(() => window.shownAt);
        times[name].push(await page.evaluate(() => window.shownAt));
      });
  return times;
}
