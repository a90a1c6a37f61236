import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';

/** Finds libraries the way a browser's production build does. One of them, the stemmer, is no ES module. */
export const resolve = () => [
  nodeResolve({ browser: true, exportConditions: ['production'] }),
  commonjs({ include: /wink-porter2-stemmer/ }),
];

const terserOptions = {
  module: true,
  ecma: 2022,
  format: { comments: false, keep_numbers: true },
  maxWorkers: 1,
};

/** The shortening that the size table uses: one pass. */
export const shrink = () => terser({ ...terserOptions, compress: { passes: 1 } });

/**
 * The shortening of the drop-in files: three passes, and short names for the fields of libraries that begin with a
 * low line and for those that `names` gives. What copies of Lit share begins with `_$` and keeps its name.
 *
 * @param {() => string[]} [names] asked when the bundle is made
 * @returns {import('rollup').Plugin}
 */
export function shrinkMore(names = () => []) {
  return {
    name: 'shrink-more',
    renderChunk(code, chunk, options) {
      const regex = new RegExp(`^(?:_[a-z].*|${names().join('|')})$`);
      const plugin = terser({
        ...terserOptions,
        compress: { passes: 2, inline: 1, pure_getters: true, keep_fargs: false },
        mangle: { properties: { regex, keep_quoted: true } },
      });
      return plugin.renderChunk(code, chunk, options);
    },
  };
}
