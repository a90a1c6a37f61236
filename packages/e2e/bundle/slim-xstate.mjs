import { fileURLToPath } from 'node:url';
import { cut, facts, leftOut, statements } from './xstate-parts.mjs';

const helper = fileURLToPath(new URL('./left-out.mjs', import.meta.url));
const isXState = /[\\/]node_modules[\\/]xstate[\\/]dist[\\/]/;

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

/** The body of the function that stands under a node's name. */
function bodyOf(node) {
  const value = node.type === 'FunctionDeclaration' ? node : (node.value ?? node.init ?? node.right);
  return /Function/.test(value?.type) ? value.body : undefined;
}

const isBlock = (body) => body.type === 'BlockStatement';

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

/** Whether a statement only tells an inspector, or throws an error about a chart that is made wrong. */
const isTelling = (node) => node.expression?.callee?.property?.name === '_sendInspectionEvent';
const isComplaint = (node, code) =>
  node.type === 'ThrowStatement' &&
  node.argument.type === 'NewExpression' &&
  !code.slice(node.start, node.end).includes('Unable to evaluate guard');

/** All that is cut of one file: where, and what stands there instead. `count` is told what was found. */
function editsOf(code, program, count) {
  const edits = [];
  const replace = (key, { start, end }, text) => {
    count(key, 1);
    return edits.push({ start, end, text }) > 0;
  };
  walk(program, [], (node, path, named) => {
    const body = named && bodyOf(node);
    if (body && leftOut.includes(path))
      return replace(path, body, isBlock(body) ? '{ leftOut(); }' : 'leftOut()');
    if (body && path in cut) return replace(path, body, `{ ${cut[path]} }`);
    if (node.type === 'ExpressionStatement' && isTelling(node)) return replace('inspection', node, ';');
    if (isComplaint(node, code)) return replace('complaint', node, 'leftOut();');
  });
  return edits.sort((a, b) => b.start - a.start);
}

/**
 * A rollup plugin for the drop-in files: XState without what cannot run in a flat chart of guards and assigns
 * (`xstate-parts.mjs` lists it). The build stops where a part is not found as often as it should be, so that another
 * version of XState is not cut by chance.
 */
export function slimXState() {
  let found = new Map();
  const count = (key, times) => found.set(key, (found.get(key) ?? 0) + times);
  return {
    name: 'slim-xstate',
    buildStart() {
      found = new Map();
    },
    transform(code, id) {
      if (!isXState.test(id)) return null;
      let slim = code;
      for (const [name, { find, be }] of Object.entries(facts)) {
        count(name, slim.match(find)?.length ?? 0);
        slim = slim.replace(find, be);
      }
      for (const { start, end, text } of editsOf(slim, this.parse(slim), count)) {
        // As many lines as before, so that the source map still fits.
        const lines = slim.slice(start, end).replace(/[^\n]/g, '');
        slim = slim.slice(0, start) + text + lines + slim.slice(end);
      }
      return { code: `import { leftOut } from ${JSON.stringify(helper)}; ${slim}`, map: null };
    },
    buildEnd(error) {
      if (error) return;
      const once = [...leftOut, ...Object.keys(cut)].map((path) => [path, 1]);
      const counted = Object.entries({ ...facts, ...statements }).map(([name, { times }]) => [name, times]);
      for (const [key, times] of [...once, ...counted]) {
        const seen = found.get(key) ?? 0;
        if (seen !== times)
          this.error(`XState has "${key}" ${seen} times, not ${times}: see xstate-parts.mjs`);
      }
    },
  };
}
