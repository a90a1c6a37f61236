/** Work in small steps: each `yield` is a place where it may rest. No step takes a millisecond. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does it all at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
