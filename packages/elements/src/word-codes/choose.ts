import { readGameCode } from '@cluekit/sdk/game-code';
import { nextCode } from '@cluekit/sdk/word-codes';
import type { ListName } from '../game-menu/menu-events.js';
import { lastWords } from './keep.js';
import { wordsOf } from './lists.js';

/** What a board is dealt from: a code, and the list it belongs to. */
export interface Choice {
  readonly code: string;
  readonly list: ListName;
  readonly words: readonly string[];
}

/**
 * A new board of a list, whose words avoid those of the last three (WC-4).
 *
 * @param own the page's own words
 */
export async function chooseNew(list: ListName, own: readonly string[] | undefined): Promise<Choice> {
  const words = await wordsOf(list, own);
  return { list, words, code: nextCode(words, (bytes) => crypto.getRandomValues(bytes), lastWords()) };
}

/**
 * The board of a code, from the list it belongs to.
 *
 * @throws {CluekitError} `bad-code` for a slip of typing
 */
export async function chooseCode(text: string, own: readonly string[] | undefined): Promise<Choice> {
  const { code, list: mark } = readGameCode(text);
  const list = mark.split('/')[0] as ListName;
  return { list, words: await wordsOf(list, own), code };
}
