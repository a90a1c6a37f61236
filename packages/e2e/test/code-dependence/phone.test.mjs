import assert from 'node:assert/strict';
import { inEachEngine } from '../support/engines.mjs';
import { html, site } from '../support/site.mjs';
import { drawn, game, playUntil, typeClue } from './support/play.mjs';

/** Runs in the page: presses something in any shadow root of the game. */
function press(selector, at = 0) {
  const deep = (root) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? deep(shadowRoot) : [])),
  ];
  deep(document.querySelector('code-dependence').shadowRoot)[at].click();
}

/** Runs in the page: how high what stays in sight is, and whether all of it can be seen. */
function bar() {
  const { clientHeight, scrollHeight } = document
    .querySelector('code-dependence')
    .shadowRoot.querySelector('.actions.guess');
  return { high: clientHeight / innerHeight, cut: scrollHeight - clientHeight };
}

/** Runs in the page: how much of the card that has the focus lies under the actions, in pixels. */
function under() {
  const root = document.querySelector('code-dependence').shadowRoot;
  let element = document.activeElement;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!element.matches('.card')) return null;
  const { top } = root.querySelector('.actions.guess').getBoundingClientRect();
  return Math.round(element.getBoundingClientRect().bottom - top);
}

const settle = (page) => page.evaluate(() => new Promise((done) => setTimeout(done, 50)));

inEachEngine(
  'on a phone of 320 x 640 the actions take a third at most, and no focused card is under them',
  async ({ page }) => {
    await page.setViewport({ width: 320, height: 640 });
    const duel = game('players="2" mode="duel" bots="0"');
    const served = await site({ '/': html({ scripts: ['/cdn/code-dependence.js'], body: duel }) });
    const looks = async (what) => {
      await settle(page);
      const { high, cut } = await page.evaluate(bar);
      assert.ok(high <= 0.36, `${what}: ${high} of the screen`);
      assert.ok(cut <= 1, `${what}: ${cut} px of it cannot be seen`);
    };
    try {
      await page.goto(`${served.url}/`);
      await drawn(page);
      await playUntil(page, '[part~=tags]');
      await page.evaluate(typeClue, 'photosynthesis');
      await page.evaluate(press, '[part~=tags] input');
      await page.evaluate(press, '[part~=submit]');
      await playUntil(page, '[part~=pass]');
      await looks('a long clue');
      await page.evaluate(press, '.card', 20);
      await looks('a word lifted');
      await page.evaluate(press, '[part~=call]');
      await looks('the question before a call');
      await page.evaluate(press, '.ask button');

      await page.evaluate(press, '.card', 20); // put back
      await page.evaluate(() => {
        document
          .querySelector('code-dependence')
          .shadowRoot.querySelector('word-bank')
          .shadowRoot.querySelector('.card')
          .focus();
      });
      for (const key of [...Array(9).fill('ArrowDown'), ...Array(9).fill('ArrowUp')]) {
        await page.keyboard.press(key);
        await settle(page);
        const over = await page.evaluate(under);
        assert.ok(over !== null && over <= 0, `${key}: ${over} px under the actions`);
      }

      // A call uses the call up: on the next clue the reason is told where it is asked for.
      await page.evaluate(press, '.card', 20);
      await settle(page);
      await page.evaluate(press, '[part~=call]');
      await settle(page);
      await page.evaluate(press, '.ask .primary');
      await playUntil(page, '[part~=go-on]');
      await playUntil(page, '[part~=tags]');
      await playUntil(page, '[part~=go-on]'); // the other seat's clue
      await playUntil(page, '[part~=tags]');
      await playUntil(page, '[part~=pass]');
      await looks('the call is used');
      await page.evaluate(press, '[part~=call]');
      await looks('why there is no call');
    } finally {
      await served.close();
    }
  },
);
