import { BRAND, movable } from './movable.js';

/** The version an element class came with. A copy of another major version is told, once. */
export const VERSION = '0.1.0';

type ElementClass = CustomElementConstructor & { [BRAND]?: string };

let warned = false;

/**
 * Registers an element and never throws: an element of ours that is already there stays, whatever copy it came
 * from; a stranger's under the same name is told in the console, with the way out.
 *
 * @param tag the element's name, prefix included
 */
export function define(
  tag: string,
  element: CustomElementConstructor,
  registry: CustomElementRegistry = customElements,
): void {
  const present = registry.get(tag) as ElementClass | undefined;
  if (!present) {
    // A class can have one name only: each registration gets a class of its own, and the original stays free.
    const own: ElementClass = movable(element);
    Object.defineProperty(own, BRAND, { value: VERSION });
    registry.define(tag, own);
    return;
  }
  const other = present[BRAND];
  if (other === undefined) {
    console.error(`cluekit: <${tag}> is taken. Use defineElements({ prefix })`);
  } else if (major(other) !== major(VERSION) && !warned) {
    warned = true;
    console.warn(`cluekit ${other} is in use, not ${VERSION}`);
  }
}

function major(version: string): string {
  return version.split('.')[0] as string;
}
