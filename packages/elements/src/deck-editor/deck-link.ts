import { MAX_DECK_TEXT } from '@cluekit/sdk/decks';

/** Some apps cut a link that is longer; a hundred words are well under it. */
export const SAFE_LINK = 2000;
/** No deck in a link is longer; more is not looked at. */
export const MAX_PACKED = 16_000;

/** A text with the language of its words, in signs that a link can hold: `1` where it is compressed, else `0`. */
export async function packDeck(text: string, lang = ''): Promise<string> {
  const bytes = new TextEncoder().encode(`${lang}\n${text}`);
  if (!('CompressionStream' in globalThis)) return `0${toSigns(bytes)}`;
  const small = await through(bytes, new CompressionStream('deflate-raw'));
  return small.length < bytes.length ? `1${toSigns(small)}` : `0${toSigns(bytes)}`;
}

/**
 * What was packed. Whoever wrote the link may have written anything: the signs are bounded, and so is what they
 * unfold to.
 *
 * @throws {Error} for what was not packed here, or is too long
 */
export async function unpackDeck(packed: string): Promise<{ readonly text: string; readonly lang: string }> {
  if (packed.length > MAX_PACKED || !/^[01][\w-]*$/.test(packed)) throw new Error('no deck');
  const signs = fromSigns(packed.slice(1));
  const bytes = packed.startsWith('1') ? await through(signs, new DecompressionStream('deflate-raw')) : signs;
  const whole = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const end = whole.indexOf('\n');
  const lang = whole.slice(0, Math.max(0, end));
  if (end < 0 || !/^[\w-]{0,35}$/.test(lang)) throw new Error('no deck');
  return { lang, text: whole.slice(end + 1) };
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: BlobPart[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MAX_DECK_TEXT) {
      void reader.cancel();
      throw new Error('too much');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function toSigns(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromSigns(signs: string): Uint8Array<ArrayBuffer> {
  const text = atob(signs.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
