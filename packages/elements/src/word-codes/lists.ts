import { CluekitError } from '@cluekit/sdk/game';
import { everyday } from '@cluekit/sdk/decks/everyday';
import { distinctWords } from '@cluekit/sdk/word-codes';
import type { ListName } from '../game-menu/menu-events.js';

/** A page's own words as the different words they are, once for each list: a code's check value goes by it. */
const own = new WeakMap<readonly string[], readonly string[]>();

/**
 * The words of a list. All is a second file, loaded when it is first chosen.
 *
 * @throws {CluekitError} `deck-too-small`, with both numbers, for a page's own list of fewer than 25 words;
 *   `bad-options` for a list that there is not
 */
export async function wordsOf(
  list: ListName,
  given: readonly string[] | undefined,
): Promise<readonly string[]> {
  if (list === 'all') return (await import('@cluekit/sdk/decks/all')).all.words;
  if (list === 'everyday') return everyday.words;
  if (list !== 'own' || !given) throw new CluekitError('bad-options', 'list is one of: everyday, all, own.');
  let words = own.get(given);
  if (!words) own.set(given, (words = distinctWords(given)));
  return words;
}
