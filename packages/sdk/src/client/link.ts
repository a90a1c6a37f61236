import { attempt, type OnError } from '../protocol/attempt.js';
import { CLOSE_CODES, type CloseReason, finalReason } from '../protocol/close-codes.js';
import type { Timers } from '../protocol/timers.js';
import type { Connection, Transport } from '../protocol/transport.js';
import { backoff } from './backoff.js';

/** A connection that comes back. */
export interface Link {
  /** Opens the first connection. */
  start(): void;
  /** Sends over the connection of now; does nothing where there is none. */
  send(text: string): void;
  /** The connection has proved good: the next loss starts again with a short wait. */
  settled(): void;
  /** Gives the connection of now up, as if it had been lost. */
  drop(): void;
  /** Ends it for good. */
  close(): void;
}

/** What a link needs and whom it tells. */
export interface LinkOptions {
  readonly transport: Transport;
  readonly timers: Timers;
  readonly random: () => number;
  /** A new connection: say hello. */
  up(): void;
  message(text: string): void;
  /** The connection is lost; another attempt will follow. */
  down(): void;
  /** The host will not have it: no other attempt follows. */
  refused(reason: CloseReason): void;
  readonly onError: OnError;
}

/**
 * Opens a transport again and again, waiting with full jitter between attempts. What an earlier connection
 * still has to say (a late frame, a late close) is not heard.
 */
export function createLink(options: LinkOptions): Link {
  const { transport, timers, random, up, message, down, refused, onError } = options;
  let connection: Connection | null = null;
  let current: object | null = null;
  let failures = 0;
  let timer: unknown = null;
  let closed = false;

  function open(): void {
    timer = null;
    const mine = (current = {});
    const isCurrent = () => current === mine;
    try {
      connection = transport.open({
        message: (text) => {
          if (isCurrent()) message(text);
        },
        close: ({ code }) => {
          if (isCurrent()) lost(code);
        },
      });
    } catch {
      return lost(CLOSE_CODES.lost);
    }
    if (isCurrent()) up();
  }

  function lost(code: number): void {
    current = null;
    connection = null;
    const reason = finalReason(code);
    if (reason !== null) {
      closed = true;
      return refused(reason);
    }
    timer = timers.setTimeout(open, backoff(failures, random()));
    failures += 1;
    down();
  }

  return {
    start: open,
    send(text) {
      const mine = current;
      attempt(
        () => connection?.send(text),
        () => {
          if (mine !== null && current === mine) lost(CLOSE_CODES.lost);
        },
      );
    },
    settled: () => void (failures = 0),
    drop() {
      const old = connection;
      lost(CLOSE_CODES.lost);
      attempt(() => old?.close(), onError);
    },
    close() {
      if (closed) return;
      closed = true;
      current = null;
      if (timer !== null) timers.clearTimeout(timer);
      attempt(() => connection?.close(), onError);
      connection = null;
    },
  };
}
