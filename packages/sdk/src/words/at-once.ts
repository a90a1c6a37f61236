/** Does work that may be done in steps all at once. */
export function atOnce<T>(steps: Generator<undefined, T, undefined>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
