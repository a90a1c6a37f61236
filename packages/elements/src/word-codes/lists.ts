import { CluekitError } from '@cluekit/sdk/game';
import type { Deck } from '@cluekit/sdk/decks';
import { everyday } from '@cluekit/sdk/decks/everyday';
import type { GameRecord } from '@cluekit/sdk/record';
import { distinctWords } from '@cluekit/sdk/word-codes';
import type { ListName } from '../game-menu/menu-events.js';

/** A page's own words as the different words they are, once for each list: a code's check value goes by it. */
const own = new WeakMap<readonly string[], readonly string[]>();

/** The words of a list, and what a record calls it where it is one of ours. */
export interface WordList {
  readonly words: readonly string[];
  readonly deck?: NonNullable<GameRecord['deck']>;
}

/**
 * A list by its name. All is a second file, loaded when it is first chosen.
 *
 * @throws {CluekitError} `deck-too-small`, with both numbers, for a page's own list of fewer than 25 words;
 *   `bad-options` for a list that there is not
 */
export async function listOf(list: ListName, given: readonly string[] | undefined): Promise<WordList> {
  if (list === 'all') return ours((await import('@cluekit/sdk/decks/all')).all);
  if (list === 'everyday') return ours(everyday);
  if (list !== 'own' || !given) throw new CluekitError('bad-options', 'list is one of: everyday, all, own.');
  let words = own.get(given);
  if (!words) own.set(given, (words = distinctWords(given)));
  return { words };
}

const ours = ({ words, name, language, version }: Deck): WordList => ({
  words,
  deck: { name, language, version },
});
