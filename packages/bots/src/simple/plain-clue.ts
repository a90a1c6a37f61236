import { shuffle, type Stream } from '@cluekit/sdk/random';
import { CLUE_WORDS } from './clue-words.js';

/** The longest that a clue may be (CD-7). */
const LETTERS = 30;

/**
 * Some plain word that may be said: not said before in this match, and legal. Where no word of the list is left
 * it hums, longer and longer; null only where even that is forbidden.
 *
 * @param said clues of the match so far
 * @param isLegal the referee
 */
export function plainClue(
  next: Stream,
  said: readonly string[],
  isLegal: (clue: string) => boolean,
): string | null {
  const before = new Set(said.map((word) => word.toLowerCase()));
  const hums = Array.from({ length: LETTERS - 1 }, (_, i) => `h${'m'.repeat(i + 1)}`);
  const words = [...shuffle(CLUE_WORDS, next), ...hums];
  return words.find((word) => !before.has(word) && isLegal(word)) ?? null;
}
