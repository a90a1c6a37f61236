import { attempt, type OnError } from '../protocol/attempt.js';

/** What may be given to `subscribe`: a function, or an observer as other stores and XState actors take it. */
export type ObserverLike<T> =
  | ((value: T) => void)
  | {
      readonly next: (value: T) => void;
      readonly error?: (error: unknown) => void;
      readonly complete?: () => void;
    };

/** Ends a subscription: call it, or its `unsubscribe`. */
export interface Unsubscribe {
  (): void;
  unsubscribe(): void;
}

/** The subscribers of one client. */
export interface Observers<T> {
  subscribe(observer: ObserverLike<T>): Unsubscribe;
  next(value: T): void;
  /** Tells everybody that nothing more will come, and lets them go. */
  complete(): void;
}

/** One subscriber's throw goes to `onError`; the others are called all the same (T16). */
export function createObservers<T>(onError: OnError): Observers<T> {
  const observers = new Set<{ readonly observer: ObserverLike<T> }>();

  function each(call: (observer: ObserverLike<T>) => unknown): void {
    for (const entry of [...observers])
      if (observers.has(entry)) attempt(() => call(entry.observer), onError);
  }

  return {
    subscribe(observer) {
      const entry = { observer };
      observers.add(entry);
      const unsubscribe = () => void observers.delete(entry);
      return Object.assign(unsubscribe, { unsubscribe });
    },
    next: (value) =>
      each((observer) => (typeof observer === 'function' ? observer(value) : observer.next(value))),
    complete() {
      each((observer) => typeof observer === 'function' || observer.complete?.());
      observers.clear();
    },
  };
}
