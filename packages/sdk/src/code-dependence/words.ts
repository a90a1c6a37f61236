import { folded } from '../words/folded.js';
import type { Deal } from './deal.js';

/** The longest a word of a deal may be, in UTF-16 units. */
export const LONGEST_WORD = 200;

/** A word as moves and deals compare it (CD-7, CD-11); one that folds to nothing is only the same as itself. */
export function sameWord(word: string): string {
  return folded(word) || word.trim();
}

const indexes = new WeakMap<Deal, ReadonlyMap<string, number>>();

/** The place of a word in the bank, however it is spelled (CD-11); -1 where the bank has it not. */
export function bankIndex(deal: Deal, word: string): number {
  if (word.length > LONGEST_WORD) return -1; // no word of a deal is; folding it could hold an engine
  let index = indexes.get(deal);
  if (!index) {
    index = new Map(deal.bank.map((item, place) => [sameWord(item), place]));
    indexes.set(deal, index);
  }
  return index.get(sameWord(word)) ?? -1;
}
