/** The page's long waits and its time of day, on a clock that stands still until a test moves it. */
export interface LongClock {
  /** Lets so many milliseconds pass, and calls what waited no longer. */
  pass(milliseconds: number): void;
  /** What is left of each long wait, in milliseconds. */
  readonly waiting: () => number[];
  restore(): void;
}

/** Longer than a bot’s patience and a client’s; shorter than what is left of any turn in a test. */
const LONG = 10_001;

/** Takes `setTimeout` over for long waits alone, and `Date.now`; everything else stays real. */
export function longClock(): LongClock {
  const { setTimeout: set, clearTimeout: clear } = window;
  const { now: real } = Date;
  const waits = new Map<number, { at: number; callback: () => void }>();
  let now = real();
  let next = -1;
  Date.now = () => now;
  window.setTimeout = ((callback: () => void, milliseconds = 0, ...rest: unknown[]) => {
    if (milliseconds < LONG) return set(callback, milliseconds, ...rest);
    waits.set(next, { at: now + milliseconds, callback });
    return next--;
  }) as typeof window.setTimeout;
  window.clearTimeout = ((id?: number) => {
    if (id === undefined || !waits.delete(id)) clear(id);
  }) as typeof window.clearTimeout;
  return {
    pass(milliseconds) {
      now += milliseconds;
      for (const [id, { at, callback }] of [...waits]) if (at <= now && waits.delete(id)) callback();
    },
    waiting: () => [...waits.values()].map(({ at }) => at - now),
    restore() {
      Date.now = real;
      Object.assign(window, { setTimeout: set, clearTimeout: clear });
    },
  };
}
