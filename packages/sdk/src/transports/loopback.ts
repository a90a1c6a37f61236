import type { Attachment, Channel } from '../protocol/channel.js';
import type { Transport } from '../protocol/transport.js';

/** The part of a host that a transport needs. */
export interface Attachable {
  attach(channel: Channel): Attachment;
}

/** Calls back soon, in order, but never within the call. */
export type Soon = (callback: () => void) => void;

const microtask: Soon = (callback) =>
  (globalThis as unknown as { queueMicrotask: Soon }).queueMicrotask(callback);

/**
 * The transport of a page that plays alone: host and client in one place, joined by strings all the same, so
 * that nothing is shared by reference and a game that works here works over a network. Each text arrives in
 * its own microtask, in order.
 *
 * @example
 * const client = connect({ transport: loopback(host), match: matchId, token });
 */
export function loopback(host: Attachable, soon: Soon = microtask): Transport {
  return {
    open(handlers) {
      let up = true;
      let down = true;
      const attachment = host.attach({
        send: (text) => {
          if (down) soon(() => down && handlers.message(text));
        },
        close: (code, reason) => {
          up = false;
          soon(() => {
            if (!down) return;
            down = false;
            attachment.detach();
            handlers.close({ code, reason });
          });
        },
      });
      return {
        send: (text) => {
          if (up) soon(() => up && attachment.receive(text));
        },
        close: () => {
          up = false;
          down = false;
          attachment.detach();
        },
      };
    },
  };
}
