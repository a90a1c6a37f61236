import { attempt, type OnError } from '../protocol/attempt.js';

/** Gets the key when it comes, and null when the peek is over. */
export type PeekCallback<Key> = (key: Key | null) => void;

/** The open peeks of a client. No key is ever kept here: it goes to the callback and nowhere else. */
export interface Peeks<Key> {
  open(id: string, callback: PeekCallback<Key>): void;
  /** Hands a key on; without its peek (it came too late) it is let go. */
  key(id: string, key: Key): void;
  /** Ends one peek; false where it had ended. */
  end(id: string): boolean;
  endAll(): void;
}

/** A callback's throw goes to `onError`. */
export function createPeeks<Key>(onError: OnError): Peeks<Key> {
  const callbacks = new Map<string, PeekCallback<Key>>();

  function call(callback: PeekCallback<Key> | undefined, key: Key | null): void {
    attempt(() => callback?.(key), onError);
  }

  function end(id: string): boolean {
    const callback = callbacks.get(id);
    callbacks.delete(id);
    call(callback, null);
    return callback !== undefined;
  }

  return {
    open: (id, callback) => void callbacks.set(id, callback),
    key: (id, key) => call(callbacks.get(id), key),
    end,
    endAll: () => [...callbacks.keys()].forEach(end),
  };
}
