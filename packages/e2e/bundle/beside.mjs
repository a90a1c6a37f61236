import { readFileSync } from 'node:fs';

/**
 * A rollup plugin: a file that a page serves as it is stands beside the bundle that asks for it.
 *
 * @param {string} fileName its name there
 * @param {string} path where it is now
 */
export function beside(fileName, path) {
  return {
    name: 'beside',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
    },
  };
}
