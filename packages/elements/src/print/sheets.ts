import type { Owner } from '@cluekit/sdk/word-codes';
import type { PublicView } from '../game/game-events.js';
import { bankSheet, turnsSheet } from './code-dependence-sheets.js';
import { make, makeGrid, makeWord, sheet } from './make.js';
import { printMessages } from './print-messages.js';
import { boardSheet, keySheet, logSheet } from './word-codes-sheets.js';

/** What can be printed. */
export type Printable = 'board' | 'cards' | 'log' | 'key';

/** Cards that fit on one sheet of A4 or Letter: five columns of five, a whole board. */
const CARDS_A_SHEET = 25;

/**
 * The sheets that a person asked for, in this order: board, cards, clues, keys. In Word Codes for two teams there are
 * two keys, one for each clue-giver.
 *
 * @param key the owner of each card; a key is made only where it is given
 */
export function sheetsOf(
  shared: PublicView,
  what: readonly Printable[],
  {
    key,
    names,
  }: { readonly key?: readonly Owner[] | undefined; readonly names?: readonly string[] | undefined },
): HTMLElement[] {
  const codes = shared.game === 'word-codes' ? shared : null;
  const sheets: HTMLElement[] = [];
  if (what.includes('board'))
    sheets.push(shared.game === 'word-codes' ? boardSheet(shared) : bankSheet(shared));
  if (what.includes('cards'))
    sheets.push(...cardSheets(shared.game === 'word-codes' ? shared.cards : shared.bank));
  if (what.includes('log')) sheets.push(codes ? logSheet(codes) : turnsSheet(shared as never, names));
  if (codes && key && what.includes('key'))
    for (let giver = 0; giver < (codes.mode === 'coop' ? 1 : 2); giver++) sheets.push(keySheet(codes, key));
  return sheets;
}

/** Cards to cut out, each word for both sides of the table. */
function cardSheets(cards: readonly { readonly word: string }[]): HTMLElement[] {
  const m = printMessages();
  const sheets: HTMLElement[] = [];
  const words = cards.map(({ word }) => word);
  for (let at = 0; at < cards.length; at += CARDS_A_SHEET) {
    const some = words.slice(at, at + CARDS_A_SHEET).map((word) => {
      const turned = makeWord('span', word);
      turned.classList.add('turned');
      return make('div', 'card', turned, makeWord('span', word));
    });
    sheets.push(sheet(m.cutHere, makeGrid('cards', words, ...some)));
  }
  return sheets;
}
