import { ContextConsumer } from '@lit/context';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { ensureContextRoot, storeContext } from './context.js';
import type { GameStore, Snapshot } from './game-store.js';

/** An element that reads a store: from the game around it, or its own, which wins. */
export type SliceHost = ReactiveControllerHost & HTMLElement & { store?: GameStore | undefined };

export interface SliceOptions<T> {
  /** Whether two slices are the same to this element. Default: one level deep. */
  equal?: (a: T, b: T) => boolean;
}

/**
 * One slice of the game's view for one element: the element renders again only when its slice changed, so that a
 * clock's tick or another's move costs it nothing.
 *
 * @example #slice = new StoreSlice(this, (view: WordCodesView) => ({ cards: view.shared.cards }));
 */
export class StoreSlice<View, T> implements ReactiveController {
  /** The slice, or undefined where there is no store or no view yet. */
  value: T | undefined;
  /** The store in use: the element's own, else that of the game around it. */
  store: GameStore | undefined;

  readonly #host: SliceHost;
  readonly #select: (view: View, snapshot: Snapshot<View>) => T;
  readonly #equal: (a: T, b: T) => boolean;
  #given: GameStore | undefined;
  #stop: (() => void) | undefined;

  constructor(
    host: SliceHost,
    select: (view: View, snapshot: Snapshot<View>) => T,
    { equal = shallowEqual }: SliceOptions<T> = {},
  ) {
    this.#host = host;
    this.#select = select;
    this.#equal = equal;
    host.addController(this);
    // Without `subscribe` a consumer never hears again once it has moved to another game.
    new ContextConsumer(host, {
      context: storeContext,
      subscribe: true,
      callback: (store) => {
        this.#given = store;
        if (host.isConnected) this.#connect();
      },
    });
  }

  hostConnected(): void {
    ensureContextRoot();
    this.#connect();
  }

  hostUpdate(): void {
    if (this.#host.isConnected) this.#connect(); // an element that has gone may still render
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.store = this.#given = undefined; // it may come back elsewhere
  }

  #connect(): void {
    const store = this.#host.store ?? this.#given;
    if (store === this.store) {
      if (!store) this.#read(); // it has left its game
      return;
    }
    this.#stop?.();
    this.store = store;
    this.#stop = store?.subscribe(() => this.#read());
    this.#host.requestUpdate();
    this.#read();
  }

  #read(): void {
    const snapshot = this.store?.getSnapshot() as Snapshot<View> | undefined;
    const next = snapshot?.view ? this.#select(snapshot.view, snapshot) : undefined;
    const same =
      next !== undefined && this.value !== undefined ? this.#equal(this.value, next) : next === this.value;
    if (same) return;
    this.value = next;
    this.#host.requestUpdate();
  }
}

/** The same, or two objects with the same values one level down. */
export function shallowEqual<T>(a: T, b: T): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const keys = Object.keys(a) as (keyof T)[];
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
}
