import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import webpack from 'webpack';
import { resolve } from '../../bundle/shrink.mjs';

async function byRollup(input, folder) {
  const told = [];
  const made = await rollup({ input, plugins: [resolve()], onwarn: ({ message }) => told.push(message) });
  await made.write({ dir: folder, format: 'es' });
  await made.close();
  return told;
}

async function byEsbuild(entry, folder) {
  const { warnings } = await build({
    entryPoints: [entry],
    outdir: folder,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return warnings.map(({ text }) => text);
}

function byWebpack(entry, folder, publicPath) {
  const output = { path: folder, filename: 'entry.js', publicPath };
  return new Promise((done, fail) => {
    const compiler = webpack({ mode: 'production', entry, output, performance: false });
    compiler.run((error, stats) => {
      const told = stats?.toJson({ all: false, errors: true, warnings: true });
      compiler.close(() =>
        error ? fail(error) : done([...told.errors, ...told.warnings].map(({ message }) => message)),
      );
    });
  });
}

/** What people build pages with. Each gets an entry, a folder for what it makes, and the path that will be served at. */
const makers = { rollup: byRollup, esbuild: byEsbuild, webpack: byWebpack };
export const bundlers = Object.keys(makers);

/**
 * Makes a production build of a page's script, with each bundler's own idea of what has no effect and may go.
 *
 * @param {string} bundler one of `bundlers`
 * @param {string} source the script
 * @param {{ from: string, name: string }} place the folder whose `node_modules` it imports from, and a name in it
 * @returns {Promise<{ scripts: Record<string, string>, entry: string, told: string[] }>} every file by the path that
 *   it expects to be served at, the one to load, and what the bundler complained of
 */
export async function production(bundler, source, { from, name }) {
  const base = join(from, bundler, name);
  const made = join(base, 'made');
  const at = `/${bundler}/${name}/`;
  mkdirSync(made, { recursive: true });
  const entry = join(base, 'entry.js');
  writeFileSync(entry, source);
  const told = await makers[bundler](entry, made, at);
  const files = readdirSync(made, { recursive: true }).filter((file) => file.endsWith('.js'));
  const scripts = Object.fromEntries(
    files.map((file) => [at + file, readFileSync(join(made, file), 'utf8')]),
  );
  return { scripts, entry: `${at}entry.js`, told };
}
