import type { Actor, AnyStateMachine, Snapshot } from 'xstate';
import type { Code } from '../game/codes.js';
import { CluekitError } from '../game/error.js';
import type { CommandLike, Game, Refusal } from '../game/game.js';
import { startActor } from './start-actor.js';

/** The rules of one match at work: a live statechart that is asked, never seen. */
export interface Rules<State = unknown, Command extends CommandLike = CommandLike> {
  /** The machine's context now. */
  readonly state: State;
  /**
   * Deals, with the start event of `game.start`. Throws a `CluekitError` with `internal` where the chart does
   * not take it.
   */
  start(event: CommandLike, at: number): void;
  /**
   * Asks for a command at a time in milliseconds. Without an audience only the rules are asked, which is how the
   * host applies its own `timeout`. Returns null once it is applied, else why not, with nothing changed:
   * the game's code, `wrong-phase` where the chart has no such event, `internal` where a rule threw.
   */
  apply(command: Command, at: number, audience?: string): Refusal<Code> | null;
  /** The state as plain JSON, to start from again. */
  snapshot(): Snapshot<unknown>;
  /** Ends the chart; nothing may be asked afterwards. */
  stop(): void;
}

/**
 * Starts the rules of a match: one live actor, because a pure `transition()` builds a new one for each call and
 * costs three to six times as much. A throw in a guard or an assign makes an XState actor deaf, and without an
 * error observer it would end a Node process: here it refuses that one command, and the chart goes on from the
 * state before it.
 *
 * @param game the rule set
 * @param snapshot from {@link Rules.snapshot}; without it the chart is fresh and waits for the deal
 * @param onError is told what a rule threw
 *
 * @example
 * const rules = createRules(wordCodes);
 * rules.start(wordCodes.start(options, source, 0), 0);
 * rules.apply({ type: 'flip', card: 7 }, 1_000); // { code: 'wrong-phase' }
 */
export function createRules<State, Command extends CommandLike>(
  game: Game<State, Command>,
  snapshot?: Snapshot<unknown>,
  onError: (error: unknown) => void = () => {},
): Rules<State, Command> {
  let fault: { readonly error: unknown } | null = null;
  let actor = run(snapshot);
  let state = actor.getSnapshot().context as State;

  function run(from?: Snapshot<unknown>): Actor<AnyStateMachine> {
    return startActor(game.machine, from, (error) => (fault = { error }));
  }

  /** Sends one event; false where the chart did not move or threw. */
  function send(event: CommandLike & { readonly at: number }): boolean {
    const before = actor.getSnapshot();
    fault = null;
    actor.send(event);
    if (fault !== null) {
      const { error } = fault as { readonly error: unknown };
      actor = run(before);
      throw error;
    }
    const next = actor.getSnapshot().context as State;
    const moved = next !== state;
    state = next;
    return moved;
  }

  return {
    get state() {
      return state;
    },
    start(event, at) {
      if (!send({ ...event, at }))
        throw new CluekitError('internal', 'The chart did not take its start event.');
    },
    apply(command, at, audience) {
      try {
        const refusal = game.refuse(state, command, audience);
        if (refusal !== null) return refusal;
        return send({ ...command, at }) ? null : { code: 'wrong-phase' };
      } catch (error) {
        onError(error);
        return { code: 'internal' };
      }
    },
    snapshot: () => actor.getPersistedSnapshot(),
    stop: () => void actor.stop(),
  };
}
