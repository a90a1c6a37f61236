import { CluekitError } from '../game/error.js';
import type { CommandLike, Game } from '../game/game.js';
import { TIMEOUT, type LogEntry } from './log.js';
import { createRules, type Rules } from './rules.js';

/**
 * The rules of a match after its log. Needs no clock and no chance: the same log gives the same state anywhere.
 * Throws a `CluekitError` with `unavailable` where the log is not one of this game and these rules, has a gap, or
 * holds what the rules refuse: a match like that stands still rather than go on differently.
 *
 * @param onError is told what a rule threw
 * @param dealt the start event that `game.start` gives for the first entry, where it is at hand: no need to deal again
 */
export function replayLog(
  game: Game,
  log: readonly LogEntry[],
  onError?: (error: unknown) => void,
  dealt?: CommandLike,
): Rules {
  const [first, ...rest] = log;
  if (first?.kind !== 'start' || first.game !== game.id || first.rules !== game.rules)
    throw new CluekitError('unavailable', `The log does not begin a match of ${game.id} ${game.rules}.`);
  const rules = createRules(game, undefined, onError);
  rules.start(dealt ?? game.start(optionsOf(game, first.options), first.source, first.at), first.at);
  rest.forEach((entry, index) => {
    if (entry.kind === 'start' || entry.seq !== index + 2)
      throw new CluekitError('unavailable', `The log has a gap before entry ${entry.seq}.`);
    const refusal =
      entry.kind === 'timeout'
        ? rules.apply(TIMEOUT, entry.at)
        : rules.apply(entry.command, entry.at, entry.audience);
    if (refusal !== null)
      throw new CluekitError(
        'unavailable',
        `The rules refuse entry ${entry.seq} of the log: ${refusal.code}.`,
      );
  });
  return rules;
}

/** A log may have been changed where it lay: a million rounds are not dealt. */
function optionsOf(game: Game, options: unknown): unknown {
  try {
    return game.options(options);
  } catch {
    throw new CluekitError('unavailable', `The log begins with options that ${game.id} has not.`);
  }
}
