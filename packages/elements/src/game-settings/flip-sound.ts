import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { GameStore } from '../store/game-store.js';
import { tick } from './tick.js';

/** Makes a sound when a card turns, where the person wants it. What was turned before is silent. */
export class FlipSound implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #store: () => GameStore | undefined;
  readonly #isOn: () => boolean;
  readonly #play: () => void;
  #heard: GameStore | undefined;
  #stop: (() => void) | undefined;
  #flips = 0;

  /** @param play makes the sound */
  constructor(
    host: ReactiveControllerHost,
    store: () => GameStore | undefined,
    isOn: () => boolean,
    play: () => void = tick,
  ) {
    this.#host = host;
    this.#store = store;
    this.#isOn = isOn;
    this.#play = play;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate(); // it may come back to its page
  }

  hostUpdate(): void {
    const store = this.#store();
    if (store === this.#heard) return;
    this.hostDisconnected();
    this.#heard = store;
    this.#flips = flipsOf(store);
    this.#stop = store?.subscribe(() => this.#onChange());
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#stop = this.#heard = undefined;
  }

  #onChange(): void {
    const flips = flipsOf(this.#heard);
    if (flips > this.#flips && this.#isOn()) this.#play();
    this.#flips = flips;
  }
}

/** How many cards are up. */
function flipsOf(store: GameStore | undefined): number {
  const view = store?.getSnapshot().view as
    { readonly shared: { readonly cards?: readonly { readonly flipped: boolean }[] } } | null | undefined;
  return view?.shared.cards?.filter(({ flipped }) => flipped).length ?? 0;
}
