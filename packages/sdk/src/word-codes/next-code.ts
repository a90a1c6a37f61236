import { newGameCode, parseGameCode } from '../game-code/game-code.js';
import type { RandomBytes } from '../random/seed.js';
import { deal, distinctWords } from './deal.js';

/** How often a code is drawn again before the best so far is taken (WC-4). */
const TRIES = 500;

/**
 * A code for the next board, whose words avoid those of the boards before (WC-4). Where the list is too
 * small for that, the code with the fewest of them out of 500.
 *
 * @throws {CluekitError} `deck-too-small` for a list that makes no board
 */
export function nextCode(words: readonly string[], random: RandomBytes, avoid: readonly string[] = []): string {
  const list = distinctWords(words);
  const avoided = new Set(avoid);
  let best = '';
  let fewest = Infinity;
  for (let i = 0; i < TRIES && fewest > 0; i++) {
    const code = newGameCode(list, random);
    const overlap = deal({ code, words: list }).board.words.filter((word) => avoided.has(word)).length;
    if (overlap < fewest) [best, fewest] = [code, overlap];
  }
  return parseGameCode(best, list).code;
}
