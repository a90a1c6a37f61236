/**
 * The link that deals a board again: this page's address with the code in its fragment, under the game's name. What
 * is in a fragment is never sent to a server. What else the page keeps there (a place, a router's path, values) stays
 * as it is.
 */
export function gameLink(name: string, code: string): string {
  const url = new URL(location.href);
  const pair = String(new URLSearchParams({ [name]: code }));
  const fragment = url.hash.slice(1);
  const there = partsOf(fragment).find((part) => codeIn(part, name) !== null);
  if (there !== undefined) url.hash = fragment.replace(there, () => pair);
  // A router's path without values of its own takes them after a question mark.
  else url.hash = fragment + (fragment && (/^!?\/[^?]*$/.test(fragment) ? '?' : '&')) + pair;
  return url.href;
}

/** The code that the page's address holds for a game of this name, or null. */
export function codeInLink(name: string): string | null {
  for (const part of partsOf(location.hash.slice(1))) {
    const code = codeIn(part, name);
    if (code !== null) return code;
  }
  return null;
}

const partsOf = (fragment: string): string[] => fragment.split(/[?&]/);

const codeIn = (part: string, name: string): string | null => new URLSearchParams(part).get(name);
