import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rollup } from 'rollup';
import { resolve, shrink } from '../bundle/shrink.mjs';
import { root } from '../run/root.mjs';
import { manifest } from './exports.mjs';

/** The most that a drop-in file may ever weigh, gzipped, by its name in the table. */
export const musts = { 'cdn/word-codes.js': 50_000, 'cdn/code-dependence.js': 55_000 };

const gzip = (code) => gzipSync(code, { level: 9 }).length;
const library = (name) => new RegExp(`^${name}(/|$)`);

async function bundled(input, external) {
  // An entry whose exports are only types leaves an empty bundle, which is no mistake.
  const onwarn = (warning, warn) => warning.code !== 'EMPTY_BUNDLE' && warn(warning);
  const bundle = await rollup({ input, external, plugins: [resolve()], onwarn });
  const { output } = await bundle.generate({
    format: 'es',
    inlineDynamicImports: true,
    plugins: [shrink()],
  });
  await bundle.close();
  return { bytes: gzip(output[0].code), modules: Object.keys(output[0].modules) };
}

function entryFiles(folder) {
  const { name, exports } = manifest(folder);
  const own = Object.entries(exports).filter(([key, entry]) => !key.includes('*') && entry.default);
  return own.map(([key, entry]) => [name + key.slice(1), join(root, 'packages', folder, entry.default)]);
}

async function sdkRows() {
  const rows = {};
  for (const [name, file] of entryFiles('sdk')) {
    const whole = await bundled(file, []);
    rows[name] = whole.bytes;
    if (!whole.modules.some((path) => /[\\/]node_modules[\\/]xstate[\\/]/.test(path))) continue;
    rows[`${name}, xstate apart`] = (await bundled(file, [library('xstate')])).bytes;
  }
  return rows;
}

async function botRows() {
  const rows = {};
  for (const [name, file] of entryFiles('bots'))
    rows[`${name}, sdk apart`] = (await bundled(file, [library('@cluekit/sdk')])).bytes;
  return rows;
}

async function elementRows() {
  const apart = ['lit', '@lit/context', '@cluekit/sdk'].map(library);
  const rows = {};
  for (const [name, file] of entryFiles('elements')) {
    rows[`${name}, lit and sdk apart`] = (await bundled(file, apart)).bytes;
  }
  return rows;
}

/** The drop-in files, as they are served: modules, the same as classic scripts, and the small ones. */
const modules = [
  'cdn/word-codes.js',
  'cdn/word-codes-all.js',
  'cdn/word-codes-menu.js',
  'cdn/word-codes-more.js',
  'cdn/code-dependence.js',
  'cdn/code-dependence-engine.js',
  'cdn/code-dependence-decks.js',
  'cdn/word-codes-bots.js',
  'cdn/cluekit-bots.js',
  'cdn/cluekit-bots-worker.js',
  'cdn/game-print.js',
  'cdn/game-feed.js',
  'cdn/game-projector.js',
];
const dropIns = [
  ...modules,
  ...modules.map((name) => name.replace('.js', '.iife.js')),
  ...['autoload', 'frame', 'embed'].map((name) => `cdn/cluekit-${name}.js`),
];

function cdnRows() {
  const rows = {};
  for (const name of dropIns) {
    const path = join(root, 'packages/elements', name);
    if (existsSync(path)) rows[name] = gzip(readFileSync(path));
  }
  // What a page has loaded by the time a match is set up.
  const [page, engine] = [rows['cdn/code-dependence.js'], rows['cdn/code-dependence-engine.js']];
  if (page && engine) rows['cdn/code-dependence.js and its engine'] = page + engine;
  return rows;
}

/**
 * Measures each entry: bytes of one bundle of it, shortened and gzipped.
 *
 * @returns {Promise<Record<string, number>>}
 */
export async function measure() {
  return { ...(await sdkRows()), ...(await botRows()), ...(await elementRows()), ...cdnRows() };
}

/** The limits that stand: `packages/e2e/sizes.json`. */
export const readLimits = () => JSON.parse(readFileSync(join(root, 'packages/e2e/sizes.json'), 'utf8'));

/** The limit for a size just reached: 5 % more, and never past its must. */
export function limitFor(name, bytes) {
  return Math.min(Math.ceil(bytes * 1.05), musts[name] ?? Infinity);
}

/**
 * Compares sizes with their limits.
 *
 * @param {Record<string, number>} sizes
 * @param {Record<string, number>} limits
 * @returns {string[]} one line for each entry that is too large, has no limit, or has gone
 */
export function sizeProblems(sizes, limits) {
  const problems = [];
  for (const [name, bytes] of Object.entries(sizes)) {
    const limit = limits[name];
    if (limit === undefined) problems.push(`${name} has no limit: npm run size -- --update`);
    else if (bytes > limit) problems.push(`${name} weighs ${bytes} bytes, the limit is ${limit}`);
  }
  for (const name of Object.keys(limits)) {
    if (!(name in sizes)) problems.push(`${name} has a limit but was not built`);
  }
  for (const [name, must] of Object.entries(musts))
    if ((limits[name] ?? 0) > must) problems.push(`${name}: a limit past ${must} is not allowed`);
  return problems;
}

/** The table that `npm run size` prints: gzipped bytes, limit, entry. */
export function sizeTable(sizes, limits) {
  const line = ([name, bytes]) =>
    `${String(bytes).padStart(8)} ${String(limits[name] ?? '-').padStart(8)}  ${name}`;
  return [`${'gzipped'.padStart(8)} ${'limit'.padStart(8)}  entry`, ...Object.entries(sizes).map(line)].join(
    '\n',
  );
}
