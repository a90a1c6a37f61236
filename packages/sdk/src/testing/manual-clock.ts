import type { Clock } from '../protocol/clock.js';
import type { Timers } from '../protocol/timers.js';

/** A clock that stands still until it is told to go on, with the timers that hang on it. */
export interface ManualClock extends Clock, Timers {
  /** Goes on by `ms` milliseconds (also back, with a negative number) and fires the timers that are due, in order. */
  advance(ms: number): void;
  /** How many timers are set. */
  readonly timers: number;
}

/** @param start milliseconds to begin at */
export function createManualClock(start = 0): ManualClock {
  let time = start;
  let handles = 0;
  const timers = new Map<number, { readonly at: number; readonly callback: () => void }>();

  function nextDue(until: number): number | null {
    let found: number | null = null;
    for (const [handle, { at }] of timers)
      if (at <= until && (found === null || at < (timers.get(found)?.at ?? 0))) found = handle;
    return found;
  }

  return {
    now: () => time,
    setTimeout(callback, ms) {
      handles += 1;
      timers.set(handles, { at: time + Math.max(ms, 0), callback });
      return handles;
    },
    clearTimeout: (handle) => void timers.delete(handle as number),
    advance(ms) {
      const until = time + ms;
      for (let due = nextDue(until); due !== null; due = nextDue(until)) {
        const timer = timers.get(due);
        timers.delete(due);
        if (timer === undefined) continue;
        time = Math.max(time, timer.at);
        timer.callback();
      }
      time = until;
    },
    get timers() {
      return timers.size;
    },
  };
}
