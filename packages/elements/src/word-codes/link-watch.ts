import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { codeInLink } from './game-link.js';

/**
 * Watches the page's link for the code of a game. A change of another part of the fragment, or of nothing that is
 * the game's, asks for no game.
 */
export class LinkWatch implements ReactiveController {
  readonly #name: () => string;
  readonly #play: (code: string) => void;
  /** The code that the link held when it was last looked at. */
  #seen: string | null = null;

  /** @param name the name that the code has in the link */
  constructor(host: ReactiveControllerHost, name: () => string, play: (code: string) => void) {
    this.#name = name;
    this.#play = play;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('hashchange', this.#onHashchange);
  }

  hostDisconnected(): void {
    window.removeEventListener('hashchange', this.#onHashchange);
  }

  /** The code that the link holds now, or null. */
  look(): string | null {
    return (this.#seen = codeInLink(this.#name()));
  }

  readonly #onHashchange = (): void => {
    const seen = this.#seen;
    const code = this.look();
    if (code && code !== seen) this.#play(code);
  };
}
