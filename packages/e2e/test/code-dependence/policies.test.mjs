import assert from 'node:assert/strict';
import { inEachEngine } from '../support/engines.mjs';
import { bundle, html, site } from '../support/site.mjs';
import { drawn, game, playToTheEnd } from './support/play.mjs';

const strict = "default-src 'none'; script-src 'self'; style-src 'self'";
const trusted = `${strict}; require-trusted-types-for 'script'; trusted-types lit-html cluekit`;
const file = '/cdn/code-dependence.js';
const own = `import { html, LitElement } from 'lit';
customElements.define('page-own', class extends LitElement {
  render() { return html\`<b>\${'the page’s own Lit'}</b>\`; }
});`;

/** Plays a round on a page under a policy: nothing is refused, and no error is told. */
async function playsUnder(policy, { page, errors }, { scripts = [file], before = '', files = {} } = {}) {
  const served = await site({ ...files, '/': html({ scripts, body: before + game() }) }, policy);
  try {
    await page.goto(`${served.url}/`);
    await drawn(page);
    const steps = await playToTheEnd(page);
    for (const step of ['keep', 'submit', 'guess', 'go-on']) assert.ok(steps.includes(step), step);
    assert.deepEqual(await page.evaluate(() => window.violations), []);
    assert.deepEqual(errors, []);
    return before === '' ? '' : await page.$eval('page-own', (element) => element.shadowRoot.textContent);
  } finally {
    await served.close();
  }
}

inEachEngine('Code Dependence plays a round under a strict policy, and nothing is refused', (at) =>
  playsUnder(strict, at),
);

inEachEngine(
  'where a policy refuses the engine file, that is seen, and the game says so',
  async ({ page }) => {
    const host = 'http://127.0.0.1:*';
    const policy = `default-src 'none'; script-src ${host}/watch.js ${host}${file}`;
    const served = await site({ '/': html({ scripts: [file], body: game() }) }, policy);
    try {
      await page.goto(`${served.url}/`);
      await page.waitForFunction(
        () =>
          document.querySelector('code-dependence')?.shadowRoot?.querySelector('[role=alert]')
            ?.textContent !== '',
        { timeout: 10_000 },
      );
      const [violation] = await page.evaluate(() => window.violations);
      assert.match(violation, /code-dependence-engine\.js/);
    } finally {
      await served.close();
    }
  },
);

for (const scripts of [
  ['/own.js', file],
  [file, '/own.js'],
]) {
  inEachEngine(
    `Code Dependence with trusted types and the page’s own Lit: ${scripts.join(', then ')}`,
    async (at) => {
      const files = { '/own.js': await bundle(own) };
      const text = await playsUnder(trusted, at, { scripts, before: '<page-own></page-own>', files });
      assert.match(text, /own Lit/);
    },
  );
}
