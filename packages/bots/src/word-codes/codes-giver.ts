import type { Owner, WordCodesCommand, WordCodesView } from '@cluekit/sdk/word-codes';
import { checkBankClue, checkBoardClue, prepareClues } from '@cluekit/sdk/words';
import type { Bot } from '../bot.js';
import { judgeFlips } from '../give/flips.js';
import { createGiver, type FoundClue, type Giver } from '../give/giver.js';
import type { BoardWord } from '../give/outlook.js';
import { type Profile, weightsOf } from '../give/profiles.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { inSlices, type SliceOptions } from '../slices/in-slices.js';
import type { Steps } from '../slices/steps.js';
import { simpleCodesBot } from './simple-codes-bot.js';
import { teamOf } from './team.js';

/** What a clue-giver of Word Codes is made of. */
export interface CodesGiverOptions extends SliceOptions {
  /** The lexicon, or the promise of one; where that is not kept `act` rejects, and another has to stand in. */
  readonly lexicon: Lexicon | Promise<Lexicon>;
  readonly seed: string | number;
  /** `adaptive` by default: bold where the rival would win otherwise. */
  readonly profile?: Profile;
}

/** The board as a team's clue-giver sees it. */
function boardOf(view: WordCodesView, key: readonly Owner[]): BoardWord[] {
  const team = teamOf(view);
  const role = (owner: Owner | undefined): BoardWord['role'] => {
    if (owner === team) return 'own';
    if (owner === 'trap') return 'avoid';
    return owner === 'bystander' ? 'other' : 'rival';
  };
  return view.shared.cards.flatMap(({ word, flipped }, i) => (flipped ? [] : [{ word, role: role(key[i]) }]));
}

/** Words still to be reached for each turn there is time for: in Co-op the rival takes a card a turn, or every second. */
function pressure({ shared }: WordCodesView, own: number): number {
  const rival = shared.turn === 'amber' ? shared.remaining.teal : shared.remaining.amber;
  if (shared.mode === 'teams') return own / (rival + 1);
  return own / Math.max(1, shared.level === 'easy' ? 2 * rival : rival);
}

/** A clue for the cards of the giver's team (WC-6), in small steps; null where there is none to say. */
export function* codesClueSteps(
  view: WordCodesView,
  key: readonly Owner[],
  giver: Giver,
  profile: Profile,
): Steps<FoundClue | null> {
  yield* prepareClues();
  const board = boardOf(view, key);
  const words = board.map(({ word }) => word);
  const own = board.filter(({ role }) => role === 'own').length;
  const weights = weightsOf(profile, pressure(view, own));
  return yield* giver.search({
    board,
    weights,
    judge: judgeFlips(board, weights.stray),
    said: view.shared.log.flatMap((entry) =>
      entry.type === 'clue' && entry.word !== null ? [entry.word] : [],
    ),
    // People call a foul on a clue that is a form of a card's word, though the box lets it pass: so it is not said.
    check: (clue) =>
      checkBoardClue(clue, words).verdict === 'illegal' ? 'illegal' : checkBankClue(clue, words).verdict,
  });
}

/**
 * A clue-giver for Word Codes: with it one person, or two, play Co-op with nobody at the key. It is given the key as a
 * person in its seat is, by a peek (WC-5). Where it has nothing to say it plays as {@link simpleCodesBot}.
 *
 * @example
 * const stop = playSeat({ client: amberGiver, bot: codesGiver({ lexicon, seed }), simple: simpleCodesBot({ seed }) });
 */
export function codesGiver(
  options: CodesGiverOptions,
): Bot<WordCodesView, WordCodesCommand, readonly Owner[]> {
  const { seed, profile = 'adaptive' } = options;
  const simple = simpleCodesBot({ seed });
  let made: Promise<Giver> | undefined;
  const make = async (): Promise<Giver> => createGiver(await options.lexicon);
  return {
    async act(view, key) {
      if (!view.mine.can.includes('giveClue') || key === undefined) return simple.act(view);
      const giver = await (made ??= make());
      const found = await inSlices(codesClueSteps(view, key, giver, profile), options);
      if (found === null) return simple.act(view);
      return { type: 'giveClue', word: found.word, number: found.targets.length };
    },
  };
}
