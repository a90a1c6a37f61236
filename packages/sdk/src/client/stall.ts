import type { Timers } from '../protocol/timers.js';

/** How long a client waits before it says that it waits, in milliseconds. */
export const STALLED_AFTER = 5_000;

/** Notices when nothing has come for a while although something should. */
export interface StallWatch {
  readonly stalled: boolean;
  /** Something came, or waiting began or ended: measure from now on. */
  restart(waiting: boolean): void;
}

/** @param changed is called when the wait has become too long */
export function createStallWatch(timers: Timers, changed: () => void): StallWatch {
  let timer: unknown = null;
  let stalled = false;
  return {
    get stalled() {
      return stalled;
    },
    restart(waiting) {
      stalled = false;
      if (timer !== null) timers.clearTimeout(timer);
      timer = null;
      if (!waiting) return;
      timer = timers.setTimeout(() => {
        timer = null;
        stalled = true;
        changed();
      }, STALLED_AFTER);
    },
  };
}
