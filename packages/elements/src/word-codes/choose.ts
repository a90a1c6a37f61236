import { readGameCode } from '@cluekit/sdk/game-code';
import { nextCode } from '@cluekit/sdk/word-codes';
import type { ListName } from '../game-menu/menu-events.js';
import { lastWords } from './keep.js';
import { listOf, type WordList } from './lists.js';

/** What a board is dealt from: a code, and the list it belongs to. */
export interface Choice extends WordList {
  readonly code: string;
  readonly list: ListName;
}

/**
 * A new board of a list, whose words avoid those of the last three (WC-4).
 *
 * @param own the page's own words
 */
export async function chooseNew(list: ListName, own: readonly string[] | undefined): Promise<Choice> {
  const found = await listOf(list, own);
  return {
    ...found,
    list,
    code: nextCode(found.words, (bytes) => crypto.getRandomValues(bytes), lastWords()),
  };
}

/**
 * The board of a code, from the list it belongs to.
 *
 * @throws {CluekitError} `bad-code` for a slip of typing
 */
export async function chooseCode(text: string, own: readonly string[] | undefined): Promise<Choice> {
  const { code, list: mark } = readGameCode(text);
  const [name] = mark.split('/');
  // Any list but these two is one that the page gives, be it a list of the SDK with a sign of its own.
  const list: ListName = name === 'everyday' || name === 'all' ? name : 'own';
  return { ...(await listOf(list, own)), list, code };
}
