import assert from 'node:assert/strict';
import { act } from '../screens/act.mjs';
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
    await wall.setViewport({ width: 320, height: 640 });
    assert.ok((await seen(wall)).wide <= 320, 'nothing is wider than a phone');
    assert.deepEqual(errors, []);
    await wall.close();
  } finally {
    await served.close();
  }
});
