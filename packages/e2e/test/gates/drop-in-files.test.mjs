import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { Parser } from 'acorn';
import { integrityOf } from '../../bundle/build-facts.mjs';
import { inline, singleFile } from '../../bundle/single-file.mjs';
import { files } from '../../run/files.mjs';
import { root } from '../../run/root.mjs';

const cdn = join(root, 'packages/elements/cdn');
const read = (name) => readFileSync(join(cdn, name), 'utf8');
const names = readdirSync(cdn);
const scripts = names.filter((name) => name.endsWith('.js'));
const isClassic = (name) => /\.iife\.js$|^cluekit-(?:autoload|frame|embed)\.js$/.test(name);
/** A worker is a module, and so is an old name that only leads to a new one. */
const isModuleOnly = (name) => /-worker\.js$/.test(name) || /^export ?\* ?from '[^']+';\s*$/.test(read(name));

/** The newest syntax that a drop-in file may hold: docs/embed.md names the browsers that know it. */
const parse = (code, sourceType) => Parser.parse(code, { ecmaVersion: 2022, sourceType });
/** What browsers of 2023 do not know, and no parser tells. */
const tooNew =
  /\b(?:Object\.groupBy|Map\.groupBy|Array\.fromAsync|Promise\.withResolvers|Promise\.try|AbortSignal\.any|Iterator\.from|URL\.parse|URL\.canParse)\b|\.(?:isWellFormed|toWellFormed|symmetricDifference|isSubsetOf|moveBefore|setHTMLUnsafe)\(/;

test('B02 integrity.json has the hash of every script and style sheet, as it is', () => {
  const { version, files: hashes } = JSON.parse(read('integrity.json'));
  assert.equal(version, JSON.parse(readFileSync(join(cdn, '../package.json'), 'utf8')).version);
  assert.deepEqual(Object.keys(hashes), names.filter((name) => /\.(?:js|css)$/.test(name)).sort());
  for (const [name, hash] of Object.entries(hashes)) {
    assert.match(hash, /^sha384-[\w+/]{64}$/);
    assert.equal(hash, integrityOf(readFileSync(join(cdn, name))), name);
  }
  assert.notEqual(integrityOf('a'), integrityOf('b'));
});

test('B02 every file has a classic form, and a file that loads others knows their hashes', () => {
  const modules = scripts.filter((name) => !isClassic(name) && !isModuleOnly(name));
  assert.ok(modules.length >= 6);
  for (const name of modules) assert.ok(scripts.includes(name.replace('.js', '.iife.js')), name);
  for (const name of scripts.filter(isClassic)) {
    const code = read(name);
    assert.doesNotMatch(code, /\bimport\(/, `${name} asks for a module`);
    for (const [, later] of code.matchAll(/\bloadBeside\w*\("([\w-]+)"\)/g)) {
      const file = `${later}.iife.js`;
      assert.ok(code.includes(integrityOf(readFileSync(join(cdn, file)))), `${name} knows ${file}`);
    }
  }
  for (const name of ['cluekit-autoload.js', 'cluekit-embed.js'])
    for (const file of ['word-codes.iife.js', 'code-dependence.iife.js'])
      assert.ok(read(name).includes(integrityOf(readFileSync(join(cdn, file)))), `${name} knows ${file}`);
  assert.match(read('code-dependence.iife.js'), /loadBeside\w*\("code-dependence-engine"\)/);
});

test('no drop-in file holds syntax or calls that browsers of 2023 do not know', () => {
  for (const name of scripts) {
    parse(read(name), isClassic(name) ? 'script' : 'module');
    assert.doesNotMatch(read(name), tooNew, name);
  }
  for (const name of names.filter((each) => each.endsWith('.html')))
    for (const [, code] of read(name).matchAll(/<script>(.*?)<\/script>/gs)) parse(code, 'script');
  assert.throws(() => parse('/[\\p{L}--a]/v', 'script'), SyntaxError);
  assert.throws(() => parse('await 1', 'script'), SyntaxError);
  assert.match('const groups = Object.groupBy(a, b)', tooNew);
});

test('B27 a script inside a page cannot end it, whatever it holds', () => {
  const code = 'let a = "</script><!-- </SCRIPT>";';
  const inside = inline(code);
  assert.doesNotMatch(inside, /<\/script|<!--/i);
  assert.equal(runInNewContext(`${inside} a`), '</script><!-- </SCRIPT>');
  const page = singleFile({ name: 'A', tag: 'a-b', scripts: [code, 'let b;'], style: 'p{}' });
  assert.equal(page.match(/<script>/g).length, 2);
  assert.match(page, /script-src 'sha256-[\w+/=]{44}' 'sha256-[\w+/=]{44}';/);
});

/** Addresses of servers that serve packages, without the version that they serve. */
const unpinned = (text) =>
  [
    ...text.matchAll(
      /https?:\/\/(?:[\w.-]*\.)?(?:jsdelivr\.net|unpkg\.com|esm\.sh|skypack\.dev|cdnjs\.cloudflare\.com|jspm\.io|esm\.run)\/[^\s"'`)<]*/g,
    ),
  ]
    .map(([url]) => url)
    .filter((url) => !/@\d+\.\d+\.\d+|\/\d+\.\d+\.\d+\//.test(url));

test('E12 no text shows an address of the files without a version', () => {
  const texts = [
    ...files('docs', /\.md$/),
    ...files('examples', /\.(?:html|js|md)$/),
    ...files('packages', /README\.md$/),
    ...['README.md', 'SECURITY.md', 'CONTRIBUTING.md'],
  ];
  assert.ok(texts.length > 15);
  for (const path of texts) assert.deepEqual(unpinned(readFileSync(join(root, path), 'utf8')), [], path);
  assert.equal(unpinned('see https://cdn.jsdelivr.net/npm/x/cdn/a.js').length, 1);
  assert.equal(unpinned('see https://unpkg.com/x@1.2.3/cdn/a.js').length, 0);
});
