import type { Clock } from '../protocol/clock.js';
import type { Limits } from './limits.js';
import type { RandomBytes } from '../random/seed.js';
import type { Store } from './store.js';

/** What every match of a host works with. */
export interface Environment {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly limits: Limits;
  /** Told what a rule, a view, a store or a channel threw. Host-side only: it never reaches a frame. */
  onError(error: unknown): void;
}
