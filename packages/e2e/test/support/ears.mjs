/**
 * The ears of an engine.
 *
 * @param {import('puppeteer-core').Page} page
 * @param {string} engine
 */
export const earsOf = async (page, engine) =>
  engine === 'chromium' ? chromiumEars(page) : firefoxEars(page);

/**
 * What has the focus, or stands somewhere, as a screen reader tells it.
 *
 * @typedef {object} Heard
 * @property {string} role
 * @property {string} name
 * @property {string} value
 * @property {string} description
 * @property {string} inside the role of what it stands in
 * @property {Record<string, unknown>} states `focused`, `checked`, `pressed`, `disabled`, `level` …
 */

const text = (value) => String(value?.value ?? '').trim();

/** @returns {Heard} */
function heardOf({ role, name, value, description, properties = [], parentId }, nodes) {
  const states = Object.fromEntries(properties.map(({ name: state, value: { value: is } }) => [state, is]));
  let parent = nodes.get(parentId);
  while (parent && (parent.ignored || text(parent.role) === 'generic')) parent = nodes.get(parent.parentId);
  return {
    ...{ role: text(role), name: text(name), value: text(value), description: text(description) },
    ...{ inside: text(parent?.role), states },
  };
}

/**
 * The accessibility tree of a page in Chromium, and nothing else of it: all that is there, what has the focus, and what a
 * region lists under each of its headings.
 *
 * @param {import('puppeteer-core').Page} page
 */
async function chromiumEars(page) {
  const session = await page.createCDPSession();
  /** Everything there is, in the order of the document as far as the tree has it. @returns {Promise<Heard[]>} */
  const all = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    return nodes.filter(({ ignored }) => !ignored).map((node) => heardOf(node, byId));
  };
  const focused = async () => (await all()).findLast(({ states }) => states.focused === true);
  const lists = async (region) => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const found = {};
    let heading = '';
    const read = (node) =>
      text(node.role) === 'StaticText' ? text(node.name) : childrenOf(node).map(read).join('');
    const childrenOf = ({ childIds }) => childIds.map((id) => byId.get(id)).filter(Boolean);
    const walk = (node) => {
      const role = node.ignored ? '' : text(node.role);
      if (role === 'heading') found[(heading = text(node.name))] = [];
      else if (role === 'listitem') found[heading].push(read(node));
      else for (const child of childrenOf(node)) walk(child);
    };
    const top = nodes.find((node) => text(node.role) === 'region' && text(node.name) === region);
    if (top) walk(top);
    return found;
  };
  return { all, focused, lists };
}

/** Runs in the page, and only reads: the innermost element that has the focus, as Firefox would tell it. */
function readFocused() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!element || element === document.body) return null;
  const root = element.getRootNode();
  const say = (each) => (each?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const refer = (attribute) =>
    (element.getAttribute(attribute) ?? '')
      .split(' ')
      .map((id) => say(root.getElementById(id)))
      .join(' ')
      .trim();
  const inputs = { text: 'textbox', search: 'searchbox', radio: 'radio', checkbox: 'checkbox' };
  const roles = { BUTTON: 'button', SELECT: 'combobox', A: 'link', SUMMARY: 'DisclosureTriangle' };
  const heading = /^H(\d)$/.exec(element.tagName);
  const labels = [...(element.labels ?? [])].map(say).join(' ');
  const pressed = element.getAttribute('aria-pressed');
  return {
    role: heading ? 'heading' : (inputs[element.type] ?? roles[element.tagName] ?? 'generic'),
    name: element.getAttribute('aria-label') ?? (refer('aria-labelledby') || labels || say(element)),
    value: element.selectedOptions?.[0]?.text ?? (element.type === 'text' ? element.value : ''),
    description: refer('aria-describedby'),
    inside: element.parentElement?.closest('[role]')?.getAttribute('role') ?? '',
    states: {
      focused: true,
      ...(heading ? { level: Number(heading[1]) } : {}),
      ...(pressed === null ? {} : { pressed }),
      ...(element.type === 'radio' || element.type === 'checkbox'
        ? { checked: String(element.checked) }
        : {}),
      ...(element.disabled || element.getAttribute('aria-disabled') === 'true' ? { disabled: true } : {}),
    },
  };
}

/** Runs in the page, and only reads: what a region with this name lists under each of its headings. */
function readLists(region) {
  const say = (each) => each.textContent.replace(/\s+/g, ' ').trim();
  const search = (root) => {
    for (const element of root.querySelectorAll('*')) {
      const found =
        element.getAttribute('aria-label') === region
          ? element
          : element.shadowRoot && search(element.shadowRoot);
      if (found) return found;
    }
    return null;
  };
  const found = {};
  let heading = '';
  for (const each of search(document)?.querySelectorAll('h3, h4, li') ?? []) {
    if (each.localName === 'li') found[heading].push(say(each));
    else found[(heading = say(each))] = [];
  }
  return found;
}

/**
 * Firefox gives no accessibility tree away: what has the focus, and what a region lists, is read
 * from the page, and nothing else of it.
 *
 * @param {import('puppeteer-core').Page} page
 */
function firefoxEars(page) {
  return {
    focused: async () => (await page.evaluate(readFocused)) ?? undefined,
    lists: (region) => page.evaluate(readLists, region),
  };
}
