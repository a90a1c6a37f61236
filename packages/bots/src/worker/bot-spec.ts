import { CluekitError } from '@cluekit/sdk/game';
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

type Made = Omit<BotSpec, 'plays'> & { readonly lexicon: Promise<Lexicon> };

/** Makes the bot of a description. Throws `bad-options` for one that there is not. */
export function botOf(spec: BotSpec, lexicon: Promise<Lexicon>): Bot<unknown, unknown, unknown> {
  const { plays, ...rest } = spec;
  const make = new Map<string, (options: Made) => Bot<never, unknown, never>>([
    ['code-dependence', dependenceBot],
    ['word-codes-giver', codesGiver],
    ['word-codes-guesser', codesGuesser],
  ]).get(plays);
  if (!make) throw new CluekitError('bad-options', `There is no bot that plays ${plays}.`);
  return make({ ...rest, lexicon });
}
