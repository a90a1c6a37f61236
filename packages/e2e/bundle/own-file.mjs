/**
 * A rollup plugin: a module that is loaded later stands in a file of its own beside the first, under this name.
 *
 * @param {Record<string, string>} files module's path, from its end, to the file's name
 */
export function ownFile(files) {
  return {
    name: 'own-file',
    async resolveId(source, importer, options) {
      if (!importer) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const path = found && Object.keys(files).find((end) => found.id.endsWith(end));
      return path ? { id: `later:${files[path]}`, external: true } : null;
    },
  };
}

/** Where those files are found, for the output: beside the first. */
export const besides = (id) => (id.startsWith('later:') ? `./${id.slice('later:'.length)}` : id);
