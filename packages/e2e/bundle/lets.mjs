/**
 * A rollup plugin: every `const` of a file becomes a `let`, which is the same but for what is wrong anyway, and one
 * word less for gzip to tell apart. The two letters that are missing become spaces, so that source maps still fit.
 */
export function lets() {
  return {
    name: 'lets',
    renderChunk(code) {
      let out = code;
      const walk = (node) => {
        if (Array.isArray(node)) return node.forEach(walk);
        if (typeof node?.type !== 'string') return;
        if (node.type === 'VariableDeclaration' && node.kind === 'const')
          out = `${out.slice(0, node.start)}let  ${out.slice(node.start + 'const'.length)}`;
        for (const value of Object.values(node)) if (typeof value === 'object') walk(value);
      };
      walk(this.parse(code));
      return { code: out, map: null };
    },
  };
}
