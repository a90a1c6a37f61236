import { pageWide } from '../store/page-wide.js';

/** Which game of this page holds a name; one that has left the page holds none. */
const holders = (): Map<string, Element> => pageWide('kept-names@1', () => new Map<string, Element>());

/**
 * The name a game keeps its match under: that of its page, so that another page of the site begins its own, with the
 * game's id. Games without an id are counted, so that no two of a page play one match; two with one id play one, as
 * two tabs do.
 */
export function keepName(game: Element): string {
  const { pathname, search } = location;
  const page = `code-dependence${pathname}${search}`;
  if (game.id) return `${page}#${game.id}`;
  const held = holders();
  const isFree = (name: string): boolean => {
    const holder = held.get(name);
    return !holder?.isConnected || holder === game;
  };
  let name = page;
  for (let n = 2; !isFree(name); n++) name = `${page}/${n}`;
  held.set(name, game);
  return name;
}
