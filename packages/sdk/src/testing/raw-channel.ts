import type { Attachable } from '../transports/loopback.js';

/** A connection without a client: what you write is what the host gets. */
export interface RawChannel {
  /** The frames that came, parsed. */
  readonly frames: Record<string, unknown>[];
  /** The texts that came. */
  readonly texts: string[];
  readonly closes: { readonly code: number; readonly reason: string }[];
  /** Sends anything: an object as JSON, all else as it is. */
  send(data: unknown): void;
  /** The last frame that came. */
  last(): Record<string, unknown> | undefined;
  detach(): void;
}

/** Attaches a channel to a host, for tests of frames that no client of ours would send. */
export function openRawChannel(host: Attachable): RawChannel {
  const frames: Record<string, unknown>[] = [];
  const texts: string[] = [];
  const closes: { code: number; reason: string }[] = [];
  const attachment = host.attach({
    send(text) {
      texts.push(text);
      frames.push(JSON.parse(text) as Record<string, unknown>);
    },
    close: (code, reason) => void closes.push({ code, reason }),
  });
  return {
    frames,
    texts,
    closes,
    send: (data) => attachment.receive(typeof data === 'object' ? JSON.stringify(data) : data),
    last: () => frames.at(-1),
    detach: () => attachment.detach(),
  };
}
