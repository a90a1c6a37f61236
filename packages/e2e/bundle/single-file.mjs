import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A script as it may stand inside a page: nothing in it ends the script, or begins what HTML takes for a comment. */
export function inline(code) {
  const safe = code.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '<\\!--');
  if (/<\/script|<!--/i.test(safe)) throw new Error('this script cannot stand inside a page');
  return safe.trim();
}

/**
 * A game with everything in one page, which opens from a file. Its policy lets these very scripts run and nothing
 * load, from nowhere.
 *
 * @param {object} parts
 * @param {string} parts.name what the game is called
 * @param {string} parts.tag its element
 * @param {string[]} parts.scripts what runs, in order
 * @param {string} parts.style
 */
export function singleFile({ name, tag, scripts, style }) {
  const inside = scripts.map(inline);
  const policy = [
    `default-src 'none'`,
    `script-src ${inside.map(sha256).join(' ')}`,
    `style-src ${sha256(style)}`,
    `img-src data:`, // the empty icon, so that no browser asks a server for one
    `base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types cluekit`,
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${name}</title>
<style>${style}</style>
</head>
<body>
<main id="page">
<${tag}><p class="late">${name} needs JavaScript, and a browser of 2023 or later.</p></${tag}>
</main>
${inside.map((code) => `<script>${code}</script>`).join('\n')}
</body>
</html>
`;
}

/** The files that load later, as a script: each runs when the game first wants it, as it would come by itself. */
export function laterInside(files) {
  const functions = Object.entries(files).map(([name, code]) => `${JSON.stringify(name)}(){${code}\n}`);
  return `globalThis[Symbol.for("cluekit/inside/1")]={${functions.join(',')}};`;
}

/** A rollup plugin: `word-codes.html` and so on, each of the classic files that stand in `dir` already. */
export function singleFiles(dir, style, games) {
  return {
    name: 'single-files',
    generateBundle() {
      for (const { tag, name, later } of games) {
        const read = (file) => readFileSync(join(dir, `${file}.iife.js`), 'utf8');
        const files = Object.fromEntries(later.map((file) => [file, read(file)]));
        const scripts = [laterInside(files), read(tag)];
        const source = singleFile({ tag, name, scripts, style: readFileSync(style, 'utf8') });
        this.emitFile({ type: 'asset', fileName: `${tag}.html`, source });
      }
    },
  };
}
