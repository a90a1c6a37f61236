const call = /(\w+)\.createPolicy\((["'])lit-html\2,/;

/**
 * A rollup plugin: Lit's Trusted Types policy gets a name of our own. A page whose own Lit has made the policy
 * `lit-html` allows each name once; and a second copy of our file must not throw where the first has made ours,
 * so a refused policy is none (the second copy defines no element that the first has defined).
 *
 * @param {string | null} [name] null: no policy is asked for. For a file that makes templates for another file's
 *   elements to render, and renders none itself.
 */
export function policyName(name = 'cluekit') {
  let renamed = 0;
  return {
    name: 'policy-name',
    buildStart() {
      renamed = 0;
    },
    transform(code, id) {
      if (!/[\\/]lit-html[\\/]/.test(id) || !code.includes('createPolicy')) return null;
      if (!call.test(code))
        this.error(`${id} makes its Trusted Types policy in a way that is not known here`);
      renamed++;
      const guard =
        name === null
          ? '((types, rules) => undefined)'
          : `((types, rules) => { try { return types.createPolicy('${name}', rules); } catch {} })`;
      return { code: code.replace(call, (_all, types) => `${guard}(${types},`), map: null };
    },
    buildEnd(error) {
      if (!error && renamed !== 1) this.error(`Lit's policy was renamed ${renamed} times, not once`);
    },
  };
}
