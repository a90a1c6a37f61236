import { opened } from './opened.mjs';

/** Runs in the page: presses a button of 25 and counts frames until it looks pressed. */
async function pressOne() {
  const button = document.querySelector('button:not(.up)');
  const began = performance.now();
  button.click();
  let frames = 0;
  do {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    frames += 1;
  } while (!button.classList.contains('up'));
  return { frames, ms: performance.now() - began };
}

/** Runs in the page: opens the key, learns the own cards, closes it, and says how long it stayed. */
async function peek() {
  const { shadowRoot } = document.querySelector('word-codes');
  const find = (selector) => window.deep(shadowRoot, selector)[0];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const wait = async (selector) => {
    for (let i = 0; i < 600 && !find(selector); i += 1) await frame();
    return find(selector);
  };
  const open = async () => {
    find('[part~=toggle]').click();
    // The first time, a notice for who hears the page comes before the key.
    (await wait('[part~=key], .notice button')).click();
    await wait('[part~=key]');
  };
  await open();
  window.own ??= window.deep(shadowRoot, '.group.is-amber li').map((item) => item.textContent.trim());
  for (let i = 0; i < 20; i += 1) await frame();
  const began = performance.now();
  find('[part~=key]').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }),
  );
  const gone = !find('[part~=key]') && window.deep(shadowRoot, '[class*=is-trap]').length === 0;
  const ms = performance.now() - began;
  let frames = 0;
  while (find('[part~=key]')) {
    await frame();
    frames += 1;
  }
  return { frames: gone ? 0 : Math.max(1, frames), ms };
}

/** Runs in the page: lifts an own card and flips it, and counts frames until it lies face up. */
async function flipOne() {
  const { shadowRoot } = document.querySelector('word-codes');
  const all = (selector) => window.deep(shadowRoot, selector);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  if (all('[part~=submit]').length > 0) {
    all('[part~=number] input').at(-1).click();
    await frame();
    all('[part~=submit]')[0].click();
    for (let i = 0; i < 600 && all('[part~=flip]').length === 0; i += 1) await frame();
  }
  const card = all('[part~=card]:not(.up)').find((each) =>
    window.own.some((word) => each.textContent.includes(word)),
  );
  card.click();
  for (let i = 0; i < 20; i += 1) await frame();
  const button = all('[part~=flip]')[0];
  const began = performance.now();
  button.click();
  let frames = 0;
  do {
    await frame();
    frames += 1;
  } while (!card.classList.contains('up') && frames < 600);
  return { frames, ms: performance.now() - began };
}

/**
 * Frames and milliseconds of a press, of a flip and of closing the key, on a page that is slowed down.
 *
 * @returns {Promise<Record<'press' | 'flip' | 'hide', { frames: number, ms: number }[]>>}
 */
export async function countFrames(browser, url, { times, slowdown }) {
  const found = { press: [], flip: [], hide: [] };
  await opened(browser, { slowdown }, async ({ page }) => {
    await page.goto(`${url}/buttons.html`);
    await page.waitForFunction(() => window.shownAt);
    for (let i = 0; i < times; i += 1) found.press.push(await page.evaluate(pressOne));
  });
  await opened(browser, { slowdown }, async ({ page }) => {
    await page.goto(`${url}/board.html`);
    await page.waitForFunction(() => window.shownAt);
    for (let i = 0; i < times; i += 1) found.hide.push(await page.evaluate(peek));
    for (let i = 0; i < times; i += 1) found.flip.push(await page.evaluate(flipOne));
  });
  return found;
}
