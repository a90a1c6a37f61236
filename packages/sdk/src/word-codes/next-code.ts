import { newGameCode, parseGameCode } from '../game-code/game-code.js';
import type { RandomBytes } from '../random/seed.js';
import { checkTexts } from '../words/check-texts.js';
import { folded } from '../words/folded.js';
import { CARDS } from './board.js';
import { distinctWords, drawWords } from './deal.js';

/** How often a code is drawn again before the best so far is taken (WC-4). */
const TRIES = 500;

/**
 * A code for the next board, whose words avoid those of the boards before (WC-4). Where the list is too
 * small for that, the code with the fewest of them out of 500.
 *
 * @param avoid the words of the last three boards
 * @throws {CluekitError} `deck-too-small` for a list that makes no board, `bad-options` for what is no list of texts to
 *   avoid, or where no random bytes come
 */
export function nextCode(
  words: readonly string[],
  random: RandomBytes,
  avoid: readonly string[] = [],
): string {
  checkTexts(avoid);
  const list = distinctWords(words);
  const avoided = new Set(avoid.map(folded));
  const overlap = (some: readonly string[]): number =>
    some.filter((word) => avoided.has(folded(word))).length;
  // No code does better than to use every other word of the list.
  const least = Math.max(0, CARDS - (list.length - overlap(list)));
  let best = '';
  let fewest = Infinity;
  for (let i = 0; i < TRIES && fewest > least; i++) {
    const code = newGameCode(list, random);
    const met = overlap(drawWords(parseGameCode(code, list).secret, list));
    if (met < fewest) [best, fewest] = [code, met];
  }
  return best;
}
