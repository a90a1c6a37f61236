/** The two timer functions of every JavaScript platform, typed as narrowly as they are used, and injectable. */
export interface Timers {
  /** Calls back once after `ms` milliseconds; returns a handle for {@link Timers.clearTimeout}. */
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(handle: unknown): void;
}

/**
 * The platform's own timers. Looked up at each call, so that a page's fake timers work, and called as
 * functions of the global object, which browsers insist on.
 */
export const platformTimers: Timers = {
  setTimeout: (callback, ms) => (globalThis as unknown as Timers).setTimeout(callback, ms),
  clearTimeout: (handle) => (globalThis as unknown as Timers).clearTimeout(handle),
};
