/**
 * What a page has once, whatever copies of this library are on it: where each game came in a file of its own, the
 * elements of both are mixed, and what one of them keeps (a lifted card, the live region) the others have to find.
 *
 * @param name with a number, which changes only with the structure of the thing
 * @param make makes it, where it is not there yet
 */
export function pageWide<T extends object>(name: string, make: () => T): T {
  const page = globalThis as unknown as Record<symbol, T | undefined>;
  return (page[Symbol.for(`cluekit/${name}`)] ??= make());
}
