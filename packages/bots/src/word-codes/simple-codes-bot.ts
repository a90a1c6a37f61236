import type { Owner, WordCodesCommand, WordCodesView } from '@cluekit/sdk/word-codes';
import { below } from '@cluekit/sdk/random';
import { checkBoardClue } from '@cluekit/sdk/words';
import type { Bot } from '../bot.js';
import { occasion } from '../seat/occasion.js';
import { plainClue } from '../simple/plain-clue.js';
import { botStream } from '../stream.js';

/**
 * A simple honest bot for any seat of Word Codes, without any lexicon: a legal clue for one card that means little,
 * one flip by chance, and the end of the turn. It stands in where a better bot cannot act.
 */
export function simpleCodesBot({
  seed,
}: {
  readonly seed: string | number;
}): Bot<WordCodesView, WordCodesCommand, readonly Owner[]> {
  return {
    async act({ shared, mine }) {
      const next = botStream(seed, `simple/${mine.audience}/${occasion({ shared, mine })}`);
      const open = shared.cards.flatMap(({ word, flipped }, card) => (flipped ? [] : [{ word, card }]));
      if (mine.can.includes('giveClue')) {
        const said = shared.log.flatMap((entry) =>
          entry.type === 'clue' && entry.word !== null ? [entry.word] : [],
        );
        const words = open.map(({ word }) => word);
        const word = plainClue(next, said, (clue) => checkBoardClue(clue, words).verdict === 'legal');
        return { type: 'giveClue', word, number: 1 }; // where no word is left, a number alone
      }
      if (mine.can.includes('endTurn')) return { type: 'endTurn' };
      const any = open[below(Math.max(1, open.length), next)];
      return mine.can.includes('flip') && any ? { type: 'flip', card: any.card } : null;
    },
  };
}
