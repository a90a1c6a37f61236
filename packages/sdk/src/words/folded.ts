import { fold } from './fold.js';

const LIMIT = 4096;
const LONGEST = 64;
const known = new Map<string, string>();

/**
 * `fold`, remembered: a board's words are folded once, however many clues are checked against them. The
 * memory is bounded, and changes no answer.
 */
export function folded(word: string): string {
  if (!(word?.length <= LONGEST)) return fold(word);
  let answer = known.get(word);
  if (answer === undefined) {
    answer = fold(word);
    if (known.size >= LIMIT) known.clear();
    known.set(word, answer);
  }
  return answer;
}
