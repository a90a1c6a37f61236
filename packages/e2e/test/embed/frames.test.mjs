import assert from 'node:assert/strict';
import { demoHandler } from '../../server/demo.mjs';
import { listen } from '../../server/static.mjs';
import { inEachEngine } from '../support/engines.mjs';
import { ready } from '../support/play.mjs';

const SIZES = '280×400 320×480 320×568 360×640 414×736 600×400 768×600 1024×640 1280×720'.split(' ');

/** In the frame: how much is too wide, and whether these parts can be scrolled into its sight. */
async function reach(tag, parts) {
  const deep = (root, selector) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap((each) =>
      each.shadowRoot ? deep(each.shadowRoot, selector) : [],
    ),
  ];
  const game = document.querySelector(tag);
  const isSeen = (part) => {
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return (
      left >= 0 &&
      right <= document.documentElement.clientWidth + 0.5 &&
      top >= 0 &&
      bottom <= innerHeight + 0.5
    );
  };
  const missing = parts.filter((selector) => {
    const found = deep(game.shadowRoot, selector).filter((part) => part.checkVisibility());
    return found.length === 0 || !isSeen(found[0]) || !isSeen(found.at(-1));
  });
  return { over: document.documentElement.scrollWidth - document.documentElement.clientWidth, missing };
}

inEachEngine(
  'E39 nine sizes of frames: nothing is too wide, board and main button can be reached in each',
  async ({ page, errors }) => {
    await page.setViewport({ width: 1400, height: 900 });
    const served = await listen(demoHandler());
    try {
      await page.goto(`${served.url}/examples/embed/frames.html`);
      const frames = await page.$$('iframe');
      const sizes = await page.$$eval('iframe', (all) =>
        all.map(({ clientWidth, clientHeight }) => `${clientWidth}×${clientHeight}`),
      );
      assert.deepEqual(sizes, SIZES);
      for (const [i, handle] of frames.entries()) {
        await handle.scrollIntoView();
        const frame = await handle.contentFrame();
        for (const tag of ['word-codes', 'code-dependence']) {
          // A fragment is what a host may change; other settings are a page anew.
          await frame.evaluate((game) => {
            if (!document.querySelector(game)) location.hash = `game=${game}`;
          }, tag);
          await ready(frame, tag);
          const parts =
            tag === 'word-codes' ? ['[part~=card]', '[part~=submit]'] : ['select', '[part~=start]'];
          await frame.waitForFunction(
            (name, last) => {
              const part = document.querySelector(name)?.shadowRoot?.querySelector(last)?.shadowRoot;
              return part?.querySelector('button')?.checkVisibility();
            },
            {},
            tag,
            tag === 'word-codes' ? 'clue-composer' : 'game-lobby',
          );
          assert.deepEqual(
            await frame.evaluate(reach, tag, parts),
            { over: 0, missing: [] },
            `${sizes[i]} ${tag}`,
          );
        }
      }
      assert.deepEqual(errors, []);
    } finally {
      await served.close();
    }
  },
);

inEachEngine(
  'E39 at 1280 px the page of frames cuts none of them, at 320 px it does not scroll sideways',
  async ({ page }) => {
    const served = await listen(demoHandler());
    try {
      for (const width of [1280, 320]) {
        await page.setViewport({ width, height: 800 });
        await page.goto(`${served.url}/examples/embed/frames.html`);
        const [over, cut] = await page.evaluate(() => [
          document.documentElement.scrollWidth - innerWidth,
          [...document.querySelectorAll('iframe')]
            .filter(
              (frame) =>
                frame.getBoundingClientRect().right > frame.parentElement.getBoundingClientRect().right,
            )
            .map(({ title }) => title),
        ]);
        assert.ok(over <= 0, `${width}: ${over}`);
        if (width === 1280) assert.deepEqual(cut, []);
      }
    } finally {
      await served.close();
    }
  },
);
