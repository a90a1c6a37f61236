import type { CloseReason } from '../protocol/close-codes.js';

/**
 * Where a client stands: `connecting` until the first view, `live`, `reconnecting` after a connection was lost (it
 * tries again by itself), `closed` for good.
 */
export type Status = 'connecting' | 'live' | 'reconnecting' | 'closed';

/** What a client shows at one moment. The object is frozen, and the same one until something in it changes. */
export interface ClientSnapshot<View> {
  /** The last view, frozen; what did not change keeps its identity. Null before the first one. */
  readonly view: View | null;
  readonly status: Status;
  /** How many commands wait for their reply. */
  readonly pending: number;
  /** Whether it has waited for an answer or a connection for more than five seconds. */
  readonly stalled: boolean;
  /** Why it is closed; null before that. */
  readonly reason: CloseReason | null;
}
