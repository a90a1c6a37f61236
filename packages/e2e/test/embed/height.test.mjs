import assert from 'node:assert/strict';
import { inEachEngine } from '../support/engines.mjs';
import { playToTheEnd, ready } from '../support/play.mjs';
import { countEnds, host, inFrame, inFrames, opened, strict } from './support/frame.mjs';

const script = '<script src="/cdn/cluekit-frame.js"></script>';
/** Keeps every message that a page gets, and counts how often its frames' heights are set. */
const spy = `window.got = [];
addEventListener('message', ({ data }) => window.got.push(data));
window.set = 0;
new MutationObserver((changes) => (window.set += changes.length)).observe(document, {
  subtree: true, attributes: true, attributeFilter: ['style'] });`;
const contents = (frames, parts) => ({ '/': host(frames, parts), '/spy.js': spy });
const head = '<script src="/spy.js"></script>';

/** Until the game stands with its menu, which comes a little later. */
const whole = async (frame) => {
  await ready(frame);
  await frame.waitForFunction(() =>
    document
      .querySelector('word-codes')
      .shadowRoot.querySelector('game-menu')
      ?.shadowRoot?.querySelector('details'),
  );
};

/** Until nothing has been said for a while: half a second of frames that are drawn. */
const quiet = (page) =>
  page.evaluate(async () => {
    let [still, last] = [0, -1];
    while (still < 30) {
      still = last === window.got.length ? still + 1 : 0;
      last = window.got.length;
      await new Promise(requestAnimationFrame);
    }
  });

/** How much of a frame's page is out of its sight, down and to the side. */
const hidden = (frame) =>
  frame.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    return [scrollHeight - clientHeight, scrollWidth - clientWidth];
  });

inEachEngine(
  'B10 with the script around it the frame is as high as its game, whatever its border, and rests',
  (at) => {
    const { page } = at;
    const attributes = 'data-cluekit id="framed" height="300" width="600"';
    const frames = [{ query: '?game=word-codes', attributes }];
    // A border that counts as height is what would let a frame and its page chase each other.
    const css = '#framed { box-sizing: border-box; border: 7px solid; padding: 5px }';
    const all = {
      ...contents(frames, { head: `${head}<link rel="stylesheet" href="/host.css">`, body: script }),
    };
    return opened(at, { ...all, '/host.css': css }, async () => {
      const frame = await inFrame(page);
      await whole(frame);
      await page.waitForFunction(() => window.set > 0);
      await quiet(page);
      assert.deepEqual(await hidden(frame), [0, 0]);
      const height = () => page.$eval('#framed', ({ offsetHeight }) => offsetHeight);
      const first = await height();
      const fold = (open) =>
        frame.evaluate((isOpen) => {
          const menu = document.querySelector('word-codes').shadowRoot.querySelector('game-menu');
          for (const each of menu.shadowRoot.querySelectorAll('details')) each.open = isOpen;
        }, open);
      await fold(true);
      await page.waitForFunction((was) => document.querySelector('#framed').offsetHeight > was, {}, first);
      await fold(false);
      await page.waitForFunction((was) => document.querySelector('#framed').offsetHeight === was, {}, first);
      await quiet(page);
      await countEnds(frame);
      await playToTheEnd(frame);
      await quiet(page);
      assert.deepEqual(await hidden(frame), [0, 0]);
      const got = await page.evaluate(() => window.got);
      for (const { type, version, height: told, ...more } of got) {
        assert.deepEqual([type, version, more], ['cluekit-height', 1, {}], 'a height and nothing else');
        assert.ok(Number.isInteger(told) && told > 0);
      }
      assert.ok(got.length < 200, `${got.length} messages in one game`);
      assert.deepEqual(at.errors, []);
    });
  },
);

inEachEngine('WC-5 B10 a key that is held makes the frame higher and stays open until it is let go', (at) => {
  const { page } = at;
  const frames = [{ query: '?game=word-codes', attributes: 'data-cluekit height="300" width="600"' }];
  return opened(at, contents(frames, { head, body: script }), async () => {
    const frame = await inFrame(page);
    await whole(frame);
    await quiet(page);
    const hold = await frame.waitForFunction(() =>
      document
        .querySelector('word-codes')
        .shadowRoot.querySelector('key-peek')
        .shadowRoot.querySelector('.hold'),
    );
    await hold.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = await hold.boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    const before = await page.evaluate(() => window.set);
    await page.mouse.down();
    const open = () =>
      frame.evaluate(
        () =>
          document
            .querySelector('word-codes')
            .shadowRoot.querySelector('key-peek')
            .shadowRoot.querySelector('.key') !== null,
      );
    await page.waitForFunction((set) => window.set > set, {}, before);
    await quiet(page);
    assert.equal(await open(), true);
    await page.mouse.up();
    await quiet(page);
    assert.equal(await open(), false);
  });
});

inEachEngine('B10 without it the frame scrolls inside, and what is last can be reached', (at) =>
  opened(
    at,
    contents([{ query: '?game=word-codes', attributes: 'width="320" height="400"' }], { head }),
    async () => {
      const frame = await inFrame(at.page);
      await whole(frame);
      await quiet(at.page);
      const [down, aside] = await hidden(frame);
      assert.ok(down > 300 && aside === 0, `${down}, ${aside}`);
      const seen = await frame.evaluate(() => {
        const menu = document.querySelector('word-codes').shadowRoot.querySelector('game-menu');
        scrollTo(0, document.documentElement.scrollHeight);
        return menu.getBoundingClientRect().bottom <= innerHeight;
      });
      assert.equal(seen, true);
    },
  ),
);

