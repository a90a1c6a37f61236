import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';

/** Finds libraries the way a browser's production build does. One of them, the stemmer, is no ES module. */
export const resolve = () => [
  nodeResolve({ browser: true, exportConditions: ['production'] }),
  commonjs({ include: /wink-porter2-stemmer/ }),
];

/** The shortening that both the drop-in files and the size table use: the table with one pass, the files with three. */
export const shrink = (passes) =>
  terser({ module: true, ecma: 2022, compress: { passes }, format: { comments: false }, maxWorkers: 1 });
