/** A value now or later. What is there now is used now: no microtask is spent on it. */
export type MaybePromise<T> = T | Promise<T>;

/** Whether a value is a promise, of this realm or another. */
export function isPromise<T>(value: MaybePromise<T>): value is Promise<T> {
  return typeof (value as { then?: unknown } | null | undefined)?.then === 'function';
}

/** `then`, at once where the value is there; `failed` gets what `make` throws or rejects with. */
export function chain<T, R>(
  make: () => MaybePromise<T>,
  done: (value: T) => MaybePromise<R>,
  failed: (error: unknown) => MaybePromise<R>,
): MaybePromise<R> {
  let value: MaybePromise<T>;
  try {
    value = make();
  } catch (error) {
    return failed(error);
  }
  return isPromise(value) ? value.then(done, failed) : done(value);
}
