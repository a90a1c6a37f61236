import { minifyHTMLLiterals } from 'minify-literals';

/** A rollup plugin: takes the white space and comments out of Lit's html and css templates. */
export function literals() {
  return {
    name: 'literals',
    async transform(code, id) {
      if (!/packages[\\/]elements[\\/]dist/.test(id) || !/\b(?:html|css)\s*`/.test(code)) return null;
      return (await minifyHTMLLiterals(code, { fileName: id })) ?? null;
    },
  };
}
