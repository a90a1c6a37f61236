import type { ReactiveController } from 'lit';
import type { GameStore } from '../store/game-store.js';
import type { About, Feed, Projected } from './feed.js';

/** Feeds the projector of a game, where the page wants one: its file is loaded only then. */
export class LateFeed implements ReactiveController {
  readonly #game: Projected;
  readonly #store: () => GameStore | undefined;
  readonly #about: About;
  #feed: Feed | undefined;

  /**
   * @param store the game on the table
   * @param about what a projector is told beside it
   */
  constructor(game: Projected, store: () => GameStore | undefined, about: About) {
    this.#game = game;
    this.#store = store;
    this.#about = about;
    game.addController(this);
  }

  hostUpdated(): void {
    if ((this.#game.projector ?? this.#game.channel) !== undefined) void this.#follow();
  }

  async #follow(): Promise<void> {
    try {
      const { Feed } = await import('./feed.js');
      this.#feed ??= new Feed(this.#game, this.#about);
      this.#feed.follow(this.#store());
    } catch {
      // The file is not there: the game goes on without a projector.
    }
  }

  render(): unknown {
    return this.#feed?.render();
  }
}
