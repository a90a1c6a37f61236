import { inSlices, type SliceOptions } from '../slices/in-slices.js';
import type { Lexicon } from './lexicon.js';
import { lexiconSteps } from './read-lexicon.js';

/** What is needed of `fetch`. */
export type Fetch = (url: string) => Promise<{ readonly ok: boolean; arrayBuffer(): Promise<ArrayBuffer> }>;

const platformFetch: Fetch = (url) => (globalThis as unknown as { fetch: Fetch }).fetch(url);

/**
 * Fetches `lexicon-en.bin` and reads it in slices. Rejects where it does not arrive or is not whole: the seat is
 * then played by the simple bot ({@link playSeat}), and nothing else happens.
 *
 * @param url where the page serves the file; a `connect-src 'self'` is all it needs
 * @example const lexicon = loadLexicon('/assets/lexicon-en.bin'); // once, when the first bot is wanted
 */
export async function loadLexicon(
  url: string,
  options: SliceOptions & { readonly fetch?: Fetch } = {},
): Promise<Lexicon> {
  const answer = await (options.fetch ?? platformFetch)(url);
  if (answer?.ok !== true) throw new Error('The lexicon did not arrive.');
  return inSlices(lexiconSteps(new Uint8Array(await answer.arrayBuffer())), options);
}
