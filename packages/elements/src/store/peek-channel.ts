import type { Owner } from '@cluekit/sdk/word-codes';
import type { GameStore } from './game-store.js';
import { pageWide } from './page-wide.js';

/** The owner of each card, while it may be seen. */
export type Key = readonly Owner[];

/**
 * The open key of one store, for the elements that show it: the control that opens it and the bank that lights up.
 * It is held here only while it is open. Closing tells every listener before it returns, so that the key is out of
 * the document in the same frame.
 */
export class PeekChannel {
  #key: Key | null = null;
  #stop: (() => void) | undefined;
  readonly #store: GameStore;
  readonly #listeners = new Set<(key: Key | null) => void>();
  /** A keyboard or a screen reader was warned that the key may be read aloud (A16): once for a game. */
  noticed = false;
  #turn: number | undefined;
  #times = 0;

  constructor(store: GameStore) {
    this.#store = store;
  }

  get key(): Key | null {
    return this.#key;
  }

  /** How often the key was opened here in the turn that is on: for all to see, since looking is in no record. */
  get times(): number {
    return this.#turn === this.#now ? this.#times : 0;
  }

  get #now(): number | undefined {
    const { view } = this.#store.getSnapshot() as { view: { shared: { turnNumber?: number } } | null };
    return view?.shared.turnNumber;
  }

  /** Asks for the key. Every listener is told when it comes; where it is refused, or over, they are told null. */
  open(): void {
    if (this.#stop) return;
    let over = false;
    const stop = this.#store.peek?.((key) => {
      if (over) return;
      if (key) return this.#tell(key as Key);
      over = true;
      this.#stop = undefined;
      this.#tell(null);
    });
    if (!stop) this.#tell(null);
    else if (!over)
      this.#stop = () => {
        over = true;
        stop();
      };
  }

  /** Counts an opening, as of a key that goes to paper. */
  count(): void {
    this.#times = this.times + 1;
    this.#turn = this.#now;
    for (const listener of this.#listeners) listener(this.#key);
  }

  close(): void {
    const stop = this.#stop;
    this.#stop = undefined;
    stop?.();
    if (this.#key) this.#tell(null);
  }

  subscribe(listener: (key: Key | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(key: Key | null): void {
    const opens = key && !this.#key;
    this.#key = key;
    if (opens) this.count();
    else for (const listener of this.#listeners) listener(key);
  }
}

/** The channel of a store. */
export function peekChannelOf(store: GameStore): PeekChannel {
  const channels = pageWide('peeks@1', () => new WeakMap<GameStore, PeekChannel>());
  let channel = channels.get(store);
  if (!channel) channels.set(store, (channel = new PeekChannel(store)));
  return channel;
}
