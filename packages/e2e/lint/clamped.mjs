/** A position past a line's end becomes the end. */
function clamp(source, { line, column }) {
  return { line, column: Math.min(column, source.lines[line - 1]?.length ?? column) };
}

function clampedSource(source) {
  return new Proxy(source, {
    get(target, key) {
      if (key === 'getIndexFromLoc') return (loc) => target.getIndexFromLoc(clamp(target, loc));
      const value = target[key];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function clampedRule(rule) {
  return {
    ...rule,
    create(context) {
      const sourceCode = clampedSource(context.sourceCode);
      return rule.create(Object.create(context, { sourceCode: { value: sourceCode } }));
    },
  };
}

/**
 * A plugin whose rules may ask for positions past a line's end. The analyser that the lit plugins share
 * miscounts columns after an expression that spans lines, which ESLint 10 answers with an error that ends the run.
 */
export function clamped(plugin) {
  const rules = Object.entries(plugin.rules).map(([name, rule]) => [name, clampedRule(rule)]);
  return { ...plugin, rules: Object.fromEntries(rules) };
}
