/** Why a connection or a client ended, as a word. */
export type CloseReason = 'closed' | 'superseded' | 'forbidden' | 'unknown-match' | 'incompatible';

/**
 * Close codes of the protocol, in the range WebSocket leaves to applications. `superseded`, `forbidden`,
 * `unknownMatch` and `incompatible` are final: a client that gets one does not try again. After any other code it does.
 */
export const CLOSE_CODES = {
  normal: 1000,
  goingAway: 1001,
  lost: 1006,
  tryAgain: 1013,
  superseded: 4001,
  forbidden: 4003,
  unknownMatch: 4004,
  incompatible: 4011,
} as const;

const FINAL: ReadonlyMap<number, CloseReason> = new Map([
  [CLOSE_CODES.superseded, 'superseded'],
  [CLOSE_CODES.forbidden, 'forbidden'],
  [CLOSE_CODES.unknownMatch, 'unknown-match'],
  [CLOSE_CODES.incompatible, 'incompatible'],
]);

/** The reason behind a final close code, or null where trying again makes sense. */
export function finalReason(code: number): CloseReason | null {
  return FINAL.get(code) ?? null;
}
