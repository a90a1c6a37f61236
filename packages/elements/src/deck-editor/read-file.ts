import { MAX_DECK_TEXT } from '@cluekit/sdk/decks';

/** A sign has four bytes at most. */
const MAX_BYTES = 4 * MAX_DECK_TEXT;

/**
 * The text of a file, or null where it is too long to be a list. What a spreadsheet writes as UTF-16, and old
 * programs as Windows-1252, is read as it was meant.
 */
export async function readFile(file: Blob): Promise<string | null> {
  if (file.size > MAX_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes);
  return text.length > MAX_DECK_TEXT ? null : text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
