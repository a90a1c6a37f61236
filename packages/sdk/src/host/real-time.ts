import { type Clock, platformClock } from '../protocol/clock.js';
import { platformTimers, type Timers } from '../protocol/timers.js';
import type { Host } from './host.js';

/** The longest time a platform's timer can be set to; beyond it, it fires at once. */
const LONGEST = 2_147_483_647;

/** What is waited where the clock gives no time, in milliseconds. */
const UNKNOWN = 1_000;

/**
 * Drives a host by one timer, set to its next deadline: for a page, or a process with few matches. A timer that
 * comes late or early does no harm, for a deadline is applied with its own time; call `host.tick()` when a page
 * becomes visible again.
 *
 * @returns stops it
 *
 * @example
 * const stop = runInRealTime(host);
 */
export function runInRealTime(
  host: Host,
  clock: Clock = platformClock,
  timers: Timers = platformTimers,
): () => void {
  let handle: unknown = null;
  let armedFor: number | null = null;

  function arm(wakeAt: number | null): void {
    if (wakeAt === armedFor && handle !== null) return;
    if (handle !== null) timers.clearTimeout(handle);
    handle = null;
    armedFor = wakeAt;
    if (wakeAt === null) return;
    handle = timers.setTimeout(
      () => {
        handle = null;
        host.tick(); // and the host says when next
      },
      Math.min(Math.max(wakeAt - clock.now(), 1), LONGEST) || UNKNOWN,
    );
  }

  arm(host.tick());
  const stopListening = host.onWake(arm);
  return () => {
    stopListening();
    arm(null);
  };
}
