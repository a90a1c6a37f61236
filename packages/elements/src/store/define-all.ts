import { define } from './define.js';

export interface DefineOptions {
  /** Goes before every tag name: `my-` gives `<my-word-codes>`. Lower case, ending with a hyphen. */
  readonly prefix?: string;
  /** Where they are registered; the page's registry where left out. */
  readonly registry?: CustomElementRegistry;
}

/** Registers elements by their tag names; see `define`. */
export function defineAll(
  elements: Readonly<Record<string, CustomElementConstructor>>,
  { prefix = '', registry }: DefineOptions = {},
): void {
  for (const [name, element] of Object.entries(elements)) define(prefix + name, element, registry);
}
