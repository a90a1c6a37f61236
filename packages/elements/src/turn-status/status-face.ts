import type { Face } from '../store/faces.js';
import type { Status } from '../store/game-store.js';
import type { TurnStatus } from './turn-status.js';

/** What every face needs of a view. */
export interface StatusSlice {
  readonly status: Status | undefined;
}

/** The line of one game; a lost connection is told in its place. */
export type StatusFace<S extends StatusSlice = StatusSlice> = Face<S, TurnStatus>;
