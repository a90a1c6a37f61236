import { CluekitError } from '../game/error.js';

/**
 * A list of words, as far as it is a list and its entries are text.
 *
 * @throws {CluekitError} `bad-deck`, naming the first entry that is no text
 */
export function checkWords(words: unknown): readonly string[] {
  if (!Array.isArray(words)) throw new CluekitError('bad-deck', 'This is not a list of words.');
  // A hole is an entry too, which `findIndex` looks at and `forEach` would pass over.
  const place = words.findIndex((word) => typeof word !== 'string');
  if (place >= 0) throw new CluekitError('bad-deck', `Entry ${place + 1} of the list is not text.`);
  return words as readonly string[];
}
