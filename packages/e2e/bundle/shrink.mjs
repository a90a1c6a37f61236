import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';

/** Finds libraries the way a browser's production build does. */
export const resolve = () => nodeResolve({ browser: true, exportConditions: ['production'] });

/** The shortening that both the drop-in files and the size table use. */
export const shrink = () =>
  terser({ module: true, ecma: 2022, compress: { passes: 3 }, format: { comments: false }, maxWorkers: 1 });
