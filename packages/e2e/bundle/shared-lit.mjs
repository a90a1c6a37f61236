/** What a later file takes of Lit; `packages/elements/src/cdn/shared-lit.ts` leaves it there. */
const names = ['css', 'html', 'LitElement', 'nothing', 'supportsAdoptingStyleSheets', 'unsafeCSS'];

/**
 * A rollup plugin for a drop-in file that loads later: its elements are made with the Lit of the first file, which
 * left it for them on the page. So Lit comes once, and its one Trusted Types policy serves both, on a page that
 * allows each name once too. It cannot be imported from the first file by name, since a page may rename that.
 */
export function sharedLit() {
  return {
    name: 'shared-lit',
    resolveId(source) {
      if (source === 'lit') return '\0shared-lit';
      return /^lit\//.test(source) ? this.error(`${source} is not shared with later files`) : null;
    },
    load(id) {
      if (id !== '\0shared-lit') return null;
      return `export const { ${names.join(', ')} } = globalThis[Symbol.for('cluekit/lit@1')];`;
    },
  };
}
