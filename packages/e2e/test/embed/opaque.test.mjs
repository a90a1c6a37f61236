import assert from 'node:assert/strict';
import { playToTheEnd as playDependence } from '../code-dependence/support/play.mjs';
import { inEachEngine } from '../support/engines.mjs';
import { playToTheEnd, ready } from '../support/play.mjs';
import { countEnds, host, inFrame, opened, round, told } from './support/frame.mjs';

const beside = (asked, url) => asked.filter((each) => !each.startsWith(`${url}/`));

/** What a page without an origin cannot do, so that the test is about such a page. */
const isOpaque = (frame) =>
  frame.evaluate(() => {
    try {
      return localStorage.length < 0;
    } catch {
      return self.origin === 'null';
    }
  });

inEachEngine(
  'B05 B06 B07 B08 E39 Word Codes plays to its end in a frame without an origin, under a strict policy',
  (at) => {
    const query = '?game=word-codes&mode=coop&level=easy#list=all&peek=toggle';
    return opened(at, { '/': host([{ query }]) }, async ({ url, asked }) => {
      const frame = await inFrame(at.page);
      await ready(frame);
      assert.equal(await isOpaque(frame), true);
      await frame.waitForFunction(() => document.querySelector('word-codes').record);
      const record = await frame.evaluate(() => document.querySelector('word-codes').record);
      assert.deepEqual(record.options, { mode: 'coop', level: 'easy' });
      assert.equal(record.deck.name, 'all');
      assert.equal(await told(frame, 'notes'), '');
      assert.match(await told(frame, 'kept'), /^Nothing can be kept in this frame/);
      await countEnds(frame);
      await playToTheEnd(frame);
      assert.deepEqual(beside(asked, url), []);
      assert.ok(asked.some((each) => each.endsWith('/cdn/word-codes-all.iife.js')));
      assert.ok(!asked.some((each) => /\/word-codes(-all)?\.js$/.test(each)), 'no module is asked for');
      assert.deepEqual(await at.page.evaluate(() => window.violations), []);
      assert.deepEqual(at.errors, []);
    });
  },
);

inEachEngine('B05 B06 Code Dependence plays a round there, and says that simple bots stand in', (at) => {
  const query = `?${round}&deck=nature&lexicon`;
  return opened(
    at,
    { '/': host([{ query }]) },
    async ({ url, asked }) => {
      const frame = await inFrame(at.page);
      await ready(frame, 'code-dependence');
      await playDependence(frame);
      const text = await frame.$eval('code-dependence', (game) => game.shadowRoot.textContent);
      assert.match(text, /Simple bots play/);
      assert.match(await told(frame, 'kept'), /a reload gives the match up/);
      for (const name of ['code-dependence-engine', 'code-dependence-decks', 'cluekit-bots'])
        assert.ok(
          asked.some((each) => each.endsWith(`/cdn/${name}.iife.js`)),
          name,
        );
      assert.deepEqual(beside(asked, url), []);
      // The lexicon cannot be read there, which browsers tell in the console.
      assert.deepEqual(
        at.errors.filter((each) => !/lexicon|CORS|cross-origin|Failed to load/i.test(each)),
        [],
      );
    },
    "default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'self'; connect-src 'self'",
  );
});

inEachEngine('B05 on a page with an origin the frame keeps what it keeps, and says nothing of it', (at) =>
  opened(at, { '/': host([{ query: '?game=word-codes', sandbox: null }]) }, async () => {
    const frame = await inFrame(at.page);
    await ready(frame);
    await frame.waitForFunction(() => document.querySelector('word-codes').record);
    assert.equal(await told(frame, 'kept'), '');
    assert.equal(await frame.evaluate(() => 'cluekit:word-codes/boards' in localStorage), true);
    assert.deepEqual(at.errors, []);
  }),
);
