import { all, one } from './deep.js';
import { until } from './table.js';

/** What in a tree tells a card's owner before it may be known. */
export function keyMarks(root: ParentNode): Element[] {
  const down = '.card:not(.up):not(.shown)';
  return all(root, `[part~=key], .peeked, ${down} [part~=owner], ${down} .shape, ${down}[class*=is-]`);
}

export const pointer = (type: string, init: PointerEventInit = {}): PointerEvent =>
  new PointerEvent(type, {
    ...{ bubbles: true, composed: true, cancelable: true, isPrimary: true, button: 0, pointerId: 1 },
    ...init,
  });

export const key = (type: 'keydown' | 'keyup', name: string, init: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent(type, { key: name, bubbles: true, composed: true, cancelable: true, ...init });

export const holdButton = (root: ParentNode): HTMLElement => one(root, '[part~=hold]');
export const toggleButton = (root: ParentNode): HTMLElement => one(root, '[part~=toggle]');

/** Presses the toggle as a mouse does: the headphones notice is for those who have none. */
export function click(element: HTMLElement): void {
  element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail: 1 }),
  );
}

/** Is warned as who hears the page is, once in a game, and reads on. */
export async function heed(root: ParentNode): Promise<void> {
  toggleButton(root).click();
  const open = (): Element | undefined => all(root, '.notice, [part~=key]')[0];
  await until(open, 'the warning is there, or the key');
  open()?.dispatchEvent(key('keydown', 'Escape'));
  await until(() => !open());
}

/** Opens the key by the toggle and waits until it is there. */
export async function openByToggle(root: ParentNode): Promise<void> {
  click(toggleButton(root));
  await until(() => all(root, '[part~=key]').length > 0, 'the key opens by the toggle');
}
