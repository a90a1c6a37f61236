import { dependenceBot } from '../code-dependence/dependence-bot.js';
import type { Bot } from '../bot.js';
import type { Profile } from '../give/profiles.js';
import type { Level } from '../guess/levels.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { codesGiver } from '../word-codes/codes-giver.js';
import { codesGuesser } from '../word-codes/codes-guesser.js';

/** Which bot is wanted, as plain data that crosses to a worker. */
export interface BotSpec {
  readonly plays: 'code-dependence' | 'word-codes-giver' | 'word-codes-guesser';
  readonly seed: string | number;
  readonly level?: Level;
  readonly profile?: Profile;
  readonly personality?: string | number;
}

/** Makes the bot of a description. */
export function botOf(spec: BotSpec, lexicon: Promise<Lexicon>): Bot<unknown, unknown, unknown> {
  const { plays, ...rest } = spec;
  const make = {
    'code-dependence': dependenceBot,
    'word-codes-giver': codesGiver,
    'word-codes-guesser': codesGuesser,
  };
  return make[plays]({ ...rest, lexicon });
}
