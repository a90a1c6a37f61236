import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/root.mjs';
import { drawn, game, playToTheEnd } from './code-dependence/support/play.mjs';
import { inEachEngine } from './support/engines.mjs';
import { ready } from './support/play.mjs';
import { html, site } from './support/site.mjs';

const strict = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'";
const lexicon = 'lexicon="/cdn/lexicon-en.bin"';
const games = ['word-codes.js', 'code-dependence.js'];
const cdn = join(root, 'packages/elements/cdn');
const codes = (bots, words = lexicon) =>
  `<word-codes mode="coop" level="easy" pace="off" bots="${bots}" ${words}></word-codes>`;
const WORKER = 'cluekit-bots-worker.js';
const HERE = 'cluekit-bots.js';

/**
 * Plays Co-op in the page by what a person has there: flips some card or other, or gives clues. Runs in the browser, so it uses nothing from outside.
 */
async function playCodes() {
  const deep = (root, selector) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap((element) =>
      element.shadowRoot ? deep(element.shadowRoot, selector) : [],
    ),
  ];
  const { shadowRoot } = document.querySelector('word-codes');
  const find = (selector) =>
    deep(shadowRoot, selector).find(
      (each) => each.checkVisibility() && each.getAttribute('aria-disabled') !== 'true',
    );
  // More than a game has turns, and any of them may be refused: it may stand on the board.
  const words =
    `animal water house food music paper metal sky garden winter travel money school doctor picture family
weather machine ocean forest kitchen science sport colour letter holiday market danger people silver garment tool`.split(
      /\s+/,
    );
  const steps = [];
  for (let idle = 0; window.ended === 0 && idle < 400;) {
    const way = ['go-on', 'submit', 'flip', 'card'].find((part) => find(`[part~=${part}]`));
    const element = way && find(`[part~=${way}]${way === 'card' ? ':not(.up)' : ''}`);
    if (way === 'submit') {
      const field = find('#word');
      field.value = words.pop() ?? '';
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      deep(shadowRoot, '[part~=number] input')[0].click();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    idle = way ? 0 : idle + 1;
    if (way) steps.push(way);
    element?.click();
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return { steps, ended: window.ended, text: document.querySelector('word-codes').shadowRoot.textContent };
}

/** Opens a page of bots under a policy. Where files are missing, the others stand in a folder of their own. */
async function opened({ page }, { body, policy = strict, missing = [] }, check) {
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const bare = Object.fromEntries(
    readdirSync(cdn)
      .filter((name) => name.endsWith('.js') && !missing.includes(name))
      .map((name) => [`/bare/${name}`, readFileSync(join(cdn, name), 'utf8')]),
  );
  const folder = missing.length > 0 ? 'bare' : 'cdn';
  const scripts = games.map((name) => `/${folder}/${name}`);
  const served = await site({ '/': html({ scripts, body }), ...bare }, policy);
  try {
    await page.goto(`${served.url}/`);
    await ready(page, body.slice(1, body.indexOf(' ')));
    await check(asked.map((path) => path.split('/').at(-1)));
  } finally {
    await served.close();
  }
}

const refused = { policy: `${strict}; worker-src 'none'` };
const trusted = {
  policy: `${strict}; require-trusted-types-for 'script'; trusted-types cluekit 'allow-duplicates'`,
};
const ways = {
  'in a worker': { here: false },
  'where a policy refuses the worker, on the page': { ...refused, here: true },
  'where Trusted Types refuse the worker, on the page': { ...trusted, here: true },
  'where the worker’s file is missing, on the page': { missing: [WORKER], here: true },
};

for (const [way, { here, ...served }] of Object.entries(ways)) {
  inEachEngine(`bots of both games think ${way}, under a strict policy`, async (at) => {
    const body = codes('giver') + game(lexicon);
    await opened(at, { body, ...served }, async (asked) => {
      const { page, errors } = at;
      await drawn(page);
      const { steps, ended, text } = await page.evaluate(playCodes);
      assert.equal(ended, 1, steps.slice(-8).join());
      assert.ok(steps.includes('flip') && !steps.includes('submit'));
      assert.doesNotMatch(text, /[Ss]imple bots/);
      await playToTheEnd(page);
      assert.equal(asked.includes(HERE), here);
      const violations = await page.evaluate(() => window.violations);
      assert.deepEqual(
        violations.filter((each) => !/worker/i.test(each)),
        [],
      );
      if (!served.policy && !served.missing) assert.deepEqual([violations, errors], [[], []]);
    });
  });
}

inEachEngine('a person gives the clues and bots guess, to the end of a Co-op game', async (at) => {
  await opened(at, { body: codes('guessers') }, async () => {
    const { steps, ended, text } = await at.page.evaluate(playCodes);
    assert.equal(ended, 1, steps.slice(-8).join());
    assert.ok(steps.includes('submit') && !steps.includes('flip') && !steps.includes('card'));
    assert.doesNotMatch(text, /[Ss]imple bots/);
    assert.deepEqual(await at.page.evaluate(() => window.violations), []);
    assert.deepEqual(at.errors, []);
  });
});

inEachEngine('where the lexicon is missing simple bots play, and it is said', async (at) => {
  await opened(at, { body: codes('giver', 'lexicon="/none.bin"') }, async () => {
    const { steps, ended, text } = await at.page.evaluate(playCodes);
    assert.equal(ended, 1, steps.slice(-8).join());
    assert.match(text, /Simple bots play/);
  });
});

inEachEngine('where the bots’ file is missing people play, and it is said', async (at) => {
  await opened(at, { body: codes('giver'), missing: ['word-codes-bots.js'] }, async () => {
    const { steps, ended, text } = await at.page.evaluate(playCodes);
    assert.equal(ended, 1, steps.slice(-8).join());
    assert.ok(steps.includes('submit'));
    assert.match(text, /The bots did not arrive/);
  });
});
