/** Is told an error; by then there is nobody else to tell. */
export type OnError = (error: unknown) => void;

/**
 * Calls what is not ours: a subscriber, an observer, a channel. What it throws, or what its promise is rejected with,
 * goes to `failed` and nowhere else (T16). A throw is there at once, before this returns.
 */
export function attempt(act: () => unknown, failed: OnError): void {
  try {
    void (act() as Promise<unknown> | undefined)?.then?.(undefined, failed);
  } catch (error) {
    failed(error);
  }
}

/** An error observer that throws must not do what the errors it is told of may not. */
export const quiet =
  (onError: OnError): OnError =>
  (error) =>
    attempt(
      () => onError(error),
      () => {},
    );
