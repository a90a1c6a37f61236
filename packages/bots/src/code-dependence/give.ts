import type { CodeDependenceCommand, CodeDependenceView } from '@cluekit/sdk/code-dependence';
import { checkBankClue, prepareClues } from '@cluekit/sdk/words';
import type { FoundClue, Giver } from '../give/giver.js';
import { judgeGuesses } from '../give/guesses.js';
import type { BoardWord } from '../give/outlook.js';
import { type Profile, weightsOf } from '../give/profiles.js';
import type { Steps } from '../slices/steps.js';

/** A clue as it is given, with what the giver thought. */
export interface GivenClue {
  readonly command: CodeDependenceCommand;
  readonly thought: FoundClue;
}

/** A clue for the seat's cards that are not shed (CD-7, CD-8), in small steps; null where there is none to say. */
export function* giveSteps(
  view: CodeDependenceView,
  giver: Giver,
  profile: Profile,
): Steps<GivenClue | null> {
  const { shared, mine } = view;
  const { seat, hand } = mine;
  if (seat === null || hand === null) return null;
  yield* prepareClues();
  const bank = shared.bank.map(({ word }) => word);
  const cards = new Map(hand.map((card) => [card.word, card]));
  const board = shared.bank.flatMap(({ word, state }): BoardWord[] => {
    if (state !== 'hidden') return [];
    const card = cards.get(word);
    return [{ word, role: card === undefined ? 'other' : card.coded ? 'avoid' : 'own' }];
  });
  const own = board.filter(({ role }) => role === 'own').length;
  const clues = shared.seats.find((other) => other.seat === seat)?.cluesLeft ?? 1;
  const weights = weightsOf(profile, own / Math.max(1, clues) / 2);
  const thought = yield* giver.search({
    board,
    weights,
    judge: judgeGuesses(board, shared.players - 1, weights.stray),
    said: shared.log.flatMap((entry) => (entry.type === 'clue' ? [entry.word] : [])),
    check: (clue) => checkBankClue(clue, bank, shared.language).verdict,
  });
  if (thought === null) return null;
  const slots = thought.targets.map((word) => cards.get(word)?.slot ?? null);
  const tags = slots.filter((slot) => slot !== null).sort((a, b) => a - b);
  return { command: { type: 'giveClue', seat, word: thought.word, tags }, thought };
}
