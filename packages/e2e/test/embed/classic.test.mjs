import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/root.mjs';
import { listen, staticHandler } from '../../server/static.mjs';
import { drawn, game, playToTheEnd as playDependence } from '../code-dependence/support/play.mjs';
import { inEachEngine } from '../support/engines.mjs';
import { playToTheEnd, ready } from '../support/play.mjs';
import { site } from '../support/site.mjs';

const cdn = join(root, 'packages/elements/cdn');
const text = (name) => readFileSync(join(cdn, name), 'utf8');
const { files: hashes } = JSON.parse(text('integrity.json'));
const strict = "default-src 'none'; script-src 'self'; style-src 'self'";
const words = 'word-codes.iife.js';
const dependence = 'code-dependence.iife.js';
const tag = (src, more = '') => `<script src="${src}"${more}></script>`;
const page = (head, body) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Test</title>
${tag('/watch.js')}${head}<body>${body}</body></html>`;

async function opened(at, contents, policy, check) {
  const served = await site(contents, policy);
  const asked = [];
  at.page.on('request', (request) => asked.push(request.url()));
  try {
    await at.page.goto(`${served.url}/`);
    await check(asked);
  } finally {
    await served.close();
  }
}

/** The drop-in files on another server, which lets pages check them; some of them with other contents. */
function elsewhere(other = {}) {
  return listen(
    staticHandler({
      mounts: [['/', cdn]],
      headers: { 'access-control-allow-origin': '*' },
      virtual: (path) => (other[path] === undefined ? undefined : { type: '.js', body: other[path] }),
    }),
  );
}
const checked = (url, name) => tag(`${url}/${name}`, ` integrity="${hashes[name]}" crossorigin`);

inEachEngine(
  'B02 both games play from classic scripts under a strict policy, twice each and with an image in the way',
  (at) => {
    const clobber = '<img name="currentScript" alt="">';
    const body = `${clobber}<word-codes list="all"></word-codes>${game('deck="nature"')}`;
    // After the image, the document's currentScript is that.
    const html = page(
      '',
      `${body}${tag(`/cdn/${words}?v=2`)}${tag(`/cdn/${dependence}`)}${tag(`/cdn/${words}`)}`,
    );
    return opened(at, { '/': html }, strict, async (asked) => {
      await ready(at.page);
      await drawn(at.page);
      await playDependence(at.page);
      await at.page.evaluate(() => (window.ended = 0));
      await playToTheEnd(at.page);
      assert.deepEqual(await at.page.evaluate(() => window.violations), []);
      assert.deepEqual(await at.page.evaluate(() => Object.keys(window.cluekit).sort()), [
        'codeDependence',
        'wordCodes',
      ]);
      for (const name of ['code-dependence-engine', 'code-dependence-decks'])
        assert.equal(asked.filter((url) => url.endsWith(`/${name}.iife.js`)).length, 1, name);
      assert.deepEqual(at.errors, []);
    });
  },
);

inEachEngine('B02 a classic script under a nonce, with Trusted Types, loads what it needs later', (at) => {
  const policy =
    "default-src 'none'; script-src 'nonce-abc'; style-src 'self'; require-trusted-types-for 'script'; trusted-types cluekit cluekit-files";
  const html = page('', game('deck="nature"') + tag(`/cdn/${dependence}`, ' nonce="abc"')).replace(
    'src="/watch.js"',
    'src="/watch.js" nonce="abc"',
  );
  return opened(at, { '/': html }, policy, async () => {
    await drawn(at.page);
    await playDependence(at.page);
    assert.deepEqual(await at.page.evaluate(() => window.violations), []);
    assert.deepEqual(at.errors, []);
  });
});

for (const [tag, ready] of [
  ['<word-codes></word-codes>', 'game-menu nav'],
  [game(), '.card'],
])
  inEachEngine(`B02 by the autoloader under Trusted Types every file comes: ${tag.slice(1, 11)}`, (at) => {
    const policy =
      "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types cluekit cluekit-files";
    const html = page('<script src="/cdn/cluekit-autoload.js"></script>', tag);
    return opened(at, { '/': html }, policy, async () => {
      await at.page.waitForFunction(
        (wanted) => {
          const deep = (root, [first, ...rest]) =>
            [...root.querySelectorAll('*')].some(
              (each) =>
                (each.matches(first) && (rest.length === 0 || deep(each.shadowRoot ?? each, rest))) ||
                (each.shadowRoot && deep(each.shadowRoot, [first, ...rest])),
            );
          return deep(document, wanted.split(' '));
        },
        {},
        ready,
      );
      assert.deepEqual(await at.page.evaluate(() => window.violations), []);
      assert.deepEqual(at.errors, []);
    });
  });

inEachEngine(
  'B02 with integrity a module and classic scripts of another server play, and what is loaded later is checked',
  async (at) => {
    const far = await elsewhere();
    try {
      const module = checked(far.url, 'word-codes.js').replace('<script', '<script type="module"');
      const html = page(module + checked(far.url, dependence), `<word-codes></word-codes>${game()}`);
      await opened(at, { '/': html }, '', async (asked) => {
        await ready(at.page);
        await drawn(at.page);
        await playDependence(at.page);
        assert.ok(asked.includes(`${far.url}/code-dependence-engine.iife.js`));
        assert.deepEqual(at.errors, []);
      });
    } finally {
      await far.close();
    }
  },
);

inEachEngine(
  'B02 a file that was tampered with is refused: the first, and one that is loaded later',
  async (at) => {
    const evil = 'window.evil = true;';
    const far = await elsewhere({
      [`/${words}`]: evil + text(words),
      '/code-dependence-engine.iife.js': evil + text('code-dependence-engine.iife.js'),
    });
    try {
      const body = `<word-codes><p>Words to read.</p></word-codes>${game()}`;
      const html = page(checked(far.url, words) + checked(far.url, dependence), body);
      await opened(at, { '/': html }, '', async () => {
        await drawn(at.page);
        await at.page.waitForFunction(() =>
          document.querySelector('code-dependence').shadowRoot.querySelector('[role=alert]'),
        );
        const state = await at.page.evaluate(() => [
          'evil' in window,
          customElements.get('word-codes') === undefined,
          document.querySelector('word-codes p').checkVisibility(),
        ]);
        assert.deepEqual(state, [false, true, true]);
      });
    } finally {
      await far.close();
    }
  },
);
