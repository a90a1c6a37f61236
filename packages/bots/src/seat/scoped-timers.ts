import type { Timers } from '@cluekit/sdk/protocol';

/** Timers that can all be cleared at once. */
export function scopedTimers(timers: Timers): Timers & { clear(): void } {
  const handles = new Set<unknown>();
  const clearTimeout = (handle: unknown): void => {
    timers.clearTimeout(handle);
    handles.delete(handle);
  };
  return {
    setTimeout(callback, ms) {
      const handle = timers.setTimeout(() => {
        handles.delete(handle);
        callback();
      }, ms);
      handles.add(handle);
      return handle;
    },
    clearTimeout,
    clear: () => [...handles].forEach(clearTimeout),
  };
}
