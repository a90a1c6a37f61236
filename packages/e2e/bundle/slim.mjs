import { fileURLToPath } from 'node:url';

const helper = fileURLToPath(new URL('./left-out.mjs', import.meta.url));

/** The name that a node of the syntax tree gives to what is inside it, if it gives one. */
function nameOf(node) {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'VariableDeclarator':
      return node.id?.name;
    case 'MethodDefinition':
    case 'Property':
      return node.computed ? undefined : (node.key.name ?? node.key.value);
    case 'AssignmentExpression':
      return node.left.type === 'MemberExpression' ? node.left.property.name : undefined;
  }
}

/** The function that stands under a node's name. */
function functionOf(node) {
  const value = node.type === 'FunctionDeclaration' ? node : (node.value ?? node.init ?? node.right);
  return /Function/.test(value?.type) ? value : undefined;
}

/**
 * What takes the place of a function that never runs: of a class's nothing does, of an expression another, else of its
 * body.
 */
function without(node, value) {
  if (node.type === 'MethodDefinition') return [node, ''];
  const isExpression = node.type !== 'FunctionDeclaration' && !node.method;
  return isExpression ? [value, 'leftOut'] : [value.body, '{ leftOut(); }'];
}

/**
 * Visits each node with the names it stands in, joined by dots: `Actor.constructor._actorScope.emit`. What a visit
 * answers true for is not entered.
 */
function walk(node, path, visit) {
  if (Array.isArray(node)) return node.forEach((each) => walk(each, path, visit));
  if (typeof node?.type !== 'string') return;
  const name = nameOf(node);
  const inside = name === undefined ? path : [...path, name];
  if (visit(node, inside.join('.'), name !== undefined)) return;
  for (const value of Object.values(node)) if (typeof value === 'object') walk(value, inside, visit);
}

/** Whether a statement throws a new error. */
export const isThrow = ({ type, argument }) => type === 'ThrowStatement' && argument.type === 'NewExpression';

/** All that is cut of one file: where, and what stands there instead. `count` is told what was found. */
function editsOf(code, program, { leftOut, cut, statements }, count) {
  const edits = [];
  const replace = (key, { start, end }, text) => {
    count(key, 1);
    return edits.push({ start, end, text }) > 0;
  };
  walk(program, [], (node, path, named) => {
    const value = named && functionOf(node);
    if (value && leftOut.includes(path)) return replace(path, ...without(node, value));
    if (value && Object.hasOwn(cut, path)) return replace(path, value.body, `{ ${cut[path]} }`);
    if (!/Statement$|^SwitchCase$/.test(node.type)) return false;
    for (const [key, { is, be }] of Object.entries(statements))
      if (is(node, code.slice(node.start, node.end))) return replace(key, node, be);
  });
  return edits.sort((a, b) => b.start - a.start);
}

/**
 * A rollup plugin for the drop-in files: a library without the parts that never run there. The build stops where one
 * is not found as often as it should be, so that another version of the library is not cut by chance.
 *
 * @param {object} parts
 * @param {string} parts.library its name
 * @param {RegExp} parts.files its files
 * @param {string[]} [parts.leftOut] functions that never run, and throw or are not there
 *   should they ever; a path is the names that the
 *   function stands in, joined by dots
 * @param {Record<string, string>} [parts.cut] functions that can only come to one thing: their new body
 * @param {Record<string, { find: RegExp, be: string, times: number }>} [parts.facts] expressions that are always the
 *   same; the code behind the other answer goes by itself
 * @param {Record<string, { is: (node: object, text: string) => boolean, be: string, times: number }>}
 *   [parts.statements] kinds of statements that become another
 */
export function slim({ library, files, leftOut = [], cut = {}, facts = {}, statements = {} }) {
  let found = new Map();
  const count = (key, times) => found.set(key, (found.get(key) ?? 0) + times);
  return {
    name: `slim-${library}`,
    buildStart() {
      found = new Map();
    },
    transform(code, id) {
      if (!files.test(id)) return null;
      let slimmed = code;
      for (const [name, { find, be }] of Object.entries(facts)) {
        count(name, slimmed.match(find)?.length ?? 0);
        slimmed = slimmed.replace(find, be);
      }
      const edits = editsOf(slimmed, this.parse(slimmed), { leftOut, cut, statements }, count);
      for (const { start, end, text } of edits) {
        // As many lines as before, so that the source map still fits.
        const lines = slimmed.slice(start, end).replace(/[^\n]/g, '');
        slimmed = slimmed.slice(0, start) + text + lines + slimmed.slice(end);
      }
      return { code: `import { leftOut } from ${JSON.stringify(helper)}; ${slimmed}`, map: null };
    },
    buildEnd(error) {
      if (error) return;
      const once = [...leftOut, ...Object.keys(cut)].map((path) => [path, 1]);
      const counted = Object.entries({ ...facts, ...statements }).map(([name, { times }]) => [name, times]);
      for (const [key, times] of [...once, ...counted]) {
        const seen = found.get(key) ?? 0;
        if (seen !== times) this.error(`${library} has "${key}" ${seen} times, not ${times}`);
      }
    },
  };
}
