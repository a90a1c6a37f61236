import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/root.mjs';
import { drawn, game, playToTheEnd as playDependence } from '../code-dependence/support/play.mjs';
import { inEachEngine } from '../support/engines.mjs';
import { playToTheEnd, ready } from '../support/play.mjs';
import { host, opened } from './support/frame.mjs';

const cdn = join(root, 'packages/elements/cdn');
const head = '<script src="/cdn/cluekit-autoload.js"></script>';
const files = (asked) =>
  asked.map((url) => new URL(url).pathname).filter((path) => /\/(word-codes|code-dependence)/.test(path));
const add = (page, tag, count) =>
  page.evaluate(
    (name, times) => {
      for (let i = 0; i < times; i++) document.body.append(document.createElement(name));
    },
    tag,
    count,
  );

inEachEngine('E37 the autoloader loads what the page uses when it sees it, once, and nothing else', (at) => {
  const { page } = at;
  return opened(at, { '/': host([], { head, body: '<p>No game yet.</p>' }) }, async ({ asked }) => {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    assert.deepEqual(files(asked), []);
    await add(page, 'word-codes', 3);
    await ready(page);
    await add(page, 'word-codes', 1);
    const menu = '/cdn/word-codes-menu.iife.js'; // which comes beside it
    assert.deepEqual(files(asked), ['/cdn/word-codes.iife.js', menu]);
    await playToTheEnd(page);
    await page.evaluate((html) => {
      const inside = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
      const wrap = document.createElement('section');
      wrap.append(document.adoptNode(inside)); // deep inside of what is added
      document.body.append(wrap);
    }, game());
    await drawn(page);
    await playDependence(page);
    assert.deepEqual(files(asked).slice(2), [
      '/cdn/code-dependence.iife.js',
      '/cdn/code-dependence-engine.iife.js',
    ]);
    assert.deepEqual(await page.evaluate(() => window.violations), []);
    assert.deepEqual(at.errors, []);
  });
});

inEachEngine(
  'E37 it does with tags that stand there first, with itself twice, and with a game that came by its own file',
  (at) => {
    const own = '<script type="module" src="/cdn/word-codes.js"></script>';
    const body = `<word-codes></word-codes>${game()}${head}${head.replace('.js', '.js?again')}`;
    return opened(at, { '/': host([], { head: own + head, body }) }, async ({ asked }) => {
      await drawn(at.page);
      await playDependence(at.page);
      await ready(at.page);
      assert.ok(files(asked).filter((path) => path === '/cdn/code-dependence.iife.js').length <= 3);
      await at.page.evaluate(() => (window.ended = 0));
      await playToTheEnd(at.page);
      assert.deepEqual(at.errors, []);
    });
  },
);

inEachEngine(
  'B11 where the game’s file is not there it says so once, and what stands in the tag is read',
  (at) => {
    const body = '<word-codes><p>Read me.</p></word-codes><word-codes></word-codes>';
    const moved = { '/moved/cluekit-autoload.js': readFileSync(join(cdn, 'cluekit-autoload.js'), 'utf8') };
    const html = host([], { head: head.replace('/cdn/', '/moved/'), body });
    return opened(at, { '/': html, ...moved }, async ({ asked }) => {
      const said = () =>
        at.errors.filter((text) => text.includes('cluekit: word-codes.iife.js did not load.'));
      while (said().length === 0) await at.page.evaluate(() => new Promise(requestAnimationFrame));
      assert.deepEqual(files(asked), ['/moved/word-codes.iife.js']);
      assert.equal(said().length, 1);
      assert.equal(await at.page.$eval('word-codes p', (text) => text.checkVisibility()), true);
    });
  },
);
