import assert from 'node:assert/strict';
import { act } from '../screens/act.mjs';
import { dependenceWall } from '../screens/around.mjs';
import { readKey } from '../screens/read-key.mjs';
import { demoHandler } from '../server/demo.mjs';
import { listen } from '../server/static.mjs';
import { inEachEngine } from './support/engines.mjs';
import { ready } from './support/play.mjs';

const CODE = '2WM-GRR-JM2';

/** Everything in a document, shadow roots and all. */
const wholeOf = (page) =>
  page.evaluate(() => {
    const read = (root) =>
      [...root.querySelectorAll('*')]
        .map((each) => each.cloneNode(false).outerHTML + (each.shadowRoot ? read(each.shadowRoot) : ''))
        .join('');
    return read(document);
  });

/** What of the projector's view is on the screen: its words, how large they are, what of it is cut. */
const seen = (page) =>
  page.evaluate(() => {
    const bank = document.querySelector('game-projector').shadowRoot.querySelector('word-bank');
    const words = [...(bank?.shadowRoot.querySelectorAll('.word') ?? [])];
    return {
      words: words.length,
      smallest: Math.min(...words.map((word) => parseFloat(getComputedStyle(word).fontSize))),
      cut: words.filter((word) => word.scrollWidth > word.clientWidth + 1).map((word) => word.textContent),
      below: Math.max(...words.map((word) => word.getBoundingClientRect().bottom)),
      up: bank?.shadowRoot.querySelectorAll('.up').length ?? 0,
      wide: document.documentElement.scrollWidth,
    };
  });

