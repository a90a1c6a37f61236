import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { GameStore } from './game-store.js';

/** Something that belongs to a store and can be listened to. */
interface Observable<T> {
  subscribe(listener: (value: T) => void): () => void;
}

/** Keeps an element listening to what belongs to its store (the lifted card, the open key), whatever store that is. */
export class Linked<T, O extends Observable<T>> implements ReactiveController {
  target: O | undefined;
  readonly #store: () => GameStore | undefined;
  readonly #of: (store: GameStore) => O;
  readonly #listener: (value: T) => void;
  #stop: (() => void) | undefined;

  constructor(
    host: ReactiveControllerHost,
    store: () => GameStore | undefined,
    of: (store: GameStore) => O,
    listener: (value: T) => void,
  ) {
    this.#store = store;
    this.#of = of;
    this.#listener = listener;
    host.addController(this);
  }

  hostUpdate(): void {
    const store = this.#store();
    const target = store && this.#of(store);
    if (target === this.target) return;
    this.#stop?.();
    this.target = target;
    this.#stop = target?.subscribe(this.#listener);
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#stop = this.target = undefined;
  }
}
