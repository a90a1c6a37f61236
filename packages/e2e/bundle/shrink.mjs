import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';

/** Finds libraries the way a browser's production build does. One of them, the stemmer, is no ES module. */
export const resolve = () => [
  nodeResolve({ browser: true, exportConditions: ['production'] }),
  commonjs({ include: /wink-porter2-stemmer/ }),
];

const terserOptions = { module: true, ecma: 2022, format: { comments: false }, maxWorkers: 1 };

/** The shortening that the size table uses: one pass. */
export const shrink = () => terser({ ...terserOptions, compress: { passes: 1 } });

/**
 * The shortening of the drop-in files: three passes, and short names for the fields of libraries that begin with a
 * low line. Those are nobody's business outside; what copies of Lit share begins with `_$` and keeps its name.
 */
export const shrinkMore = () =>
  terser({
    ...terserOptions,
    compress: { passes: 3, keep_fargs: false },
    mangle: { properties: { regex: /^_[a-z]/, keep_quoted: true } },
  });
