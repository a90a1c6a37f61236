import type { Attachable } from '../transports/loopback.js';
import type { Transport, TransportHandlers } from '../protocol/transport.js';
import type { Attachment } from '../protocol/channel.js';
import { CLOSE_CODES } from '../protocol/close-codes.js';

/** One frame on its way. */
export interface Flight {
  readonly to: 'host' | 'client';
  readonly text: string;
}

/** A transport whose frames wait until they are let go, and may be lost, repeated or mixed on the way. */
export interface FaultyLink extends Transport {
  /** Everything that arrived at the client, in order, over all connections. */
  readonly received: readonly string[];
  /** Everything that arrived at the host. */
  readonly sent: readonly string[];
  /** How many connections were opened. */
  readonly opened: number;
  /** How many frames wait. */
  readonly waiting: number;
  /** Delivers what waits, and what follows from it, until nothing waits. Returns how many frames it delivered. */
  flush(): number;
  /** Holds frames back even from {@link FaultyLink.flush}, until called with false. */
  hold(on: boolean): void;
  /** Breaks the connection; what was on its way is lost. */
  drop(code?: number): void;
  /** Changes what waits: leave out, repeat or reorder as you like. */
  tamper(change: (flights: readonly Flight[]) => readonly Flight[]): void;
  /** Refuses new connections until called with true. */
  reachable(on: boolean): void;
}

/** A link to a host with faults at your hand, for one client. */
export function createFaultyLink(host: Attachable): FaultyLink {
  const received: string[] = [];
  const sent: string[] = [];
  let flights: Flight[] = [];
  let opened = 0;
  let held = false;
  let isReachable = true;
  let current: { readonly attachment: Attachment; readonly handlers: TransportHandlers } | null = null;

  function end(code: number, reason: string): void {
    const ended = current;
    current = null;
    flights = [];
    ended?.attachment.detach();
    ended?.handlers.close({ code, reason });
  }

  function deliver({ to, text }: Flight): void {
    if (to === 'host') {
      sent.push(text);
      current?.attachment.receive(text);
    } else {
      received.push(text);
      current?.handlers.message(text);
    }
  }

  return {
    received,
    sent,
    get opened() {
      return opened;
    },
    get waiting() {
      return flights.length;
    },
    open(handlers) {
      opened += 1;
      if (!isReachable) throw new Error('unreachable');
      const isMine = () => current?.handlers === handlers;
      const attachment = host.attach({
        send: (text) => {
          if (isMine()) flights.push({ to: 'client', text });
        },
        close: (code, reason) => {
          if (!isMine()) return;
          // What was sent before the close still arrives.
          const rest = flights.filter(({ to }) => to === 'client');
          flights = [];
          for (const flight of rest) deliver(flight);
          if (isMine()) end(code, reason);
        },
      });
      current = { attachment, handlers };
      return {
        send: (text) => {
          if (isMine()) flights.push({ to: 'host', text });
        },
        close: () => {
          attachment.detach();
          if (isMine()) {
            current = null;
            flights = [];
          }
        },
      };
    },
    flush() {
      let count = 0;
      while (!held) {
        const flight = flights.shift();
        if (flight === undefined) break;
        count += 1;
        deliver(flight);
      }
      return count;
    },
    hold: (on) => void (held = on),
    drop: (code = CLOSE_CODES.lost) => end(code, 'dropped'),
    tamper: (change) => void (flights = [...change(flights)]),
    reachable: (on) => void (isReachable = on),
  };
}
