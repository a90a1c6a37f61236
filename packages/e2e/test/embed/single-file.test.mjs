import assert from 'node:assert/strict';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../run/root.mjs';
import { drawn, playToTheEnd as playDependence } from '../code-dependence/support/play.mjs';
import { inEachEngine } from '../support/engines.mjs';
import { playToTheEnd, ready } from '../support/play.mjs';
import { print } from '../support/print.mjs';
import { countEnds } from './support/frame.mjs';

const address = (name) => pathToFileURL(join(root, 'packages/elements/cdn', name)).href;

/** Opens a file by itself; nothing else may be asked for, and nothing refused. */
async function fromFile({ page, errors }, name, play) {
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluateOnNewDocument(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      window.violations.push(violatedDirective),
    );
  });
  await page.goto(address(name));
  await countEnds(page);
  await play(page);
  const others = asked.filter((url) => !url.endsWith(name) && !/favicon\.ico$|^data:/.test(url));
  assert.deepEqual(others, []);
  assert.deepEqual(await page.evaluate(() => window.violations), []);
  assert.deepEqual(errors, []);
}

inEachEngine('B27 word-codes.html opens from a file and plays to its end, the larger list too', (at) =>
  fromFile(at, 'word-codes.html', async (page) => {
    await ready(page);
    await page.evaluate(async () => {
      const game = document.querySelector('word-codes');
      game.list = 'all';
      await game.newGame();
    });
    assert.equal(await page.evaluate(() => document.querySelector('word-codes').record.deck.name), 'all');
    await playToTheEnd(page);
  }),
);

inEachEngine('B27 code-dependence.html opens from a file and plays a round with another deck', (at) =>
  fromFile(at, 'code-dependence.html', async (page) => {
    await drawn(page);
    await page.evaluate(() => {
      const seat = (bot) => ({ name: '', bot });
      const rules = { rounds: 1, guessMode: 'simultaneous', timers: null, deck: 'nature' };
      const game = document.querySelector('code-dependence');
      game.pace = 'off';
      return game.start({ seats: [seat(false), seat(true), seat(true)], ...rules });
    });
    await playDependence(page);
    assert.equal(
      await page.evaluate(() => document.querySelector('code-dependence').record.deck.name),
      'nature',
    );
  }),
);

inEachEngine('B26 B27 word-codes.html prints from a file', async (at) => {
  await at.page.evaluateOnNewDocument(() => {
    window.print = () => {
      const paper = document.querySelector('[data-cluekit=paper]');
      window.printed = paper.shadowRoot.querySelectorAll('.sheet').length;
    };
  });
  await fromFile(at, 'word-codes.html', async (page) => {
    await ready(page);
    await page.waitForFunction(() =>
      document.querySelector('word-codes').shadowRoot.querySelector('game-menu'),
    );
    await print(page, ['board', 'cards']);
    await page.waitForFunction(() => window.printed === 2);
  });
});

inEachEngine('B27 neither scrolls sideways on a phone', async ({ page }) => {
  await page.setViewport({ width: 320, height: 640 });
  for (const tag of ['word-codes', 'code-dependence']) {
    await page.goto(address(`${tag}.html`));
    await ready(page, tag);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(over <= 0, `${tag}: ${over}`);
  }
});
