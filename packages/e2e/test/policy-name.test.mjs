import assert from 'node:assert/strict';
import { test } from 'node:test';
import { policyName } from '../bundle/policy-name.mjs';
import { inEachEngine } from './support/engines.mjs';
import { bundle, html, site } from './support/site.mjs';

const policy =
  "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html cluekit";
const renders = (id) => `import { html, render } from 'lit';
const place = document.createElement('p');
document.body.append(place);
render(html\`<b>\${'${id}'}</b>\`, place);`;

async function shown(page, plugins) {
  const scripts = {
    '/own.js': await bundle(renders('own')),
    '/ours.js': await bundle(renders('ours'), plugins),
    '/again.js': await bundle(renders('again'), plugins),
  };
  const served = await site({ ...scripts, '/': html({ scripts: Object.keys(scripts), body: '' }) }, policy);
  try {
    await page.goto(`${served.url}/`);
    return await page.$$eval('b', (found) => found.map((element) => element.textContent));
  } finally {
    await served.close();
  }
}

inEachEngine(
  'two copies of Lit with two policy names both render; a third copy throws while it renders only',
  async ({ page }) => {
    assert.deepEqual(await shown(page, [policyName()]), ['own', 'ours']);
  },
);

inEachEngine('without the new name the second copy fails', async ({ page, errors }) => {
  assert.deepEqual(await shown(page, []), ['own']);
  assert.match(errors.join('\n'), /policy/i);
});

test('a Lit that makes its policy in an unknown way stops the build', async () => {
  const other = {
    name: 'other',
    transform: (code) => code.replace('createPolicy("lit-html"', 'createPolicy(String("lit-html")'),
  };
  await assert.rejects(bundle(renders('a'), [other, policyName()]), /not known here/);
});
