import { html, nothing, type LitElement, type ReactiveController } from 'lit';
import type { PublicView } from '../game/game-events.js';
import type { GameStore } from '../store/game-store.js';
import { openChannel, type Shown } from './channel.js';
import { projectorMessages } from './projector-messages.js';

/** A game that a projector can show. */
export type Projected = LitElement & {
  readonly projector?: string | undefined;
  readonly channel?: string | undefined;
};

/** What a projector is told beside the game itself. */
export type About = Omit<Shown, 'shared'>;

/**
 * Sends what everybody may know of a game, whenever it changes and whenever a projector asks (B21). It reads nothing
 * but the public part of the view: no key, no hand and no code can come into it.
 */
export class Feed implements ReactiveController {
  readonly #game: Projected;
  #about: About | undefined;
  readonly #name: string;
  #store: GameStore | undefined;
  #stop: (() => void) | undefined;
  #channel: ReturnType<typeof openChannel>;
  #sent: unknown;

  constructor(game: Projected) {
    this.#game = game;
    this.#name = game.channel ?? [...crypto.getRandomValues(new Uint32Array(3))].join('-');
    game.addController(this);
    game.requestUpdate(); // there is a link to show
  }

  hostConnected(): void {
    this.#channel = openChannel(this.#name, { asked: () => this.#send() });
    this.#listen();
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#channel?.show({ shared: null });
    this.#channel?.close();
    this.#channel = undefined;
  }

  /** The game on the table now; undefined: none. */
  follow(store: GameStore | undefined, about?: About): void {
    this.#about = about;
    if (store === this.#store) return;
    this.#store = store;
    if (this.#game.isConnected) this.#listen();
  }

  #listen(): void {
    this.#stop?.();
    this.#stop = this.#store?.subscribe(() => this.#shared !== this.#sent && this.#send());
    this.#send();
  }

  get #shared(): PublicView | null {
    return (
      (this.#store?.getSnapshot().view as { readonly shared: PublicView } | null | undefined)?.shared ?? null
    );
  }

  #send(): void {
    this.#sent = this.#shared;
    this.#channel?.show({ shared: this.#shared, ...this.#about });
  }

  /** The way to the projector's window, where the page has one; or why there is none. */
  render(): unknown {
    const { projector } = this.#game;
    if (projector === undefined) return nothing;
    const m = projectorMessages();
    if (!this.#channel) return html`<p>${m.notHere}</p>`;
    const url = addressOf(projector, this.#name);
    if (!url) return html`<p>${m.otherSite}</p>`;
    return html`<a class="project" href=${url} target="cluekit-${this.#name}">${m.open}</a>`;
  }
}

/** The address of the projector's page with the channel in its fragment; null where it is not of this site. */
function addressOf(page: string, channel: string): string | null {
  try {
    const url = new URL(page, document.baseURI);
    url.hash = String(new URLSearchParams({ projector: channel }));
    return url.origin === self.origin ? url.href : null;
  } catch {
    return null;
  }
}
