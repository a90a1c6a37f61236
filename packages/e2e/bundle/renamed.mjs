/**
 * A rollup plugin: a file that has another name by now is still found under the one it had.
 *
 * @param {string} fileName its name before
 * @param {string} now its name, beside it
 */
export function renamed(fileName, now) {
  return {
    name: 'renamed',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: `export * from './${now}';\n` });
    },
  };
}