inEachEngine(
  'B10 a script that comes late asks for the height, and nothing else that is sent does anything',
  (at) => {
    const { page } = at;
    const frames = [{ query: '?game=word-codes', attributes: 'data-cluekit width="600" height="300"' }];
    return opened(at, contents(frames, { head }), async () => {
      const frame = await inFrame(page);
      await whole(frame);
      await page.waitForFunction(() => window.got.length > 0);
      await quiet(page);
      const before = await frame.evaluate(() =>
        document.querySelector('word-codes').record.board.words.join(),
      );
      await page.evaluate(() => {
        window.got.length = 0;
        const { contentWindow } = document.querySelector('iframe');
        const junk = [
          null,
          7,
          'cluekit-height-request',
          [],
          { type: 'new-game' },
          { type: 'cluekit-height-request' },
        ];
        junk.push(
          { type: 'cluekit-height-request', version: 2 },
          { type: 'cluekit-height', version: 1, height: 9 },
        );
        junk.push({ type: 'cluekit-height-request', version: 1, href: 'javascript:alert(1)', code: 'ABC' });
        for (const each of junk) contentWindow.postMessage(each, '*');
        for (let i = 0; i < 5000; i++)
          contentWindow.postMessage({ type: 'cluekit-height-request', version: 1 }, '*');
      });
      await page.waitForFunction(() => window.got.length > 0);
      await quiet(page);
      const answers = await page.evaluate(() => window.got);
      assert.ok(answers.length < 500, `${answers.length} answers to 5,000 requests`);
      assert.equal(new Set(answers.map(({ height }) => height)).size, 1);
      const after = await frame.evaluate(() =>
        document.querySelector('word-codes').record.board.words.join(),
      );
      assert.equal(after, before);
      await page.evaluate(() => {
        const late = document.createElement('script');
        late.src = '/cdn/cluekit-frame.js';
        document.body.append(late);
      });
      await page.waitForFunction(() => window.set > 0);
      await quiet(page);
      assert.deepEqual(await hidden(frame), [0, 0]);
      assert.deepEqual(at.errors, []);
    });
  },
);

inEachEngine('B10 where what is inside is the lower the higher the frame is, the two come to rest', (at) => {
  const { page } = at;
  const frames = [{ query: '?game=word-codes', attributes: 'data-cluekit width="600" height="300"' }];
  return opened(at, contents(frames, { head, body: script }), async () => {
    const frame = await inFrame(page);
    await whole(frame);
    await quiet(page);
    // A page that is never content: 200 px more in a low frame, none in a high one.
    await frame.evaluate(() => {
      const limit = innerHeight + 100;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`@media (max-height: ${limit}px) { #page { padding-bottom: 200px } }`);
      document.adoptedStyleSheets = [sheet];
    });
    await quiet(page);
    const got = await page.evaluate(() => window.got.length);
    assert.ok(got > 2 && got < 40, `${got} messages`);
    const [, aside] = await hidden(frame);
    assert.equal(aside, 0);
  });
});

/** A frame that sends what it likes: a page of somebody else's. */
const liar = `const send = (height, more) => parent.postMessage({ type: 'cluekit-height', version: 1, height, ...more }, '*');
window.run = (kind) => {
  for (const bad of [NaN, Infinity, -Infinity, -5, 0, '900', null, undefined, {}, [900]]) send(bad);
  send(900, { version: 2 });
  send(900, { type: 'height' });
  for (const other of [null, 1, 'cluekit-height', []]) parent.postMessage(other, '*');
  if (kind === 'flood') for (let i = 0; i < 10000; i++) send(200 + (i % 300));
  if (kind === 'huge') send(1e9);
  if (kind === 'tiny') send(0.5);
};`;

inEachEngine(
  'B10 the script around believes only the frame’s own window, heights within bounds, and no flood',
  (at) => {
    const { page } = at;
    const liarPage = '<!doctype html><title>Liar</title><script src="/liar.js"></script>';
    const tag = (attributes) =>
      `<iframe sandbox="allow-scripts" ${attributes} height="321" src="/liar.html"></iframe>`;
    const body = tag('data-cluekit id="marked"') + tag('id="other"') + script;
    const all = { ...contents([], { head, body }), '/liar.html': liarPage, '/liar.js': liar };
    return opened(
      at,
      all,
      async () => {
        const [marked, other] = await inFrames(page);
        const heights = () => page.$$eval('iframe', (all) => all.map(({ clientHeight }) => clientHeight));
        const run = async (frame, kind) => {
          await frame.evaluate((asked) => window.run(asked), kind);
          await quiet(page);
          return heights();
        };
        assert.deepEqual(await run(marked, 'junk'), [321, 321]);
        assert.deepEqual(await run(other, 'flood'), [321, 321], 'a frame that is not marked');
        await page.evaluate(() => postMessage({ type: 'cluekit-height', version: 1, height: 700 }, '*'));
        await quiet(page);
        assert.deepEqual(await heights(), [321, 321], 'the page itself');
        assert.deepEqual(await run(marked, 'huge'), [10_000, 321]);
        assert.deepEqual(await run(marked, 'tiny'), [120, 321]);
        const before = await page.evaluate(() => window.set);
        assert.deepEqual(await run(marked, 'flood'), [299, 321]);
        const set = (await page.evaluate(() => window.set)) - before;
        assert.ok(set < 1000, `the height was set ${set} times for 10,000 messages`);
        assert.deepEqual(at.errors, []);
      },
      strict,
    );
  },
);
