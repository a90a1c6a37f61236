import assert from 'node:assert/strict';
import { join } from 'node:path';
import { root } from '../../run/root.mjs';
import { demoHandler } from '../../server/demo.mjs';
import { listen, staticHandler } from '../../server/static.mjs';
import { inEachEngine } from '../support/engines.mjs';

const folders = ['embed/', 'embed/frames.html', 'projector/', 'restyled/'];
const themes = ['paper', 'chalkboard', 'high-contrast'].map((name) => `themes/${name}.html`);
const examples = [
  '/',
  '/code-dependence.html',
  ...[...folders, ...themes].map((path) => `/examples/${path}`),
];
const files = [
  '/cdn/embed.html',
  '/cdn/embed.html?game=word-codes',
  '/cdn/embed.html?game=code-dependence',
  '/cdn/word-codes.html',
  '/cdn/code-dependence.html',
];

/** What a server was asked for and had not, while a page was opened and had time to look for its icon. */
async function missing(page, path, handler) {
  const asked = [];
  const served = await listen((request, response) => {
    response.on('finish', () => asked.push([response.statusCode, request.url]));
    return handler(request, response);
  });
  try {
    await page.goto(`${served.url}${path}`, { waitUntil: 'networkidle0' });
    return { count: asked.length, lost: asked.filter(([code, url]) => code >= 400 || url.endsWith('.ico')) };
  } finally {
    await served.close();
  }
}

/** The built files alone, under a policy of their server's or none. */
const filesUnder = (policy) =>
  staticHandler({
    mounts: [['/cdn/', join(root, 'packages/elements/cdn')]],
    headers: policy ? { 'content-security-policy': policy } : {},
  });
const strict = "default-src 'none'; script-src 'self'; style-src 'self'";
const cases = [
  ...examples.map((path) => [path, 'the policy of the demo', demoHandler()]),
  ...files.map((path) => [path, 'no policy', filesUnder('')]),
  ...files
    .filter((path) => path.includes('embed'))
    .map((path) => [path, 'a strict policy', filesUnder(strict)]),
];

for (const [path, under, handler] of cases)
  inEachEngine(
    `B03 B12 ${path} under ${under}: no icon is asked for or refused`,
    async ({ page, errors, engine }) => {
      const violations = [];
      await page.exposeFunction('tellViolation', (directive) => violations.push(directive));
      await page.evaluateOnNewDocument(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          window.tellViolation(`${violatedDirective} ${blockedURI}`),
        ),
      );
      const seen = await missing(page, path, handler);
      assert.ok(seen.count > 0);
      // Firefox looks for an icon of embed.html by itself: what keeps it from that, a strict policy refuses.
      const counts = (text) => engine !== 'firefox' || !path.includes('embed.html') || !text.endsWith('.ico');
      const lost = seen.lost.filter(([, url]) => counts(url));
      assert.deepEqual(lost, []);
      assert.deepEqual(violations.filter(counts), []);
      assert.deepEqual(errors, []);
    },
  );
