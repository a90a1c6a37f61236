import assert from 'node:assert/strict';
import { drawn, game, playUntil, typeClue } from './code-dependence/support/play.mjs';
import { cramped } from './support/cramped.mjs';
import { inEachEngine } from './support/engines.mjs';
import { playToTheEnd, ready } from './support/play.mjs';
import { html, site } from './support/site.mjs';

/** What is left of a window of 1280 x 1024 px at 400 %. */
const SMALL = { width: 320, height: 256 };

/** Runs in the page: presses the first thing of a kind in any shadow root. */
function press([tag, selector]) {
  const deep = (root) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? deep(shadowRoot) : [])),
  ];
  const found = deep(document.querySelector(tag).shadowRoot);
  const seen = found.find((each) => each.checkVisibility());
  if (!seen) throw new Error(`${found.length} of ${selector}, and none can be seen`);
  seen.click();
}

/** Runs in the page: opens everything that can be opened. */
function unfold(tag) {
  const deep = (root) => [
    ...root.querySelectorAll('details'),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? deep(shadowRoot) : [])),
  ];
  for (const each of deep(document.querySelector(tag).shadowRoot)) each.open = true;
}

/** Opens a game in a small window; `look` checks a phase, `act` presses something. */
async function inSmallWindow({ page, errors }, tag, script, body, play) {
  await page.setViewport(SMALL);
  const served = await site({ '/': html({ scripts: [`/cdn/${script}.js`], body }) });
  const told = [];
  const look = async (phase) => {
    await new Promise((done) => setTimeout(done, 100));
    const { met, problems } = await cramped(page, tag);
    assert.ok(met > 3, `${phase}: ${met} things take the focus`);
    told.push(...problems.map((problem) => `${phase}: ${problem}`));
  };
  try {
    await page.goto(`${served.url}/`);
    await ready(page, tag);
    await play(look, (selector) => page.evaluate(press, [tag, selector]));
    assert.deepEqual(told, []);
    assert.deepEqual(errors, []);
  } finally {
    await served.close();
  }
}

inEachEngine('A35 Word Codes keeps nothing from people at 320 x 256 px', async (at) => {
  const { page } = at;
  await inSmallWindow(at, 'word-codes', 'word-codes', '<word-codes></word-codes>', async (look, act) => {
    await page.waitForFunction(() => document.querySelector('word-codes').record);
    await look('clue');
    await act('[part~=number] input');
    await act('[part~=submit]');
    await look('guess');
    await act('[part~=card]');
    await look('a card lifted');
    await act('[part~=foul]');
    await look('the question before a foul');
    await act('.ask button');
    await act('[part~=flip]');
    await look('a card flipped');
    for (let deep = 0; deep < 3; deep++) {
      await page.evaluate(unfold, 'word-codes');
      await page.waitForFunction(() =>
        document.querySelector('word-codes').shadowRoot.querySelector('game-settings'),
      );
    }
    await look('menus, settings and own words');
    await playToTheEnd(page);
    await look('result');
  });
});

inEachEngine('A35 Code Dependence keeps nothing from people at 320 x 256 px', async (at) => {
  const { page } = at;
  const lobby = '<code-dependence players="3" bots="1"></code-dependence>';
  await inSmallWindow(at, 'code-dependence', 'code-dependence', lobby, async (look) => {
    await page.waitForFunction(() =>
      document.querySelector('code-dependence').shadowRoot.querySelector('game-lobby'),
    );
    await page.evaluate(unfold, 'code-dependence');
    await look('lobby');
  });
  const duel = game('players="2" mode="duel" bots="0"');
  await inSmallWindow(at, 'code-dependence', 'code-dependence', duel, async (look, act) => {
    await drawn(page);
    await playUntil(page, '[part~=choose], [part~=keep]');
    await look('the choice of CODED');
    await playUntil(page, '[part~=tags]');
    await page.evaluate(typeClue, 'photosynthesis');
    await look('clue');
    await act('[part~=tags] input');
    await act('[part~=submit]');
    await playUntil(page, '[part~=pass]');
    await look('guess');
    await act('.card[aria-pressed=false]');
    await act('[part~=call]');
    await look('the question before a call');
    await act('.ask button');
    await act('[part~=guess]');
    await playUntil(page, '[part~=go-on]');
    await look('outcome');
    await page.evaluate(unfold, 'code-dependence');
    await look('menus');
    await playUntil(page, '[part~=play-again]');
    await look('result');
  });
});

inEachEngine(
  'the look at a small window tells what is too wide, cut off, or under something else',
  async ({ page }) => {
    await page.setViewport(SMALL);
    const cover = '<div style="position:fixed;inset:0;background:#fff"></div>';
    const inside = `<button style="display:block;width:500px">Wide</button>
<button style="display:block;width:20px;overflow:hidden;white-space:nowrap">Cut off</button>`;
    const make = (more) => `const root = document.querySelector('x-y').attachShadow({ mode: 'open' });
root.innerHTML = ${JSON.stringify(inside + more)};`;
    for (const [more, hidden] of [
      ['', 0],
      [cover, 2],
    ]) {
      const served = await site({
        '/': html({ scripts: ['/x.js'], body: '<x-y></x-y>' }),
        '/x.js': make(more),
      });
      try {
        await page.goto(`${served.url}/`);
        const { met, problems } = await cramped(page, 'x-y');
        assert.equal(met, 2);
        const count = (sort) => problems.filter((problem) => sort.test(problem)).length;
        const told = [count(/wider than the window/), count(/cut off$/), count(/cannot be seen/)];
        assert.deepEqual(told, [1, 1, hidden], problems.join('\n'));
      } finally {
        await served.close();
      }
    }
  },
);
