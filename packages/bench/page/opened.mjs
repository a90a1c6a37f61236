/**
 * Opens a page of its own, slowed down as many times as is said, and closes it after the work.
 *
 * @template T
 * @param {import('puppeteer-core').Browser} browser
 * @param {{ slowdown?: number }} how
 * @param {(at: { page: import('puppeteer-core').Page, session: import('puppeteer-core').CDPSession }) => Promise<T>} work
 */
export async function opened(browser, { slowdown = 1 }, work) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 412, height: 915 });
    const session = await page.createCDPSession();
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await work({ page, session });
  } finally {
    await context.close();
  }
}
