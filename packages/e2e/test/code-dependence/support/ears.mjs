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
 * The accessibility tree of a page in Chromium, and nothing else of it.
 *
 * @param {import('puppeteer-core').Page} page
 */
export async function chromiumEars(page) {
  const session = await page.createCDPSession();
  /** Everything there is, in the order of the document as far as the tree has it. @returns {Promise<Heard[]>} */
  const all = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    return nodes.filter(({ ignored }) => !ignored).map((node) => heardOf(node, byId));
  };
  const focused = async () => (await all()).findLast(({ states }) => states.focused === true);
  return { all, focused };
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

/**
 * Firefox gives no accessibility tree away: what has the focus is read from the page, and nothing else of it.
 *
 * @param {import('puppeteer-core').Page} page
 */
export function firefoxEars(page) {
  return { focused: async () => (await page.evaluate(readFocused)) ?? undefined };
}
