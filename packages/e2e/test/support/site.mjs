import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import { resolve } from '../../bundle/shrink.mjs';
import { root } from '../../run/root.mjs';
import { listen, staticHandler } from '../../server/static.mjs';

const cdn = join(root, 'packages/elements/cdn');

/**
 * Stands first on every page: what the page's policy refuses is kept for the test to read, but for the icon that
 * Firefox looks for by itself on every page.
 */
const watch = `window.violations = [];
document.addEventListener('securitypolicyviolation', (event) => {
  if (event.blockedURI.endsWith('/favicon.ico')) return;
  window.violations.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample);
});
window.ended = 0;
document.addEventListener('game-end', () => window.ended++, true);`;

/**
 * A page that loads some scripts as modules, in order.
 *
 * @param {{ scripts?: string[], body?: string }} [parts]
 */
export function html({ scripts = ['/cdn/word-codes.js'], body = '<word-codes></word-codes>' } = {}) {
  const tags = scripts.map((source) => `<script type="module" src="${source}"></script>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Test</title>
<script src="/watch.js"></script>${tags.join('')}<body>${body}</body></html>`;
}

/** The drop-in file as another release of it would be: the same text with another version in it. */
export function otherVersion(version) {
  const own = JSON.parse(readFileSync(join(root, 'packages/elements/package.json'), 'utf8')).version;
  const code = readFileSync(join(cdn, 'word-codes.js'), 'utf8');
  if (!code.includes(own)) throw new Error(`the drop-in file does not hold its version, ${own}`);
  return code.replaceAll(own, version);
}

/** A script of the page's own, bundled from source with its own copy of every library. */
export async function bundle(source, plugins = []) {
  const entry = '\0page';
  const own = {
    name: 'page',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => (id === entry ? source : null),
  };
  // What the source imports is found as from here.
  const found = {
    name: 'from-here',
    resolveId(id, from) {
      return from === entry ? this.resolve(id, fileURLToPath(import.meta.url), { skipSelf: true }) : null;
    },
  };
  const made = await rollup({ input: entry, plugins: [own, found, ...plugins, resolve()] });
  const { output } = await made.generate({ format: 'es' });
  await made.close();
  return output[0].code;
}

/**
 * Serves pages and scripts that are no files, and the drop-in files under `/cdn/`.
 *
 * @param {Record<string, string>} contents by path: `.html`, `.js` or `.css`
 * @param {string} policy the Content-Security-Policy of every page
 * @param {Record<string, string>} [more] headers of everything, beside it
 */
export function site(contents, policy, more = {}) {
  const all = { '/watch.js': watch, ...contents };
  const handler = staticHandler({
    mounts: [['/cdn/', cdn]],
    headers: { ...(policy ? { 'content-security-policy': policy } : {}), ...more },
    virtual: (path) => {
      if (path === '/favicon.ico') return { type: '.ico', body: '' };
      if (all[path] === undefined) return undefined;
      return { type: /\.(?:js|css)$/.exec(path)?.[0] ?? '.html', body: all[path] };
    },
  });
  return listen(handler);
}
