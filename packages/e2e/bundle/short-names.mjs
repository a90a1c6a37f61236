/** Where a name may be ours alone: what stands in such a folder reads and writes its own objects. */
const rooms = [
  { room: 'xstate', files: /[\\/]node_modules[\\/]xstate[\\/]/ },
  { room: 'context', files: /[\\/]node_modules[\\/]@lit[\\/]context[\\/]/ },
  { room: 'match', files: /[\\/]sdk[\\/]dist[\\/](?:host|client|protocol|transports)[\\/]/ },
];

/**
 * What other code may read of what stands there: a client's surface, which may be used from another bundle; what a
 * store keeps, which a later release reads; the protocol of contexts, which other libraries speak.
 */
const open = [
  ...['getSnapshot', 'subscribe', 'send', 'peek', 'now', 'close', 'ok', 'code', 'message', 'word'],
  ...['view', 'status', 'pending', 'stalled', 'reason'],
  ...['log', 'invites', 'hash', 'audience', 'session', 'kind', 'seq', 'game', 'rules', 'options', 'source'],
  ...['command', 'key'],
  ...['contextTarget', 'callback'],
];

/** The catalogue of the interface is read as `m.word`, `messages().word` or `{ word } = messages()`. */
const elements = /[\\/]elements[\\/]dist[\\/]/;
const isMessages = (node) => node?.type === 'CallExpression' && node.callee.name === 'messages';
const isCatalogue = (node) => isMessages(node) || (node.type === 'Identifier' && node.name === 'm');

/** Each name that a property has in a module, with the room it is used in there; and each word of a text. */
function usesOf(program, id, use) {
  const home = rooms.find(({ files }) => files.test(id))?.room ?? '';
  const isEnglish = /[\\/]elements[\\/]dist[\\/]locales[\\/]en\.js$/.test(id);
  const walk = (node, room) => {
    if (Array.isArray(node)) return node.forEach((each) => walk(each, room));
    if (typeof node?.type !== 'string') return;
    if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier')
      use(node.property.name, elements.test(id) && isCatalogue(node.object) ? 'catalogue' : home);
    if (/^(?:Property|MethodDefinition|PropertyDefinition)$/.test(node.type) && !node.computed)
      use(node.key.name ?? String(node.key.value), room);
    if (node.type === 'Literal' && typeof node.value === 'string') use(node.value, '');
    if (node.type === 'TemplateElement')
      for (const word of node.value.raw.match(/[\w$]+/g) ?? []) use(word, '');
    for (const [key, value] of Object.entries(node)) {
      if (typeof value !== 'object' || value === null) continue;
      // The names of the catalogue's own object are its words; what lies deeper has names of other kinds.
      if (isEnglish && node.type === 'VariableDeclarator' && node.id.name === 'en' && key === 'init')
        for (const each of value.properties) {
          use(each.key.name ?? String(each.key.value), 'catalogue');
          walk(each.value, home);
        }
      else if (node.type === 'ObjectPattern') walk(value, room);
      else walk(value, key === 'id' && isMessages(node.init) ? 'catalogue' : home);
    }
  };
  walk(program, home);
}

/**
 * Finds the names that may be short in a drop-in file: those of properties that are used in one room alone, and that
 * no text of the file has. A name that is also a property of the DOM keeps it, as terser sees to.
 */
export function shortNames() {
  let seen = new Map();
  const found = () =>
    [...seen].filter(([name, room]) => room !== '' && /^[A-Za-z]\w{2,}$/.test(name) && !open.includes(name));
  return {
    /** The names, once the bundle is made. */
    names: () => found().map(([name]) => name),
    /** Each with the room it is used in. */
    found,
    plugin: {
      name: 'short-names',
      buildStart() {
        seen = new Map();
      },
      moduleParsed({ ast, id }) {
        usesOf(ast, id, (name, room) => seen.set(name, (seen.get(name) ?? room) === room ? room : ''));
      },
    },
  };
}
