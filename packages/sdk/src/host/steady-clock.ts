import { CluekitError } from '../game/error.js';
import { attempt, type OnError } from '../protocol/attempt.js';
import type { Clock } from '../protocol/clock.js';

/** A time that was given. Throws a `CluekitError` with `bad-options` for anything but milliseconds. */
export function checkTime(time: number): number {
  if (!Number.isFinite(time)) throw new CluekitError('bad-options', 'A time is a number of milliseconds.');
  return time;
}

/** A clock that throws, or gives no number, is reported; a match's time then stands still until it goes again. */
export function steadyClock(clock: Clock, onError: OnError): Clock {
  return {
    now() {
      let time = 0;
      attempt(() => {
        time = checkTime(clock.now());
      }, onError);
      return time;
    },
  };
}
