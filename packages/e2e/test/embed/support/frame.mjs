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

/** Has anything been loaded into this frame? Runs in the frame. */
const loaded = () => location.href !== 'about:blank' && document.readyState === 'complete';

/** Is a game of this kind drawn in this frame? Runs in the frame. */
const drawn = (tag) => document.querySelector(tag)?.shadowRoot?.childElementCount > 0;

/**
 * What is in an `<iframe>`, once the question is answered there by yes. A frame that goes somewhere else, as a lazy one
 * does, may change its process, and whoever waits inside the old one then waits for ever: so each look finds it anew.
 */
async function frameWhere(handle, question, ...given) {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    const pause = new Promise((resolve) => setTimeout(resolve, 200, false));
    const look = async () => {
      const frame = await handle.contentFrame();
      return (await frame.evaluate(question, ...given)) && frame;
    };
    // A frame that went while it was asked says so, or nothing.
    const frame = await Promise.race([look().catch(() => pause), pause]);
    if (frame) return frame;
    await pause;
  }
  throw new Error(`nothing in the frame to which this is true: ${question}`);
}

/** What is in a page's frames, in order, once they stand. */
export async function inFrames(page) {
  const frames = [];
  for (const handle of await page.$$('iframe')) frames.push(await frameWhere(handle, loaded));
  return frames;
}

/** What is in the first frame of a page. */
export const inFrame = async (page) => frameWhere(await page.waitForSelector('iframe'), loaded);

/** What is in the first frame of a page, once a game of that kind is drawn there. */
export const frameWith = async (page, tag = 'word-codes') =>
  frameWhere(await page.waitForSelector('iframe'), drawn, tag);

/** In a frame the ends of games are counted from now on; the tests' player looks at that. */
export const countEnds = (frame) =>
  frame.evaluate(() => {
    window.ended = 0;
    document.addEventListener('game-end', () => window.ended++, true);
  });

/** The text that a frame's page shows beside its game. */
export const told = (frame, id) => frame.$eval(`#${id}`, (element) => element.textContent);
