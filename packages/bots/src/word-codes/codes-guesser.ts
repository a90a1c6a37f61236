import type { Owner, WordCodesCommand, WordCodesView } from '@cluekit/sdk/word-codes';
import type { Bot } from '../bot.js';
import { createGuesser, type Guesser, readSteps } from '../guess/guesser.js';
import { chances, checkLevel, levelChances, type Level, pick } from '../guess/levels.js';
import type { Lexicon, Vectors } from '../lexicon/lexicon.js';
import { occasion } from '../seat/occasion.js';
import { inSlices, type SliceOptions } from '../slices/in-slices.js';
import { botStream } from '../stream.js';
import { simpleCodesBot } from './simple-codes-bot.js';

/** What a guesser of Word Codes is made of. */
export interface CodesGuesserOptions extends SliceOptions {
  /** The lexicon, or the promise of one; where that is not kept `act` rejects, and another has to stand in. */
  readonly lexicon: Lexicon | Promise<Lexicon>;
  readonly seed: string | number;
  /** How surely it flips what it finds nearest; `sharp` by default. */
  readonly level?: Level;
  readonly personality?: string | number;
  readonly vectors?: Vectors;
}

/** A flip after the first is left alone where its chance is less. */
const DOUBT = 0.1;
const SPREAD = 0.1;

/**
 * A guesser for Word Codes, for people who want to give clues: it flips as many cards as the clue's number says, the
 * nearest first, and stops early where nothing is near any more. On a clue that it does not know, or that was only
 * spoken, it flips one card and ends the turn.
 */
export function codesGuesser(
  options: CodesGuesserOptions,
): Bot<WordCodesView, WordCodesCommand, readonly Owner[]> {
  const { seed } = options;
  const level = checkLevel(options.level ?? 'sharp');
  const simple = simpleCodesBot({ seed });
  let made: Promise<Guesser> | undefined;

  async function make(): Promise<Guesser> {
    return createGuesser({
      lexicon: await options.lexicon,
      ...(options.vectors && { vectors: options.vectors }),
      ...(options.personality !== undefined && { personality: options.personality }),
    });
  }

  return {
    async knows(clue) {
      return (await (made ??= make())).read(clue) !== null;
    },
    async act(view) {
      const { shared, mine } = view;
      const { clue } = shared;
      if (!mine.can.includes('flip') || clue === null || clue.word === null) return simple.act(view);
      const guesser = await (made ??= make());
      const open = shared.cards.flatMap(({ word, flipped }, card) => (flipped ? [] : [{ word, card }]));
      const words = open.map(({ word }) => word);
      await inSlices(readSteps(guesser, words), options);
      const ranked = guesser.rank(clue.word, words);
      const wanted = clue.number === 'unlimited' ? open.length : clue.number;
      const doubts = (chances(ranked, SPREAD)[0] ?? 0) < DOUBT;
      const enough = shared.flipsMade >= wanted || ranked.length === 0 || doubts;
      if (mine.can.includes('endTurn') && enough) return { type: 'endTurn' };
      if (ranked.length === 0) return simple.act(view);
      const next = botStream(seed, `flip/${mine.audience}/${occasion(view)}`);
      const chosen = ranked[pick(levelChances(ranked, level), next)]?.word;
      const card = open.find(({ word }) => word === chosen)?.card;
      return card === undefined ? simple.act(view) : { type: 'flip', card };
    },
  };
}
