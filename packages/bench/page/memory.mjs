import { playToTheEnd } from '../../e2e/test/support/play.mjs';
import { opened } from './opened.mjs';

/** What is in use after a collection: bytes of heap, nodes of the document, listeners. */
async function inUse(session) {
  for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Runs in the page: another game. */
async function again() {
  const { shadowRoot } = document.querySelector('word-codes');
  window.ended = 0;
  delete window.trap;
  window.deep(shadowRoot, '[part~=play-again]')[0].click();
  while (window.deep(shadowRoot, '.card.up').length > 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/**
 * Plays games one after the other on one page.
 *
 * @returns {Promise<{ heap: number, nodes: number, listeners: number }[]>} after each, at the beginning of the next
 */
export async function playMany(browser, url, games) {
  return opened(browser, {}, async ({ page, session }) => {
    await session.send('Performance.enable');
    await page.goto(`${url}/board.html`);
    await page.waitForFunction(() => window.shownAt);
    const after = [];
    for (let game = 0; game < games; game += 1) {
      await playToTheEnd(page);
      await page.evaluate(again);
      after.push(await inUse(session));
    }
    return after;
  });
}
