import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/root.mjs';
import { inEachEngine } from '../support/engines.mjs';
import { ready } from '../support/play.mjs';
import { host, inFrame, opened, strict, told } from './support/frame.mjs';

/** Opens `embed.html` by itself at one address after the other. */
async function addresses(at, cases, policy = strict) {
  const blank = { '/': '<!doctype html><title>Blank</title>' };
  await opened(
    at,
    blank,
    ({ url }) => cases((query) => at.page.goto(`${url}/cdn/embed.html${query}`)),
    policy,
  );
}

const dealt = (page) => page.waitForFunction(() => document.querySelector('word-codes')?.record);
/** The attributes of the element that plays, and what the page says beside it. */
const set = (page, tag) =>
  page.$eval(tag, (game) => Object.fromEntries([...game.attributes].map(({ name, value }) => [name, value])));
const offered = (page) => page.$$eval('#offer > *', (all) => all.map(({ textContent }) => textContent));
const notes = (page) => page.$$eval('#notes p', (all) => all.map(({ textContent }) => textContent));

inEachEngine('every attribute of both games can be set by the address, in its query and its fragment', (at) =>
  addresses(at, async (open) => {
    const { page } = at;
    for (const tag of ['word-codes', 'code-dependence']) {
      await open(`?game=${tag}`);
      await ready(page, tag);
      const names = await page.evaluate((name) => customElements.get(name).observedAttributes, tag);
      assert.ok(names.length >= 9, names.join());
      const some = {
        mode: tag === 'word-codes' ? 'coop' : 'duel',
        deck: 'nature',
        theme: 'dark',
        players: '2',
      };
      const more = {
        rounds: '1',
        bots: '1',
        timers: '2',
        list: 'all',
        level: 'easy',
        peek: 'hold',
        pace: 'off',
      };
      const looks = { layout: 'list', motion: 'off', sound: 'off', 'text-size': 'large' };
      const given = {
        ...some,
        ...more,
        ...looks,
        'guess-mode': 'sequential',
        announcer: 'none',
        lexicon: 'lexicon-en.bin',
      };
      const isSwitch = await page.evaluate((name) => {
        const { elementProperties } = customElements.get(name);
        return [...elementProperties]
          .filter(([, { type }]) => type === Boolean)
          .map(([property, { attribute }]) => attribute ?? property.toLowerCase());
      }, tag);
      const value = (name) => given[name] ?? (isSwitch.includes(name) ? '' : 'x');
      const parts = names
        .filter((name) => !['code', 'words'].includes(name))
        .map((name) => [name, value(name)]);
      const half = Math.floor(parts.length / 2);
      const [query, hash] = [parts.slice(0, half), parts.slice(half)].map(
        (each) => new URLSearchParams(each),
      );
      await open(`?game=${tag}&${query}#${hash}`);
      await ready(page, tag);
      assert.deepEqual(await set(page, tag), Object.fromEntries(parts));
      assert.deepEqual(await notes(page), []);
    }
  }),
);

inEachEngine('a code deals its board from query and fragment, and does not stand in the document', (at) =>
  addresses(at, async (open) => {
    const words = async (query) => {
      await open(query);
      await dealt(at.page);
      assert.deepEqual(await set(at.page, 'word-codes'), {});
      return at.page.$eval('word-codes', ({ record }) => record.board.words.join());
    };
    const first = await words('?game=word-codes&code=2WM-GRR-JM2');
    assert.equal(await words('?game=word-codes#code=2WM-GRR-JM2'), first);
    assert.equal(await words('?game=word-codes&a=1#word-codes=2WM-GRR-JM2'), first);
    const [note, ...others] = await notes(at.page);
    assert.equal(note, 'Word Codes has no setting called “a”, so it is left out.');
    assert.deepEqual(others, []);
    // The link of one's own words is the game's, and no setting.
    await open('?game=word-codes#word-codes.deck=1abc');
    await at.page.waitForSelector('word-codes');
    await ready(at.page);
    assert.deepEqual(await notes(at.page), []);
    await open('?game=word-codes&a=1#word-codes=2WM-GRR-JM2');
    await dealt(at.page);
    // Another code in the fragment deals without a new page; other settings are a new page.
    await at.page.evaluate(() => (window.same = true));
    await at.page.evaluate(() => (location.hash = 'word-codes=7KQ-3ZX-9PM'));
    await at.page.evaluate(() => (location.hash = 'mode=coop'));
    await at.page.waitForFunction(
      () => window.same === undefined && document.querySelector('word-codes[mode=coop]'),
    );
  }),
);

