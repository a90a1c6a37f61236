import assert from 'node:assert/strict';
import { drawn, playToTheEnd as playDependence } from '../code-dependence/support/play.mjs';
import { inEachEngine } from '../support/engines.mjs';
import { playToTheEnd, ready } from '../support/play.mjs';
import { host, opened } from './support/frame.mjs';

const head =
  '<link rel="stylesheet" href="/host.css"><script src="/cdn/word-codes.iife.js"></script><script src="/cdn/code-dependence.iife.js"></script>';
const dependence = (id) =>
  `<code-dependence id="${id}" no-lobby players="3" bots="2" rounds="1" pace="off"></code-dependence>`;

/** How much wider than its column each game is, and whether anything in it stands outside of it. */
const over = (page) =>
  page.evaluate(() => {
    const deep = (root) =>
      [...root.querySelectorAll('*')].flatMap((each) => [
        each,
        ...(each.shadowRoot ? deep(each.shadowRoot) : []),
      ]);
    return deep(document)
      .filter((each) => /^(word-codes|code-dependence)$/.test(each.localName) && each.checkVisibility())
      .flatMap((game) => {
        const column = (game.parentElement ?? game.getRootNode().host).getBoundingClientRect();
        const parts = deep(game.shadowRoot).filter(
          (part) => part.checkVisibility() && !part.closest('.sr, svg'),
        );
        return parts
          .map((part) => [part, part.getBoundingClientRect()])
          .filter(
            ([, { left, right, width }]) => width > 1 && (right > column.right + 7 || left < column.left - 7),
          )
          .map(([part, { width }]) => `${game.localName} ${part.localName}.${part.className} ${width}`);
      });
  });

const all = (page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('word-codes')].every(({ record }) => record?.board.words.length === 25),
  );

/** What pages say of everything, as loud as can be: of the elements themselves, and of all text around them. */
const others = `button, input, form, fieldset, p, ul, li, [part], .card { display: none !important;
  position: fixed !important; visibility: hidden !important; color: transparent !important; transform: scale(9) !important }
:host { display: none }
main { display: block !important; width: 280px !important }`;
const hostile = {
  'everything is unset': `* { all: unset !important } ${others}`,
  'all text around is odd': `${others} main { letter-spacing: 9px !important; word-spacing: 30px !important;
  text-transform: uppercase !important; white-space: nowrap !important; line-height: 3 !important; cursor: wait !important;
  text-align: right !important; text-indent: 60px !important; font-style: italic !important; direction: rtl !important;
  font-variant: small-caps !important; word-break: break-all !important; visibility: visible !important }`,
  'all text around is 40 px': `${others} main { width: 600px !important; font-size: 40px !important }`,
};

for (const [name, css] of Object.entries(hostile))
  inEachEngine(`B12 B13 two games of each kind on a page where ${name}: each plays by itself`, (at) => {
    const { page } = at;
    const games = ['a', 'b'].map(
      (id) => `<main><word-codes id="${id}"></word-codes></main><main>${dependence(`${id}2`)}</main>`,
    );
    return opened(at, { '/': host([], { head, body: games.join('') }), '/host.css': css }, async () => {
      await drawn(page);
      await all(page);
      const words = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('word-codes')].map(({ record }) => record.board.words.join()),
        );
      const [first, second] = await words();
      assert.notEqual(first, second);
      assert.deepEqual(await over(page), []);
      const seen = await page.evaluate(() => {
        const card = document
          .querySelector('word-codes')
          .shadowRoot.querySelector('word-bank')
          .shadowRoot.querySelector('.card');
        const { textTransform, whiteSpace, letterSpacing, visibility, display } = getComputedStyle(card);
        return [textTransform, whiteSpace, letterSpacing, visibility, display !== 'none'];
      });
      assert.deepEqual(seen, ['none', 'normal', 'normal', 'visible', true]);
      await playToTheEnd(page, '#a');
      await playDependence(page, '#a2');
      assert.deepEqual(await over(page), []);
      assert.deepEqual(await words(), [first, second]);
      assert.deepEqual(at.errors, []);
    });
  });

