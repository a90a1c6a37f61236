import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/root.mjs';
import { inEachEngine } from '../support/engines.mjs';
import { playToTheEnd as playWordCodes, ready } from '../support/play.mjs';
import { html, site } from '../support/site.mjs';
import { drawn, game, playToTheEnd, playUntil, typeClue } from './support/play.mjs';

const words = '/cdn/word-codes.js';
const file = '/cdn/code-dependence.js';
const read = (name) => readFileSync(join(root, 'packages/elements/cdn', name), 'utf8');

/** Opens a page, plays what is on it, and looks that no error was told. */
async function opened({ page, errors }, scripts, body, check, files = {}) {
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  const served = await site({ ...files, '/': html({ scripts, body }) }, '');
  try {
    await page.goto(`${served.url}/`);
    await check(asked);
    assert.deepEqual(errors, []);
  } finally {
    await served.close();
  }
}

for (const scripts of [
  [words, file],
  [file, words],
]) {
  inEachEngine(`both games on one page, each from its own file: ${scripts.join(', then ')}`, (at) =>
    opened(at, scripts, `<word-codes></word-codes>${game()}`, async () => {
      const { page } = at;
      await ready(page);
      await drawn(page);
      await playToTheEnd(page);
      assert.equal(await page.evaluate(() => window.ended), 1);
      await page.evaluate(() => (window.ended = 0));
      await playWordCodes(page);
    }),
  );
}

inEachEngine('on a page of both files what was said to one seat goes when its view goes', (at) =>
  // The composer is of the first file, the game around it of the second.
  opened(at, [words, file], game('id="said" players="2" mode="duel" bots="0"'), async () => {
    const { page } = at;
    const said = () =>
      page.$$eval('[data-cluekit=announcer]', (regions) => regions.map(({ textContent }) => textContent));
    await drawn(page);
    await playUntil(page, '[part~=tags]');
    await page.evaluate(typeClue, 'bananas');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-cluekit=announcer]')].some((region) =>
        /allowed/.test(region.textContent),
      ),
    );
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    assert.deepEqual(await said(), ['']);
  }),
);

inEachEngine('the file of Code Dependence loaded twice throws nothing, and the game plays', (at) =>
  opened(at, [file, `${file}?again`], game(), async (asked) => {
    await drawn(at.page);
    await playToTheEnd(at.page);
    assert.equal(asked.filter(({ pathname }) => pathname === file).length, 2);
  }),
);

inEachEngine('with ?v=2 the file finds its engine beside it, and runs once', (at) =>
  opened(at, [`${file}?v=2`], game(), async (asked) => {
    await drawn(at.page);
    await playToTheEnd(at.page);
    assert.equal(asked.filter(({ pathname }) => pathname === file).length, 1);
    assert.equal(asked.filter(({ pathname }) => pathname === '/cdn/code-dependence-engine.js').length, 1);
  }),
);

inEachEngine('under another name and in another folder the file finds its engine beside it', (at) => {
  const files = {
    '/assets/games.a1b2.js': read('code-dependence.js'),
    '/assets/code-dependence-engine.js': read('code-dependence-engine.js'),
  };
  const check = async (asked) => {
    await drawn(at.page);
    await playToTheEnd(at.page);
    assert.deepEqual(
      asked.filter(({ pathname }) => pathname.startsWith('/cdn/')),
      [],
    );
  };
  return opened(at, ['/assets/games.a1b2.js'], game(), check, files);
});

inEachEngine('another deck is a file of its own, asked for when it is dealt from', (at) =>
  opened(at, [file], game('deck="nature"'), async (asked) => {
    await drawn(at.page);
    await playToTheEnd(at.page);
    assert.ok(asked.some(({ pathname }) => pathname === '/cdn/code-dependence-decks.js'));
  }),
);

inEachEngine('two games on one page are apart: each has its own words and is kept by its id', (at) => {
  const two = game('id="first"') + game('id="second"');
  return opened(at, [file], two, async () => {
    const { page } = at;
    const bank = (id) =>
      page.evaluate((game) => {
        const words = document.getElementById(game).shadowRoot.querySelector('word-bank');
        return [...(words?.shadowRoot.querySelectorAll('[part~=word]') ?? [])].map(
          (word) => word.textContent,
        );
      }, id);
    await page.waitForFunction(() =>
      ['first', 'second'].every((id) =>
        document
          .getElementById(id)
          ?.shadowRoot?.querySelector('word-bank')
          ?.shadowRoot?.querySelector('[part~=word]'),
      ),
    );
    const [first, second] = [await bank('first'), await bank('second')];
    assert.equal(first.length, 32);
    assert.notDeepEqual(first, second);
    await playToTheEnd(page, '#first');
    assert.deepEqual(await bank('second'), second);
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('cluekit:')),
    );
    assert.deepEqual(kept.sort(), ['cluekit:code-dependence/#first', 'cluekit:code-dependence/#second']);
    await page.reload();
    await drawn(page);
    await page.waitForFunction(() =>
      document
        .getElementById('second')
        ?.shadowRoot?.querySelector('word-bank')
        ?.shadowRoot?.querySelector('[part~=word]'),
    );
    assert.deepEqual(await bank('second'), second);
  });
});

inEachEngine(
  'what the file keeps on the device has the names of the SDK, so that a later file can read it',
  (at) =>
    opened(at, [file], game('players="2"'), async () => {
      const { page } = at;
      await drawn(page);
      await playUntil(page, '[part~=tags]');
      const kept = await page.evaluate(() =>
        JSON.parse(localStorage.getItem(`cluekit:code-dependence${location.pathname}`)),
      );
      const names = (object) => Object.keys(object).sort();
      assert.deepEqual(names(kept), ['id', 'log', 'settings']);
      const [start, command] = kept.log;
      assert.deepEqual(names(start), ['at', 'game', 'kind', 'options', 'rules', 'seq', 'source']);
      assert.deepEqual(names(command), ['at', 'audience', 'command', 'id', 'kind', 'seq', 'session']);
    }),
);
