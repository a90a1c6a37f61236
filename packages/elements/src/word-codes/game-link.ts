/**
 * The link that deals a board again: this page's address with the code in its fragment, under the game's name. What
 * is in a fragment is never sent to a server.
 */
export function gameLink(name: string, code: string): string {
  const url = new URL(location.href);
  const fragment = new URLSearchParams(url.hash.slice(1));
  fragment.set(name, code);
  url.hash = String(fragment);
  return url.href;
}

/** The code that the page's address holds for a game of this name, or null. */
export function codeInLink(name: string): string | null {
  return new URLSearchParams(location.hash.slice(1)).get(name);
}
