/**
 * What the page's address asks for: the values of its query and of its fragment, which wins where both say something.
 * A name that stands there twice counts as it stands last.
 */
export function askedFor({ search, hash }: Pick<Location, 'search' | 'hash'>): Map<string, string> {
  const asked = new Map<string, string>();
  for (const part of [search, hash]) {
    for (const [name, value] of new URLSearchParams(part.slice(1))) asked.set(name, value);
  }
  return asked;
}