inEachEngine('what is wrong in an address is told, each once, and the game plays without it', (at) =>
  addresses(at, async (open) => {
    const { page } = at;
    const nasty = '<img src=x onerror=alert(1)>';
    const bad = {
      theme: 'purple',
      mode: 'solo',
      peek: nasty,
      'no-menu': 'maybe',
      dir: 'up',
      lang: '"',
      [nasty]: '1',
    };
    await open(`?game=word-codes&${new URLSearchParams(bad)}&level=&no-menu=maybe#dir=up`);
    await dealt(page);
    const said = await notes(page);
    assert.equal(said.length, 7, said.join('\n'));
    for (const name of [
      'theme cannot be “purple”',
      'mode cannot be “solo”',
      'no-menu cannot',
      'dir cannot',
      'lang cannot',
    ])
      assert.equal(said.filter((text) => text.startsWith(name)).length, 1, name);
    assert.ok(
      said.some((text) => text.includes(nasty.slice(0, 20))),
      'as text',
    );
    assert.equal(await page.$('img'), null);
    await open(
      `?${new URLSearchParams({ game: 'code-dependence', players: '9', lexicon: 'https://example.org/x.bin' })}`,
    );
    await ready(page, 'code-dependence');
    const [players, lexicon] = await notes(page);
    assert.match(players, /^players cannot be “9”.* 2, 3, 4, 5, 6, 7\.$/);
    assert.match(lexicon, /^lexicon cannot be “https:\/\/example\.org\/x\.bin”/);
    await open('?game=word-codes&lang=de-CH&dir=rtl&theme=dark&words=One,Two');
    await page.waitForFunction(() =>
      document.querySelector('word-codes')?.shadowRoot?.querySelector('[role=alert]'),
    );
    const page2 = await page.evaluate(() => {
      const { lang, dir } = document.documentElement;
      return [lang, dir, getComputedStyle(document.documentElement).colorScheme];
    });
    assert.deepEqual(page2, ['de-CH', 'rtl', 'dark']);
  }),
);

inEachEngine('words that make no board: both numbers, and ours one press away, by keys too', (at) =>
  addresses(at, async (open) => {
    const { page } = at;
    for (const [query, says, keeps] of [
      [
        '?game=word-codes&mode=coop#words=a,b,c',
        'A board needs 25 different words; this list has 3.',
        'coop',
      ],
      ['?game=word-codes&list=own&code=2WM-GRR-JM', 'list is one of: everyday, all, own.', 'teams'],
    ]) {
      await open(query);
      await page.waitForSelector('#offer[role=status] button');
      const alert = (game) => game.shadowRoot.querySelector('[role=alert]').textContent;
      assert.equal(await page.$eval('word-codes', alert), says);
      assert.deepEqual(await offered(page), ['Play with the Everyday words']);
      await page.keyboard.press('Tab');
      assert.equal(await page.evaluate(() => document.activeElement.localName), 'button');
      await page.keyboard.press('Enter');
      await dealt(page);
      const { deck, options } = await page.$eval('word-codes', ({ record }) => record);
      assert.deepEqual([deck.name, options.mode], ['everyday', keeps]);
      assert.deepEqual(await offered(page), []);
      assert.equal(await page.evaluate(() => document.activeElement.id), 'place');
    }
    // A code with a slip in it is told by the game, which has dealt a board.
    await open('?game=word-codes&code=2WM-GRR-JM');
    await dealt(page);
    assert.deepEqual(await offered(page), []);
  }),
);

inEachEngine('without a game there is the choice of one, and a wrong name is told', (at) =>
  addresses(at, async (open) => {
    const { page } = at;
    for (const [query, says] of [
      ['', ''],
      ['?game=chess', 'There is no game called “chess”.'],
      ['?game=constructor', 'There is no game called “constructor”.'],
      ['?mode=coop#level=easy', ''],
    ]) {
      await open(query);
      const told = await page.$$eval('#place > p', (all) => all.map((text) => text.textContent).join());
      assert.equal(told, says);
      assert.equal(await page.$eval('#place h1', (heading) => heading.textContent), 'Which game?');
    }
    await page.click('#place a');
    await dealt(page);
    const options = await page.evaluate(() => document.querySelector('word-codes').record.options);
    assert.deepEqual(options, { mode: 'coop', level: 'easy' });
    assert.equal(await page.evaluate(() => location.search), '?mode=coop', 'no server is told the fragment');
  }),
);

inEachEngine('a game whose file is missing, or that the browser cannot run, is told in the frame', (at) => {
  const text = (name) => readFileSync(join(root, 'packages/elements/cdn', name), 'utf8');
  const files = { '/old/embed.html': text('embed.html'), '/old/cluekit-embed.js': text('cluekit-embed.js') };
  const more = { ...files, '/old/cluekit-embed.css': '', '/old/word-codes.iife.js': 'let new = syntax;' };
  const frame = (game) => host([{ query: `?game=${game}` }]).replace('/cdn/', '/old/');
  return opened(
    at,
    { '/': frame('code-dependence'), '/next': frame('word-codes'), ...more },
    async ({ url }) => {
      const says = async (pattern) => {
        const inside = await inFrame(at.page);
        await inside.waitForFunction(
          (source) => new RegExp(source).test(document.body.textContent),
          {},
          pattern,
        );
        assert.equal(await told(inside, 'notes'), '');
      };
      await says('Code Dependence did not load. Try again');
      await at.page.goto(`${url}/next`);
      await says('Word Codes needs a newer browser: one of 2023 or later.');
    },
  );
});
