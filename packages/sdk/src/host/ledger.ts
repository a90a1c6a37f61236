import type { Code } from '../game/codes.js';
import type { CommandLike, Game, Refusal } from '../game/game.js';
import type { Environment } from './environment.js';
import type { LogEntry } from './log.js';
import { chain, type MaybePromise } from './maybe-promise.js';
import { replayLog } from './replay-log.js';

/** The rules of a match and its log, which move together or not at all. */
export interface Ledger {
  readonly state: unknown;
  readonly log: readonly LogEntry[];
  /**
   * Asks the rules, then saves. `prepare` makes of the new state what will be shown, and is called before the
   * save, so that a view that throws refuses the command too; `release` is called with it after the save: nobody
   * sees a state that is not durable. Returns null, or why nothing happened; `unavailable` means that the
   * save failed and this ledger must not be used again.
   */
  accept<P>(
    entry: LogEntry,
    ask: { readonly command: CommandLike; readonly audience?: string },
    prepare: (state: unknown) => P,
    release: (prepared: P) => void,
  ): MaybePromise<Refusal<Code> | null>;
  stop(): void;
}

/** Opens a match's ledger by replaying its log. Throws what {@link replayLog} throws. */
export function openLedger(
  env: Environment,
  matchId: string,
  game: Game,
  stored: readonly LogEntry[],
  dealt?: CommandLike,
): Ledger {
  const log = [...stored];
  let rules = replayLog(game, log, env.onError, dealt);

  /** After a throw nothing the rule touched is trusted: the state is made anew from the log (T16). */
  function rebuild(): Refusal<Code> {
    rules.stop();
    rules = replayLog(game, log, env.onError, dealt);
    return { code: 'internal' };
  }

  return {
    get state() {
      return rules.state;
    },
    log,
    accept(entry, { command, audience }, prepare, release) {
      const refusal = rules.apply(command, entry.at, audience);
      if (refusal !== null) return refusal.code === 'internal' ? rebuild() : refusal;
      let prepared: ReturnType<typeof prepare>;
      try {
        prepared = prepare(rules.state);
      } catch (error) {
        env.onError(error);
        return rebuild();
      }
      return chain(
        () => env.store.append(matchId, log.length, [entry]),
        () => {
          log.push(entry);
          release(prepared);
          return null;
        },
        (error) => {
          env.onError(error);
          return { code: 'unavailable' };
        },
      );
    },
    stop: () => rules.stop(),
  };
}
