/** Every element that matches, in the light tree and in open shadow trees, in document order. */
export function all<E extends Element = HTMLElement>(root: ParentNode, selector: string): E[] {
  const found: E[] = [];
  const walk = (node: ParentNode): void => {
    for (const child of node.children) {
      if (child.matches(selector)) found.push(child as E);
      if (child.shadowRoot) walk(child.shadowRoot);
      walk(child);
    }
  };
  walk(root instanceof Element && root.shadowRoot ? root.shadowRoot : root);
  if (root instanceof Element && root.shadowRoot) walk(root);
  return found;
}

/** Every element as it is drawn and as Tab goes: what stands in a slot where the slot is. */
export function drawn(root: ParentNode): Element[] {
  const inside = (element: Element): Element[] => drawn(element.shadowRoot ?? element);
  return [...root.children].flatMap((child) => {
    const put = child instanceof HTMLSlotElement ? child.assignedElements() : [];
    return [child, ...(put.length > 0 ? put.flatMap((each) => [each, ...inside(each)]) : inside(child))];
  });
}

/** The first that matches; throws where there is none. */
export function one<E extends Element = HTMLElement>(root: ParentNode, selector: string): E {
  const [found] = all<E>(root, selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/** Whether it is there and a person can see it. */
export function shown(root: ParentNode, selector: string): HTMLElement | undefined {
  return all(root, selector).find((element) => element.getClientRects().length > 0);
}

/** The element that has the focus, through all shadow roots. */
export function focused(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** An element in a few words, to be compared: never hand an element itself to `expect`, which prints all of it. */
export function who(element: Element | null = focused()): string {
  const index = element?.parentNode ? [...element.parentNode.children].indexOf(element) : 0;
  return element ? `${element.localName} ${index} “${text(element)}”` : 'nothing';
}

/** Text as a person reads it, shadow trees included, without the white space of templates. */
export function text(node: Node | null | undefined): string {
  const read = (of: Node): string => {
    if (of instanceof Text) return of.data;
    const inside = of instanceof Element && of.shadowRoot ? of.shadowRoot : of;
    return [...inside.childNodes].map(read).join('');
  };
  return node ? read(node).replace(/\s+/g, ' ').trim() : '';
}

/** All there is in a tree: names, attributes, text, what fields hold, and the style sheets of every shadow root. */
export function serialise(node: Node): string {
  if (node instanceof Text) return node.data.trim() === '' ? '' : node.data;
  const inner = (of: Node): string => [...of.childNodes].map(serialise).join('');
  if (node instanceof ShadowRoot) {
    const sheets = node.adoptedStyleSheets.map((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText).join(''),
    );
    return `#shadow(${inner(node)})<style>${sheets.join('')}</style>`;
  }
  if (!(node instanceof Element)) return '';
  const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${value}"`).sort();
  const held = node instanceof HTMLInputElement ? ` =${node.type}:${node.value}:${node.checked}` : '';
  const shadow = node.shadowRoot ? serialise(node.shadowRoot) : '';
  return `<${node.localName}${attributes.join('')}${held}>${shadow}${inner(node)}</${node.localName}>`;
}
