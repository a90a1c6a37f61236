import type { Channel } from '../protocol/channel.js';

/** A channel that never throws: its first throw is reported, and is the end of it. */
export function guardChannel(
  channel: Channel,
  onError: (error: unknown) => void,
  ended: () => void,
): Channel {
  let broken = false;
  function attempt(act: () => void): void {
    if (broken) return;
    try {
      act();
    } catch (error) {
      broken = true;
      onError(error);
      ended();
    }
  }
  return {
    send: (text) => attempt(() => channel.send(text)),
    close: (code, reason) => attempt(() => channel.close(code, reason)),
  };
}
