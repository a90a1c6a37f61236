/** The page's timers of one second, on a clock that stands still until a test moves it. */
export interface TickClock {
  /** Milliseconds, as an element's `now`. */
  readonly now: () => number;
  /** One second passes, and what waited for it is called. */
  pass(): void;
  /** So many seconds pass that nobody is told of. */
  skip(seconds: number): void;
  /** Ticks that wait. */
  readonly waiting: () => number;
  restore(): void;
}

const TICK = 1000;

/** Takes the page's `setTimeout` over for waits of just a second; everything else stays real. */
export function tickClock(): TickClock {
  const { setTimeout: set, clearTimeout: clear } = window;
  const ticks = new Map<number, () => void>();
  let now = 5_000_000;
  let next = -1;
  window.setTimeout = ((callback: () => void, milliseconds?: number, ...rest: unknown[]) => {
    if (milliseconds !== TICK) return set(callback, milliseconds, ...rest);
    ticks.set(next, callback);
    return next--;
  }) as typeof window.setTimeout;
  window.clearTimeout = ((id?: number) => {
    if (id === undefined || !ticks.delete(id)) clear(id);
  }) as typeof window.clearTimeout;
  return {
    now: () => now,
    pass() {
      now += TICK;
      for (const [id, callback] of [...ticks]) {
        ticks.delete(id);
        callback();
      }
    },
    skip(seconds) {
      now += seconds * TICK;
    },
    waiting: () => ticks.size,
    restore() {
      Object.assign(window, { setTimeout: set, clearTimeout: clear });
    },
  };
}
