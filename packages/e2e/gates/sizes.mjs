import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rollup } from 'rollup';
import { resolve, shrink } from '../bundle/shrink.mjs';
import { root } from '../run/root.mjs';
import { manifest } from './exports.mjs';

/** The most that the drop-in file may ever weigh, gzipped. */
export const dropInLimit = 50_000;

/** The name of the drop-in file in the table. */
export const dropIn = 'cdn/word-codes.js';

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

async function elementRows() {
  const apart = ['lit', '@lit/context', '@cluekit/sdk'].map(library);
  const rows = {};
  for (const [name, file] of entryFiles('elements')) {
    rows[`${name}, lit and sdk apart`] = (await bundled(file, apart)).bytes;
  }
  return rows;
}

function cdnRows() {
  const rows = {};
  for (const name of [dropIn, 'cdn/word-codes-all.js']) {
    const path = join(root, 'packages/elements', name);
    if (existsSync(path)) rows[name] = gzip(readFileSync(path));
  }
  return rows;
}

/**
 * Measures each entry: bytes of one bundle of it, shortened and gzipped.
 *
 * @returns {Promise<Record<string, number>>}
 */
export async function measure() {
  return { ...(await sdkRows()), ...(await elementRows()), ...cdnRows() };
}

/** The limits that stand: `packages/e2e/sizes.json`. */
export const readLimits = () => JSON.parse(readFileSync(join(root, 'packages/e2e/sizes.json'), 'utf8'));

/** The limit for a size just reached: 5 % more, and for the drop-in file never past its must. */
export function limitFor(name, bytes) {
  const limit = Math.ceil(bytes * 1.05);
  return name === dropIn ? Math.min(limit, dropInLimit) : limit;
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
  if ((limits[dropIn] ?? 0) > dropInLimit)
    problems.push(`${dropIn}: a limit past ${dropInLimit} is not allowed`);
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
