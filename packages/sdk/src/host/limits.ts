import { MAX_FRAME } from '../protocol/read-frame.js';

/** How much one session may ask of a host. */
export interface Limits {
  /** The longest frame read, in UTF-16 units. */
  readonly frame: number;
  /** How many replies are remembered for a session, so that a re-sent command gets its first answer. */
  readonly replies: number;
  /** How many messages of one session may wait while a store is slow; more are refused with `too-many`. */
  readonly waiting: number;
  /** How many peeks a session may hold open. */
  readonly peeks: number;
}

/** 16 KiB, 64 replies, 200 waiting messages, 8 peeks. */
export const LIMITS: Limits = { frame: MAX_FRAME, replies: 64, waiting: 200, peeks: 8 };
