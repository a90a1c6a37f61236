import type { GameStore } from '../store/game-store.js';
import type { About, Feed, Projected } from './feed.js';

/**
 * Feeds the projector of a game, where the page wants one: its file is loaded only then. Where the file is not there
 * the game goes on without a projector.
 *
 * @returns for the game to call whenever it renders, with what is on the table and what a projector is told beside it:
 *   gives the way to the projector's window
 */
export function lateFeed(game: Projected): (store?: GameStore, about?: About) => unknown {
  let feed: Feed | undefined;
  return (store, about) => {
    if ((game.projector ?? game.channel) !== undefined)
      import('./feed.js').then(
        ({ Feed }) => (feed ??= new Feed(game)).follow(store, about),
        () => {},
      );
    return feed?.render();
  };
}
