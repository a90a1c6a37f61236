/**
 * The link that deals a board again: this page's address with the code in its fragment, under the game's name. What
 * is in a fragment is never sent to a server. What else the page keeps there (a place, a router's path, values) stays
 * as it is.
 *
 * @param deck the person's own words, packed, where the board was dealt from these
 */
export function gameLink(name: string, code: string, deck?: string): string {
  return linkWith(deck ? linkWith(location.href, deckName(name), deck) : location.href, name, code);
}

/** What a game's own words are called in a link. */
export const deckName = (name: string): string => `${name}.deck`;

/** An address with a value in its fragment, in place of another of that name. */
export function linkWith(href: string, name: string, value: string): string {
  const url = new URL(href);
  const pair = String(new URLSearchParams({ [name]: value }));
  const fragment = url.hash.slice(1);
  const there = partsOf(fragment).find((part) => valueIn(part, name) !== null);
  if (there !== undefined) url.hash = fragment.replace(there, () => pair);
  // A router's path without values of its own takes them after a question mark.
  else url.hash = fragment + (fragment && (/^!?\/[^?]*$/.test(fragment) ? '?' : '&')) + pair;
  return url.href;
}

/** An address without the value of a name in its fragment. */
export function linkWithout(href: string, name: string): string {
  const url = new URL(href);
  const fragment = url.hash.slice(1);
  const there = partsOf(fragment).find((part) => valueIn(part, name) !== null);
  if (there !== undefined)
    url.hash = fragment
      .replace(there, '')
      .replace('&&', '&')
      .replace('?&', '?')
      .replace(/^&|[?&]$/, '');
  return url.href;
}

/** What the page's address holds for a game of this name, or null. */
export function codeInLink(name: string): string | null {
  for (const part of partsOf(location.hash.slice(1))) {
    const value = valueIn(part, name);
    if (value !== null) return value;
  }
  return null;
}

const partsOf = (fragment: string): string[] => fragment.split(/[?&]/);

const valueIn = (part: string, name: string): string | null => new URLSearchParams(part).get(name);
