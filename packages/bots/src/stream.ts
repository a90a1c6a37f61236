import { createStream, type Stream } from '@cluekit/sdk/random';

/**
 * The numbers of a bot: the same for the same seed and label on every engine. A bot's label names the moment
 * that it decides about, so that one handed a seat in mid-match, or one made anew after a reload, plays on as if
 * it had always been there.
 *
 * @param seed any text or number; it keeps nothing secret
 */
export function botStream(seed: string | number, label: string): Stream {
  const text = String(seed);
  const bytes = new Uint8Array(2 * text.length);
  for (let i = 0; i < text.length; i += 1) new DataView(bytes.buffer).setUint16(2 * i, text.charCodeAt(i));
  return createStream(bytes, label);
}
