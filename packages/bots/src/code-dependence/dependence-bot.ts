import type { CodeDependenceCommand, CodeDependenceView } from '@cluekit/sdk/code-dependence';
import type { Bot } from '../bot.js';
import { createGiver } from '../give/giver.js';
import type { Profile } from '../give/profiles.js';
import { createGuesser, readSteps } from '../guess/guesser.js';
import { checkLevel, type Level } from '../guess/levels.js';
import type { Lexicon, Vectors } from '../lexicon/lexicon.js';
import { occasion } from '../seat/occasion.js';
import { simpleBot } from '../simple/simple-bot.js';
import { inSlices, type SliceOptions } from '../slices/in-slices.js';
import { botStream } from '../stream.js';
import { chooseCoded } from './choose-coded.js';
import { giveSteps } from './give.js';
import { decideGuess } from './guess.js';

/** What a bot of Code Dependence is made of. */
export interface DependenceBotOptions extends SliceOptions {
  /** The lexicon, or the promise of one; where that is not kept `act` rejects, and another has to stand in. */
  readonly lexicon: Lexicon | Promise<Lexicon>;
  readonly seed: string | number;
  /** How surely it guesses; `sharp` by default. */
  readonly level?: Level;
  /** How it gives clues; `natural` by default. */
  readonly profile?: Profile;
  /** How it understands clues; without one, as the lexicon has it. */
  readonly personality?: string | number;
  /** The vectors its guesses go by; the lexicon's by default. */
  readonly vectors?: Vectors;
}

type DependenceBot = Bot<CodeDependenceView, CodeDependenceCommand>;

/**
 * A bot for any seat of Code Dependence: it chooses CODED, gives clues that people understand, guesses, and calls or
 * passes by what is worth most (CD-13). It thinks in slices, and knows what its seat's view tells (T8). On a deck of
 * another language, or where it has nothing to say, it plays as {@link simpleBot}.
 *
 * @example
 * const bot = dependenceBot({ lexicon: loadLexicon('/lexicon-en.bin'), seed, level: 'steady' });
 * const stop = playSeat({ client, bot, simple: simpleBot({ seed }) });
 */
export function dependenceBot(options: DependenceBotOptions): DependenceBot {
  const { seed, profile = 'natural' } = options;
  const level = checkLevel(options.level ?? 'sharp');
  const simple = simpleBot({ seed });
  let made: Promise<Required<DependenceBot>> | undefined;

  async function make(): Promise<Required<DependenceBot>> {
    const lexicon = await options.lexicon;
    const giver = createGiver(lexicon);
    const guesser = createGuesser({
      lexicon,
      ...(options.vectors && { vectors: options.vectors }),
      ...(options.personality !== undefined && { personality: options.personality }),
    });
    return {
      knows: async (clue) => guesser.read(clue) !== null,
      async act(view) {
        const { mine, shared } = view;
        const { can, seat } = mine;
        if (seat === null || !/^en(?:-|$)/i.test(shared.language)) return simple.act(view);
        const bank = shared.bank.map(({ word }) => word);
        if (!can.includes('giveClue')) await inSlices(readSteps(guesser, bank), options);
        if (can.includes('chooseCoded')) {
          const word = chooseCoded(
            (mine.hand ?? []).map((card) => card.word),
            guesser,
          );
          return word === undefined ? null : { type: 'chooseCoded', seat, word };
        }
        if (can.includes('giveClue')) {
          const given = await inSlices(giveSteps(view, giver, profile), options);
          return given?.command ?? simple.act(view);
        }
        const next = botStream(seed, `guess/${seat}/${occasion(view)}`);
        return decideGuess(view, guesser, level, next) ?? simple.act(view);
      },
    };
  }

  return {
    async act(view) {
      return (await (made ??= make())).act(view);
    },
    async knows(clue) {
      return (await (made ??= make())).knows(clue);
    },
  };
}
