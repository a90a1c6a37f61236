/** Where the time comes from: milliseconds since any fixed moment, the same for host and deadlines. */
export interface Clock {
  now(): number;
}

/** The platform's clock, `Date.now()`. */
export const platformClock: Clock = { now: () => Date.now() };