inEachEngine('B12 a game’s styles do not reach the page', (at) =>
  opened(
    at,
    {
      '/': host([], { head, body: '<p class="card problem">Mine</p><word-codes></word-codes>' }),
      '/host.css': '',
    },
    async () => {
      const look = () =>
        at.page.$eval('p', (mine) =>
          [...getComputedStyle(mine)].map((name) => getComputedStyle(mine)[name]).join('|'),
        );
      await ready(at.page);
      const after = await look();
      await at.page.$eval('word-codes', (game) => game.remove());
      assert.equal(await look(), after);
      assert.equal(await at.page.evaluate(() => document.adoptedStyleSheets.length), 0);
    },
  ),
);

/** Stands the games somewhere, by a script of the page. */
const stand = `window.stand = (where) => {
  const make = (tag, more) => Object.assign(document.createElement(tag), more);
  const word = make('word-codes', { id: 'w' });
  const other = make('code-dependence', { id: 'd', noLobby: true, players: 3, bots: 2, rounds: 1, pace: 'off', noKeep: true });
  const place = document.body.appendChild(make(where === 'dialog' ? 'dialog' : 'section'));
  if (where === 'rtl') place.dir = 'rtl';
  const root = where === 'shadow' ? place.attachShadow({ mode: 'open' }) : place;
  for (const game of [word, other]) {
    const column = make('div', { className: 'column' });
    if (where === 'shadow') column.style.width = '280px';
    if (where === 'hidden') game.hidden = true;
    column.append(game);
    root.append(column);
  }
  if (where === 'dialog') place.showModal();
  return root;
};`;

for (const where of ['shadow', 'dialog', 'hidden', 'rtl'])
  inEachEngine(`B12 B30 both games play in a column of 280 px: ${where}`, (at) => {
    const { page } = at;
    const css = '.column { width: 280px; margin: 20px }';
    const contents = { '/': host([], { head, body: '<script src="/stand.js"></script>' }), '/host.css': css };
    return opened(at, { ...contents, '/stand.js': stand }, async () => {
      await page.evaluate((place) => {
        const root = window.stand(place);
        // The tests' player looks for its game from the document.
        const find = document.querySelector.bind(document);
        document.querySelector = (selector) => find(selector) ?? root.querySelector(selector);
      }, where);
      await ready(page, '#w');
      await page.waitForFunction(() => document.querySelector('#w').record);
      if (where === 'hidden') {
        const shown = () =>
          page.evaluate(() => ['#w', '#d'].map((id) => document.querySelector(id).checkVisibility()));
        assert.deepEqual(await shown(), [false, false]);
        await page.evaluate(() => ['#w', '#d'].map((id) => (document.querySelector(id).hidden = false)));
        assert.deepEqual(await shown(), [true, true]);
      }
      assert.deepEqual(await over(page), []);
      if (where === 'rtl') {
        await page.waitForFunction(() => {
          const bank = document
            .querySelector('#w')
            .shadowRoot.querySelector('word-bank')
            .shadowRoot.querySelector('.bank');
          const [right, first] = [bank, bank.querySelector('.card')].map(
            (each) => each.getBoundingClientRect().right,
          );
          return Math.abs(right - first) < 3;
        });
        const left = await page.evaluate(() => {
          const deep = (root) =>
            [...root.querySelectorAll('*')].flatMap((each) => [
              each,
              ...(each.shadowRoot ? deep(each.shadowRoot) : []),
            ]);
          const told = deep(document.querySelector('#w').shadowRoot).filter((each) =>
            each.matches('h3, .hint, .none, summary'),
          );
          return told
            .filter((each) => each.checkVisibility() && each.clientWidth > 150)
            .flatMap((each) => {
              const range = document.createRange();
              range.selectNodeContents(each);
              const [text, box] = [range, each].map((one) => one.getBoundingClientRect());
              return box.right - text.right > text.left - box.left + 1 ? each.textContent.trim() : [];
            });
        });
        assert.deepEqual(left, [], 'texts begin where the page begins its lines');
      }
      await playToTheEnd(page, '#w');
      await playDependence(page, '#d');
      assert.deepEqual(await over(page), []);
      assert.deepEqual(at.errors, []);
    });
  });