/** How many words can be read on the wall, and the least contrast of one with its card. Runs in the page. */
async function contrast() {
  await new Promise((resolve) => setTimeout(resolve, 400)); // colours change in time
  const light = (color) => {
    const parts = color.match(/[\d.]+/g).map((each) => Number(each) / 255);
    const [r, g, b] = parts.map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const bank = document.querySelector('game-projector').shadowRoot.querySelector('word-bank').shadowRoot;
  const ratios = [...bank.querySelectorAll('.card:not(.up)')].map((card) => {
    const pair = [card, card.querySelector('.word')].map((each, i) =>
      light(getComputedStyle(each)[i === 0 ? 'backgroundColor' : 'color']),
    );
    return Math.max(...pair) / Math.min(...pair);
  });
  return [ratios.length, Math.min(...ratios)];
}

inEachEngine('B21 a second window shows the game, large, and no key', async ({ page, errors }) => {
  const served = await listen(demoHandler(), 0);
  try {
    await page.goto(`${served.url}/#table=${CODE}`);
    await ready(page);
    await page.evaluate(
      () => (document.querySelector('#table').projector = '/examples/projector/index.html'),
    );
    const url = await (
      await page.waitForFunction(
        () => document.querySelector('#table').shadowRoot.querySelector('.project')?.href,
      )
    ).jsonValue();
    const wall = await page.browserContext().newPage();
    await wall.setViewport({ width: 1280, height: 720 });
    await wall.goto(url);
    await wall.waitForFunction(() =>
      document
        .querySelector('game-projector')
        .shadowRoot?.querySelector('word-bank')
        ?.shadowRoot?.querySelector('.card'),
    );
    const before = await seen(wall);
    assert.deepEqual(
      { ...before, smallest: 0, below: 0 },
      { words: 25, smallest: 0, cut: [], below: 0, up: 0, wide: 1280 },
    );
    assert.ok(before.smallest >= 32, `${before.smallest} px`);
    assert.ok(before.below <= 720, `the words end at ${before.below}`);
    const whole = await wholeOf(wall);
    assert.doesNotMatch(whole, /is-(?:amber|teal|bystander|trap)" part="card|peeked|<key-peek|2WM-GRR/);
    await page.bringToFront(); // a page behind another one draws nothing
    for (const step of [{ press: '.toggle' }, { press: '.notice button' }])
      await page.evaluate(act, 'table', step, []);
    assert.equal((await seen(wall)).up, 0, 'the key is open here and not there');
    assert.equal((await wholeOf(wall)).includes('peeked'), false);
    for (const step of [
      { press: '.toggle' },
      { press: '.number:nth-of-type(3) input' },
      { press: '[part~=submit]' },
    ])
      await page.evaluate(act, 'table', step, []);
    await page.evaluate(act, 'table', { pick: 7 }, []);
    await page.evaluate(act, 'table', { press: '[part~=flip]' }, []);
    await wall.bringToFront();
    await wall.waitForFunction(
      () =>
        document
          .querySelector('game-projector')
          .shadowRoot.querySelector('word-bank')
          .shadowRoot.querySelectorAll('.up').length === 1,
    );
    for (const theme of ['light', 'dark']) {
      await wall.$eval('game-projector', (projector, now) => (projector.theme = now), theme);
      const [words, ratio] = await wall.evaluate(contrast);
      assert.equal(words, 24, 'those that are not flipped');
      assert.ok(ratio >= 7, `${theme}: ${ratio}`);
    }
    await wall.setViewport({ width: 320, height: 640 });
    assert.ok((await seen(wall)).wide <= 320, 'nothing is wider than a phone');
    assert.deepEqual(errors, []);
    await wall.close();
  } finally {
    await served.close();
  }
});

/** The texts above the words that are smaller than 32 px. Runs in the page. */
function small() {
  const deep = (root) =>
    [...root.querySelectorAll('*')].flatMap((each) => [
      each,
      ...(each.shadowRoot ? deep(each.shadowRoot) : []),
    ]);
  const top = document.querySelector('game-projector').shadowRoot.querySelector('.top');
  const own = ({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3);
  const said = deep(top)
    .map((each) => [
      each,
      own(each)
        .map(({ data }) => data.trim())
        .join(''),
    ])
    .filter(([each, text]) => text !== '' && each.checkVisibility());
  const size = (each) => parseFloat(getComputedStyle(each).fontSize) * (each.currentCSSZoom ?? 1);
  return [
    said.length > 0,
    said.filter(([each]) => size(each) < 32).map(([each, text]) => `${text} ${size(each)}`),
  ];
}

inEachEngine(
  'B21 what is said on the wall is no smaller than the words, from the deal to the end',
  async ({ page }) => {
    const served = await listen(demoHandler(), 0);
    try {
      await page.goto(`${served.url}/#table=${CODE}`);
      await ready(page);
      await page.$eval('#table', (game) => (game.channel = 'row'));
      const wall = await page.browserContext().newPage();
      await wall.setViewport({ width: 1280, height: 720 });
      await wall.goto(`${served.url}/examples/projector/index.html#projector=row`);
      await wall.waitForFunction(() =>
        document.querySelector('game-projector').shadowRoot?.querySelector('word-bank'),
      );
      await page.bringToFront();
      const key = await readKey(page, 'table');
      const clue = [{ press: '.number:nth-of-type(3) input' }, { press: '[part~=submit]' }];
      const flip = (lift) => [{ lift }, { press: '[part~=flip]' }];
      const steps = {
        clue: [],
        guess: clue,
        told: flip('bystander'),
        end: [{ press: '[part~=go-on]' }, ...clue, ...flip('trap')],
      };
      for (const [phase, acts] of Object.entries(steps)) {
        await page.bringToFront();
        for (const step of acts) await page.evaluate(act, 'table', step, key);
        await wall.bringToFront();
        const there = { clue: 'turn-status', guess: 'clue-bar', told: 'outcome-panel', end: 'h2' }[phase];
        await wall.waitForFunction(
          (name) => document.querySelector('game-projector').shadowRoot.querySelector(name),
          {},
          there,
        );
        assert.deepEqual(await wall.evaluate(small), [true, []], phase);
        assert.ok((await seen(wall)).below <= 720, phase);
      }
    } finally {
      await served.close();
    }
  },
);

inEachEngine(
  'B21 a bank of 42 words has room on a wall of 1280 x 720 in every phase, larger than life',
  async ({ page }) => {
    const served = await listen(demoHandler(), 0);
    try {
      await page.setViewport({ width: 1280, height: 3600 });
      await page.goto(`${served.url}/code-dependence.html`);
      await ready(page, 'code-dependence');
      const phases = [];
      await dependenceWall(page, async (wall, name) => {
        phases.push(name);
        const { words, smallest, cut, below, wide } = await seen(wall);
        assert.deepEqual({ words, cut }, { words: 42, cut: [] }, name);
        assert.ok(wide <= 1280, `${name}: ${wide} px`); // less beside a bar that takes room
        assert.ok(smallest >= 32, `${name}: words of ${smallest} px`);
        assert.ok(below <= 720, `${name}: the words end at ${below}`);
      });
      assert.equal(phases.length, 4);
    } finally {
      await served.close();
    }
  },
);
