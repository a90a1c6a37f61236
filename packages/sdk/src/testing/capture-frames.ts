import type { Attachable } from '../transports/loopback.js';

/** A host that is listened to. */
export interface Capture extends Attachable {
  /** Every text that was sent to each recipient, in order; `''` got none of its tokens accepted yet. */
  readonly frames: ReadonlyMap<string, readonly string[]>;
}

/**
 * Records every frame a host sends, by recipient, whatever the transport: for canary scans (T2) and for comparing
 * what a recipient got.
 *
 * @param who names the recipient of a token, by default the token itself
 *
 * @example
 * const capture = captureFrames(host, (token) => audiences.get(token) ?? 'stranger');
 * connect({ transport: loopback(capture), match, token });
 */
export function captureFrames(host: Attachable, who: (token: string) => string = (token) => token): Capture {
  const frames = new Map<string, string[]>();
  return {
    frames,
    attach(channel) {
      let recipient = '';
      const attachment = host.attach({
        send(text) {
          const list = frames.get(recipient) ?? [];
          list.push(text);
          frames.set(recipient, list);
          channel.send(text);
        },
        close: (code, reason) => channel.close(code, reason),
      });
      return {
        receive(text) {
          recipient = helloToken(text, who) ?? recipient;
          attachment.receive(text);
        },
        detach: () => attachment.detach(),
      };
    },
  };
}

function helloToken(text: unknown, who: (token: string) => string): string | null {
  if (typeof text !== 'string' || !text.includes('hello')) return null;
  try {
    const { t, token } = JSON.parse(text) as { t?: unknown; token?: unknown };
    return t === 'hello' && typeof token === 'string' ? who(token) : null;
  } catch {
    return null;
  }
}
