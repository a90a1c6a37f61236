import { site } from '../../support/site.mjs';

/** Under this policy a page may hold frames of its own server, and nothing else. */
export const strict = "default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'self'";

/** One round of three, two of them bots that act at once: as a query. */
export const round = 'game=code-dependence&no-lobby&players=3&bots=2&rounds=1&pace=off';

/** A page with frames, each with the attributes and the address that are given. */
export function host(frames, { head = '', body = '' } = {}) {
  const tags = frames.map(
    ({ query = '', attributes = 'width="900" height="700"', sandbox = 'allow-scripts' }) =>
      `<iframe ${sandbox === null ? '' : `sandbox="${sandbox}"`} ${attributes} src="/cdn/embed.html${query}"></iframe>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
<script src="/watch.js"></script>${head}<body>${tags.join('\n')}${body}</body></html>`;
}

/**
 * Serves a page, opens it, and tells what it asked for.
 *
 * @param {{ page: import('puppeteer-core').Page }} at
 * @param {Record<string, string>} contents
 * @param {(about: { url: string, asked: string[] }) => Promise<void>} check
 */
export async function opened({ page }, contents, check, policy = strict) {
  const served = await site(contents, policy);
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  try {
    await page.goto(`${served.url}/`);
    await check({ url: served.url, asked });
  } finally {
    await served.close();
  }
}

/** What is in a page's frames, in order, once they stand. */
export async function inFrames(page) {
  const frames = [];
  for (const handle of await page.$$('iframe')) frames.push(await handle.contentFrame());
  return frames;
}

/** What is in the first frame of a page. */
export const inFrame = async (page) => (await inFrames(page))[0];

/** In a frame the ends of games are counted from now on; the tests' player looks at that. */
export const countEnds = (frame) =>
  frame.evaluate(() => {
    window.ended = 0;
    document.addEventListener('game-end', () => window.ended++, true);
  });

/** The text that a frame's page shows beside its game. */
export const told = (frame, id) => frame.$eval(`#${id}`, (element) => element.textContent);
