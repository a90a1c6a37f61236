import { attempt, type OnError } from '../protocol/attempt.js';
import type { Channel } from '../protocol/channel.js';

/** A channel that never throws: its first throw is reported, and is the end of it. */
export function guardChannel(channel: Channel, onError: OnError, ended: () => void): Channel {
  let broken = false;
  function guarded(act: () => void): void {
    if (broken) return;
    attempt(act, (error) => {
      if (broken) return;
      broken = true;
      onError(error);
      ended();
    });
  }
  return {
    send: (text) => guarded(() => channel.send(text)),
    close: (code, reason) => guarded(() => channel.close(code, reason)),
  };
}
