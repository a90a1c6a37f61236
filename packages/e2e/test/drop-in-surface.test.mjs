import assert from 'node:assert/strict';
import { everyday } from '@cluekit/sdk/decks/everyday';
import { replay } from '@cluekit/sdk/record';
import { deal } from '@cluekit/sdk/word-codes';
import { inEachEngine } from './support/engines.mjs';
import { onPage } from './support/on-page.mjs';
import { playToTheEnd, ready } from './support/play.mjs';
import { html } from './support/site.mjs';

/** A page with a game on it, once that is there. */
const onGamePage = (at, body, check, scripts) =>
  onPage(
    at,
    { '/': html({ ...(scripts && { scripts: Object.keys(scripts) }), body }), ...scripts },
    async (page) => {
      await page.waitForFunction(() => document.querySelector('.ready, word-codes')?.shadowRoot);
      await check(page);
    },
  );

/** What the first game on the page shows and says of itself. */
const seen = (page) =>
  page.evaluate(() => {
    const deep = (root, selector) => [
      ...root.querySelectorAll(selector),
      ...[...root.querySelectorAll('*')].flatMap((each) =>
        each.shadowRoot ? deep(each.shadowRoot, selector) : [],
      ),
    ];
    const game = document.querySelector('word-codes');
    const words = deep(game.shadowRoot, '[part~=word]');
    return {
      words: words.map((word) => word.textContent),
      lang: words[0]?.lang,
      holds: deep(game.shadowRoot, '[part~=hold]').length,
      toggles: deep(game.shadowRoot, '[part~=toggle]').length,
      menus: deep(game.shadowRoot, 'game-menu').length,
      theme: game.getAttribute('theme'),
      scheme: getComputedStyle(game).colorScheme,
      properties: [game.mode, game.level, game.list, game.noMenu, game.peek, game.wordsLang],
      options: game.record?.options,
    };
  });

const dealt = (page) =>
  page.waitForFunction(() => (document.querySelector('word-codes').record?.board.words.length ?? 0) === 25);

inEachEngine('the drop-in file takes every attribute, and every property set before it came', async (at) => {
  const words = everyday.words.slice(0, 30).join(', ');
  const body = `<word-codes mode="coop" level="easy" list="own" words="${words}" words-lang="en-GB" peek="toggle" theme="dark" no-menu></word-codes>`;
  await onGamePage(at, body, async (page) => {
    await dealt(page);
    const { words: shown, ...rest } = await seen(page);
    assert.ok(
      shown.every((word) => words.includes(word)),
      shown.join(),
    );
    assert.deepEqual(rest, {
      lang: 'en-GB',
      holds: 0,
      toggles: 1,
      menus: 0,
      theme: 'dark',
      scheme: 'dark',
      properties: ['coop', 'easy', 'own', true, 'toggle', 'en-GB'],
      options: { mode: 'coop', level: 'easy' },
    });
    await page.evaluate(() => {
      const game = document.querySelector('word-codes');
      game.removeAttribute('no-menu');
      Object.assign(game, { peek: 'hold', theme: 'light' });
      return game.updateComplete;
    });
    await page.waitForFunction(() => document.querySelector('word-codes').getAttribute('theme') === 'light');
    const after = await seen(page);
    assert.deepEqual([after.holds, after.toggles, after.menus, after.scheme], [1, 0, 1, 'light']);
  });
  const early = `const game = document.querySelector('word-codes');
Object.assign(game, { mode: 'coop', noMenu: true, peek: 'hold' });
await import('/cdn/word-codes.js');
game.classList.add('ready');`;
  await onGamePage(
    at,
    '<word-codes></word-codes>',
    async (page) => {
      await dealt(page);
      const { properties, menus, toggles, options } = await seen(page);
      assert.deepEqual(properties.slice(0, 5), ['coop', 'standard', 'everyday', true, 'hold']);
      assert.deepEqual([menus, toggles, options], [0, 0, { mode: 'coop', level: 'standard' }]);
    },
    { '/early.js': early },
  );
});

inEachEngine(
  'the drop-in file deals by code, lets a page prevent, and gives a record that replays',
  async (at) => {
    await onGamePage(at, '<word-codes no-menu></word-codes>', async (page) => {
      await dealt(page);
      const code = await page.evaluate(async () => {
        const game = document.querySelector('word-codes');
        await game.newGame();
        window.problems = [];
        game.addEventListener('game-problem', ({ message }) => window.problems.push(message));
        const before = game.record.board.words.join();
        await game.playCode('ABC-DEF-GHK');
        return game.record.board.words.join() === before ? 'the table stayed' : 'the table changed';
      });
      assert.equal(code, 'the table stayed');
      assert.deepEqual(await page.evaluate(() => window.problems), [
        'That is not a game code. Check it for a slip of typing.',
      ]);
      const prevented = await page.evaluate(async () => {
        const game = document.querySelector('word-codes');
        const stop = (event) => {
          window.asked = { type: event.command.type, keys: Object.keys(event.command).sort() };
          event.preventDefault();
          window.answer = event.result;
        };
        game.addEventListener('clue-request', stop, { once: true });
        const composer = game.shadowRoot.querySelector('clue-composer');
        composer.shadowRoot.querySelector('input[type=radio]').click();
        await composer.updateComplete;
        composer.shadowRoot.querySelector('[part~=submit]').click();
        return {
          asked: window.asked,
          answer: await window.answer,
          phase: game.shadowRoot.querySelector('word-game').store.getSnapshot().view.shared.phase,
        };
      });
      assert.deepEqual(prevented, {
        asked: { type: 'giveClue', keys: ['number', 'type', 'word'] },
        answer: null,
        phase: 'clue',
      });
      await playToTheEnd(page);
      const record = await page.evaluate(() => document.querySelector('word-codes').record);
      assert.equal(replay(JSON.stringify(record)).phase, 'finished');
      assert.deepEqual(record.deck, { name: 'everyday', language: 'en', version: 1 });
      assert.deepEqual(deal({ code: record.code, words: everyday.words }).board, record.board);
    });
  },
);

inEachEngine('the drop-in file says in words what it refuses, and registers under a prefix', async (at) => {
  const prefixed = `import { defineElements, VERSION } from '/cdn/word-codes.js';
defineElements({ prefix: 'my-' });
const game = document.createElement('my-word-codes');
game.className = 'ready';
document.body.append(game);
window.version = VERSION;`;
  await onGamePage(
    at,
    '<word-codes></word-codes>',
    async (page) => {
      await ready(page, 'my-word-codes');
      await page.waitForFunction(() => document.querySelector('my-word-codes').record);
      assert.match(await page.evaluate(() => window.version), /^\d+\.\d+\.\d+$/);
      const said = await page.evaluate(async () => {
        const game = document.querySelector('word-codes');
        await game.updateComplete;
        const composer = game.shadowRoot.querySelector('clue-composer');
        // A command that no host reads: the client refuses it as a bad frame.
        composer.addEventListener('clue-request', (event) => (event.command.word = 'x'.repeat(1e6)));
        composer.shadowRoot.querySelector('input[type=radio]').click();
        await composer.updateComplete;
        composer.shadowRoot.querySelector('[part~=submit]').click();
        await new Promise((resolve) => setTimeout(resolve, 100));
        return composer.shadowRoot.querySelector('[part~=problem]').textContent;
      });
      assert.equal(said, 'Not allowed: That did not work. Please try again.');
    },
    { '/prefixed.js': prefixed },
  );
});
