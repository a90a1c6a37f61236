import { resolve } from 'node:path';
import terser from '@rollup/plugin-terser';
import { buildFacts, version } from './build-facts.mjs';
import { resolve as libraries } from './shrink.mjs';

/** Without white space and comments; the code itself was made short before, or is a page long. */
const tidy = (compress) =>
  terser({ ecma: 2022, compress, mangle: compress, format: { comments: false }, maxWorkers: 1 });

/**
 * A rollup plugin: `import('./x.js')` of a drop-in file becomes the loading of the classic file of that name, which
 * works where a page has no origin of its own, too.
 *
 * @param {string} built
 * @param {string[]} later the files that it may load, without their ending
 */
function classicImports(built, later) {
  const loader = resolve(built, 'cdn/classic/load-beside.js');
  return {
    name: 'classic-imports',
    transform(code, id) {
      if (!/[\\/]cdn[\\/][\w-]+\.js$/.test(id) || /[\\/]dist[\\/]/.test(id)) return null;
      const edits = [];
      const walk = (node) => {
        if (Array.isArray(node)) return node.forEach(walk);
        if (typeof node?.type !== 'string') return;
        if (node.type === 'ImportExpression') edits.push(node);
        for (const value of Object.values(node)) if (typeof value === 'object') walk(value);
      };
      walk(this.parse(code));
      let out = code;
      for (const { start, end, source } of edits.reverse()) {
        const name = /^\.\/([\w-]+)\.js$/.exec(source.value)?.[1];
        if (!name || !later.includes(name))
          this.error(`${id} imports ${source.value}, which is not among the files it may load`);
        out = `${out.slice(0, start)}loadBeside(${JSON.stringify(name)})${out.slice(end)}`;
      }
      const first = edits.length > 0 ? `import { loadBeside } from ${JSON.stringify(loader)};` : '';
      return { code: first + out, map: null };
    },
  };
}

/** A game's drop-in file as a classic script; what it exports is `cluekit.wordCodes` and so on. */
export function classicGame(built, dir, name, later) {
  const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return {
    input: `${dir}/${name}.js`,
    plugins: [
      classicImports(built, later),
      buildFacts(
        dir,
        later.map((each) => `${each}.iife.js`),
      ),
      libraries(),
    ],
    output: {
      ...{ format: 'iife', name: `cluekit.${camel}`, extend: true, indent: false },
      ...{ plugins: [tidy(false)], file: `${dir}/${name}.iife.js` },
    },
  };
}

/** A file that loads later, and may itself load others. It leaves what it exports for the one that asked. */
export function classicLater(built, dir, name, later) {
  const entry = `\0later-${name}`;
  const held = resolve(built, 'cdn/classic/held.js');
  const own = {
    name: 'later',
    resolveId: (id) => (id === entry ? id : null),
    load(id) {
      if (id !== entry) return null;
      return `import * as part from ${JSON.stringify(resolve(dir, `${name}.js`))};
import { held } from ${JSON.stringify(held)};
held[${JSON.stringify(`${name}@${version()}`)}] = part;`;
    },
  };
  return {
    input: entry,
    plugins: [
      own,
      classicImports(built, later),
      buildFacts(
        dir,
        later.map((each) => `${each}.iife.js`),
      ),
      libraries(),
    ],
    output: { format: 'iife', indent: false, plugins: [tidy(false)], file: `${dir}/${name}.iife.js` },
  };
}

/** A small script of a page's own. */
export function classicSmall(built, dir, entry, file, later, more = []) {
  return {
    input: `${built}/cdn/${entry}.js`,
    plugins: [
      buildFacts(
        dir,
        later.map((each) => `${each}.iife.js`),
      ),
      ...more,
      libraries(),
    ],
    output: { format: 'iife', indent: false, plugins: [tidy(true)], file: `${dir}/${file}` },
  };
}
