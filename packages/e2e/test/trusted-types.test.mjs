import assert from 'node:assert/strict';
import { inEachEngine } from './support/engines.mjs';
import { playToTheEnd, ready } from './support/play.mjs';
import { bundle, html, site } from './support/site.mjs';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types lit-html cluekit";
const own = `import { html, LitElement } from 'lit';
customElements.define('page-own', class extends LitElement {
  render() { return html\`<b>\${'the page’s own Lit'}</b>\`; }
});`;

for (const order of [
  ['/own.js', '/cdn/word-codes.js'],
  ['/cdn/word-codes.js', '/own.js'],
]) {
  inEachEngine(
    `a page with trusted types and its own Lit: ${order.join(', then ')}`,
    async ({ page, errors }) => {
      const body = '<page-own></page-own><word-codes></word-codes>';
      const served = await site(
        { '/': html({ scripts: order, body }), '/own.js': await bundle(own) },
        policy,
      );
      try {
        await page.goto(`${served.url}/`);
        await ready(page, 'page-own');
        await ready(page);
        await playToTheEnd(page);
        const text = await page.$eval('page-own', (element) => element.shadowRoot.textContent);
        assert.match(text, /own Lit/);
        assert.deepEqual(await page.evaluate(() => window.violations), []);
        assert.deepEqual(errors, []);
      } finally {
        await served.close();
      }
    },
  );
}
