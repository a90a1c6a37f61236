import type { CodeDependenceCommand, CodeDependenceView, HandCard } from '@cluekit/sdk/code-dependence';
import { below, draw, type Stream } from '@cluekit/sdk/random';
import { checkBankClue, prepareClues } from '@cluekit/sdk/words';
import type { Bot } from '../bot.js';
import { occasion } from '../seat/occasion.js';
import { inSlices, type SliceOptions } from '../slices/in-slices.js';
import { botStream } from '../stream.js';
import { plainClue } from './plain-clue.js';
import { openWords } from './open-words.js';

/**
 * A simple honest bot for any seat of Code Dependence, without any lexicon: it gives legal clues that mean
 * little, and guesses among the words that may still be a card of the giver. It keeps a seat filled, and stands in
 * where a better bot cannot act. Equal seeds and views, equal acts.
 *
 * @example
 * const stop = playSeat({ client, bot: simpleBot({ seed: 7 }) });
 */
export function simpleBot({
  seed,
  ...slices
}: SliceOptions & {
  readonly seed: string | number;
}): Bot<CodeDependenceView, CodeDependenceCommand> {
  let moment = '';
  let times = 0;
  return {
    async act(view) {
      const now = occasion(view);
      times = now === moment ? times + 1 : 0;
      moment = now;
      if (view.mine.can.includes('giveClue')) await inSlices(prepareClues(), slices);
      return decide(view, botStream(seed, `simple/${view.mine.seat}/${times}/${now}`));
    },
  };
}

function decide({ shared, mine }: CodeDependenceView, next: Stream): CodeDependenceCommand | null {
  const { seat, can } = mine;
  if (seat === null) return null;
  const hand = mine.hand ?? [];
  if (can.includes('chooseCoded')) {
    const card = hand[below(hand.length, next)];
    return card ? { type: 'chooseCoded', seat, word: card.word } : null;
  }
  if (can.includes('giveClue')) {
    const bank = shared.bank.map(({ word }) => word);
    const said = shared.log.flatMap((entry) => (entry.type === 'clue' ? [entry.word] : []));
    const word = plainClue(
      next,
      said,
      (clue) => checkBankClue(clue, bank, shared.language).verdict !== 'illegal',
    );
    return word === null ? null : { type: 'giveClue', seat, word, tags: tags(hand, next) };
  }
  if (can.includes('guess')) {
    const words = openWords({ shared, mine });
    // A pass costs what a miss does: it guesses as long as there is something to hit.
    if (words.length > 0) return { type: 'guess', seat, word: words[below(words.length, next)] as string };
  }
  return can.includes('pass') ? { type: 'pass', seat } : null;
}

/** One or two of its slots that are not shed. */
function tags(hand: readonly HandCard[], next: Stream): number[] {
  const slots = hand.flatMap(({ slot, state }) => (slot !== null && state === 'hidden' ? [slot] : []));
  return draw(slots, 1 + below(2, next), next).sort((a, b) => a - b);
}
