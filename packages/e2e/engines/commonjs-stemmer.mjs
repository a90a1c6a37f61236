/**
 * Lets tests in a browser import the one dependency that is CommonJS (the Porter2 stemmer) as it is. A bundler does
 * this for a page; the drop-in files have it inside.
 *
 * @returns {import('@web/dev-server-core').Plugin}
 */
export function commonjsStemmer() {
  return {
    name: 'commonjs-stemmer',
    transform({ path, body }) {
      if (!path.includes('/wink-porter2-stemmer/')) return undefined;
      return `const module = { exports: {} };\n${body}\nexport default module.exports;`;
    },
  };
}
