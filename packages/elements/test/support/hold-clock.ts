/** The page's timers of 400 ms, which are holds, on a clock that stands still until a test moves it. */
export interface HoldClock {
  /** Lets so many milliseconds pass for holds. */
  pass(milliseconds: number): void;
  /** Holds that wait. */
  readonly waiting: () => number;
  restore(): void;
}

const HOLD = 400;

/** Takes the page's `setTimeout` over for holds alone; everything else stays real. */
export function holdClock(): HoldClock {
  const { setTimeout: set, clearTimeout: clear } = window;
  const holds = new Map<number, { at: number; callback: () => void }>();
  let now = 0;
  let next = -1;
  window.setTimeout = ((callback: () => void, milliseconds?: number, ...rest: unknown[]) => {
    if (milliseconds !== HOLD) return set(callback, milliseconds, ...rest);
    holds.set(next, { at: now + HOLD, callback });
    return next--;
  }) as typeof window.setTimeout;
  window.clearTimeout = ((id?: number) => {
    if (id === undefined || !holds.delete(id)) clear(id);
  }) as typeof window.clearTimeout;
  return {
    pass(milliseconds) {
      now += milliseconds;
      for (const [id, { at, callback }] of [...holds])
        if (at <= now) {
          holds.delete(id);
          callback();
        }
    },
    waiting: () => holds.size,
    restore() {
      Object.assign(window, { setTimeout: set, clearTimeout: clear });
    },
  };
}
