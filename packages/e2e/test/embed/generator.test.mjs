import assert from 'node:assert/strict';
import { demoHandler } from '../../server/demo.mjs';
import { listen } from '../../server/static.mjs';
import { inEachEngine } from '../support/engines.mjs';
import { playToTheEnd } from '../support/play.mjs';
import { countEnds, frameWith, inFrame, opened } from './support/frame.mjs';

const NASTY = '"\'><script>alert(1)</script>[/iframe] & ]';

/** Opens the generator, fills it in, and gives its three texts. */
async function texts(page, fill) {
  const served = await listen(demoHandler());
  try {
    await page.goto(`${served.url}/examples/embed/`);
    await page.waitForFunction(() => document.querySelector('#preview').src !== '');
    await fill(served.url);
    // The texts follow what is typed a little later.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    const made = await page.$$eval('textarea[readonly]', (all) =>
      Object.fromEntries(all.map(({ id, value }) => [id, value])),
    );
    return Object.fromEntries(
      Object.entries(made).map(([id, text]) => [id, text.replaceAll(served.url, '')]),
    );
  } finally {
    await served.close();
  }
}

const set = (page, name, value) =>
  page.$eval(
    `form [name="${name}"]`,
    (field, to) => {
      field.value = to;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    value,
  );
const on = (body) => ({
  '/': `<!doctype html><html lang="en"><title>Host</title><script src="/watch.js"></script>${body}`,
});
const loose = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; frame-src 'self'";

inEachEngine(
  'B09 the three texts, put into a page each, play; what was typed stands in them as text',
  async (at) => {
    const { page } = at;
    const made = await texts(page, async () => {
      await set(page, 'mode', 'coop');
      await set(page, 'level', 'easy');
      await set(page, 'title', NASTY);
      await set(page, 'height', '300');
    });
    const options = (frame) => frame.evaluate(() => document.querySelector('word-codes').record.options);
    const dealt = (frame) => frame.waitForFunction(() => document.querySelector('word-codes')?.record);

    await opened(at, on(made.script), async () => {
      await dealt(page);
      assert.deepEqual(await options(page), { mode: 'coop', level: 'easy' });
      await playToTheEnd(page);
    });
    await opened(
      at,
      on(made.iframe),
      async () => {
        const about = await page.$eval('iframe', ({ title, loading, allow, sandbox, style }) => [
          title,
          loading,
          allow,
          String(sandbox),
          style.minHeight,
        ]);
        assert.deepEqual(about, [NASTY, 'lazy', 'fullscreen; clipboard-write', 'allow-scripts', '300px']);
        assert.equal(await page.$$eval('script', (all) => all.length), 2);
        const frame = await inFrame(page);
        await dealt(frame);
        await page.waitForFunction(() => document.querySelector('iframe').offsetHeight > 300);
        await countEnds(frame);
        await playToTheEnd(frame);
      },
      loose,
    );
    // As WordPress reads it: attributes between quotes up to the first square bracket, then a frame of them.
    const parts = /^\[iframe ((?:[\w-]+="[^"\]]*" ?)+)\]$/.exec(made.wordpress)?.[1];
    assert.ok(parts, made.wordpress);
    await opened(at, on(`<iframe sandbox="allow-scripts" ${parts}></iframe>`), async () => {
      assert.equal(await page.$eval('iframe', ({ title }) => title), NASTY);
      const frame = await inFrame(page);
      await dealt(frame);
      assert.deepEqual(await options(frame), { mode: 'coop', level: 'easy' });
    });
    assert.deepEqual(at.errors, []);
  },
);

inEachEngine('B09 the other game, an address of its own, words with signs, and hashes', async (at) => {
  const { page } = at;
  const words = Array.from({ length: 30 }, (_, i) => `Word ${i} ${NASTY}`).join('\n');
  const made = await texts(page, async () => {
    await set(page, 'game', 'code-dependence');
    await set(page, 'base', 'https://example.org/a"b[c]/cluekit-0.1.0');
    await set(page, 'words', words);
    await page.click('[name=check]');
    await page.click('[name=lexicon]');
    await page.click('fieldset[data-game="code-dependence"] [name=no-lobby]');
  });
  for (const [name, text] of Object.entries(made)) {
    assert.match(text, /https:\/\/example\.org\/a%22b%5Bc%5D\/cluekit-0\.1\.0\//, name);
    assert.doesNotMatch(text, /<script>alert|\n{2}|"'>/, name);
  }
  for (const name of ['script', 'iframe'])
    assert.match(made[name], / integrity="sha384-[\w+/]{64}" crossorigin/);
  const read = await page.evaluate(({ script, iframe }) => {
    const parse = (html) => new DOMParser().parseFromString(html, 'text/html');
    const game = parse(script).querySelector('code-dependence');
    const src = new URL(parse(iframe).querySelector('iframe').src).searchParams;
    const lexicons = [game.getAttribute('lexicon'), src.get('lexicon')];
    return [
      ...[game.getAttribute('words'), src.get('words'), game.hasAttribute('no-lobby'), src.get('game')],
      ...lexicons,
    ];
  }, made);
  const typed = words.replaceAll('\n', ', ');
  const file = 'https://example.org/a%22b[c]/cluekit-0.1.0/lexicon-en.bin';
  assert.deepEqual(read, [typed, typed, true, 'code-dependence', file, file]);
});

inEachEngine(
  'B09 at 320 px, by keyboard: the form, the preview and the copying, which may be forbidden',
  async (at) => {
    const { page } = at;
    await page.setViewport({ width: 320, height: 640 });
    await page.evaluateOnNewDocument(() => {
      window.copied = [];
      const clipboard = {
        writeText: async (text) =>
          window.mayCopy ? window.copied.push(text) : Promise.reject(new Error('no')),
      };
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    });
    await texts(page, async () => {
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
      await page.focus('[name=game]');
      await page.keyboard.type('Code');
      await page.keyboard.press('Tab');
      await page.waitForFunction(() =>
        document.querySelector('#iframe').value.includes('game=code-dependence'),
      );
      assert.equal(await page.evaluate(() => document.activeElement.name), 'players');
      await frameWith(page, 'code-dependence');
      for (const may of [false, true]) {
        await page.evaluate((now) => (window.mayCopy = now), may);
        for (let i = 0; i < 40; i++) {
          if ((await page.evaluate(() => document.activeElement.dataset.copies)) === 'iframe') break;
          await page.keyboard.press('Tab');
        }
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => document.querySelector('#iframe-says').textContent !== '');
        const state = await page.evaluate(() => {
          const field = document.querySelector('#iframe');
          const whole = field.selectionEnd - field.selectionStart === field.value.length;
          const says = document.querySelector('#iframe-says');
          const said = says.textContent;
          says.textContent = '';
          return [said, document.activeElement.id, whole, window.copied.length];
        });
        if (may) assert.deepEqual([state[0], state[3]], ['The frame copied.', 1]);
        else assert.deepEqual(state.slice(1), ['iframe', true, 0]);
      }
      await set(page, 'base', 'not an address');
      await page.waitForFunction(() => document.querySelector('#base-problem').textContent !== '');
    });
    assert.deepEqual(at.errors, []);
  },
);

inEachEngine(
  'B09 the preview stands beside the form where there is room, below it on a phone',
  async (at) => {
    const { page } = at;
    const seen = () =>
      page.evaluate(() => {
        const [form, preview, text, heading] = ['form', '#preview', '#iframe', 'h1'].map((selector) =>
          document.querySelector(selector).getBoundingClientRect(),
        );
        const line = parseFloat(getComputedStyle(document.querySelector('h1')).fontSize);
        return {
          beside: preview.left >= form.right && preview.top < form.top + 100,
          between: preview.top >= form.bottom && preview.bottom <= text.top,
          inSight: preview.top < innerHeight / 2 && preview.bottom > innerHeight / 2,
          lines: Math.round(heading.height / line / 1.3),
          over: document.documentElement.scrollWidth - innerWidth,
        };
      });
    await texts(page, async () => {
      await page.setViewport({ width: 1280, height: 800 });
      await frameWith(page);
      const wide = await seen();
      assert.deepEqual([wide.beside, wide.lines, wide.over <= 0], [true, 1, true]);
      await page.evaluate(() => document.querySelector('[name=check]').scrollIntoView({ block: 'center' }));
      assert.equal((await seen()).inSight, true, 'it stays while one scrolls');
      await page.setViewport({ width: 320, height: 640 });
      const narrow = await seen();
      assert.deepEqual([narrow.between, narrow.lines, narrow.over <= 0], [true, 1, true]);
    });
  },
);
