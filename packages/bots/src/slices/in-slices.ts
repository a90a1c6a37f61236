import type { Steps } from './steps.js';

/** How work is sliced. */
export interface SliceOptions {
  /** Milliseconds of any clock. */
  readonly now?: () => number;
  /** Lets the page do other things, and comes back. */
  readonly pause?: () => Promise<void>;
  /** Milliseconds that a slice may take; 2 by default. */
  readonly ms?: number;
}

const platform = globalThis as unknown as {
  readonly performance: { now(): number };
  setTimeout(callback: () => void, ms: number): unknown;
};

/** The rest of the 8 ms that a task may take is left to the last step, and to an engine that is still warming up. */
const MS = 2;

const now = (): number => platform.performance.now();
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    platform.setTimeout(resolve, 0);
  });

/**
 * Does work slice by slice, so that no task of the page's main thread takes long: after `ms` it pauses. The steps
 * are small, so a slice overruns by less than one of them.
 */
export async function inSlices<T>(steps: Steps<T>, options: SliceOptions = {}): Promise<T> {
  const clock = options.now ?? now;
  let until = clock() + (options.ms ?? MS);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (clock() < until) continue;
    await (options.pause ?? pause)();
    until = clock() + (options.ms ?? MS);
  }
}
