import { BRAND } from './movable.js';

/**
 * The language of the words that an element shows (A40): its own `wordsLang`, else that of the nearest game around it,
 * else the page's where it stands. What our elements say themselves is marked with the interface's, which is passed over.
 *
 * @returns a BCP 47 tag; the empty string, which is "unknown" in HTML, where nobody says it
 */
export function wordsLang(element: Element): string {
  let at: Element | undefined = element;
  while (at) {
    const { host } = at.getRootNode() as ShadowRoot;
    const ours = host && BRAND in host.constructor;
    const said = (at as { wordsLang?: string }).wordsLang ?? (ours ? undefined : at.getAttribute('lang'));
    if (said != null) return said;
    at = at.parentElement ?? host;
  }
  return '';
}
