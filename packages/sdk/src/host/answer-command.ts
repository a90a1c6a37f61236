import type { Code } from '../game/codes.js';
import type { CommandLike, Game, Refusal } from '../game/game.js';
import type { CommandFrame } from '../protocol/client-frames.js';
import { ACCEPTED, refused } from '../protocol/reply.js';
import { chain, type MaybePromise } from './maybe-promise.js';
import { remember, type Session } from './session.js';
import type { Table } from './table.js';

/**
 * Answers one command, after the deadlines that were due: a duplicate id gets its first answer (or `conflict`,
 * where it is another command), then the phase key, then the game's parser, then the rules, the save, the views and
 * the reply. The seat is the session's; nothing in the frame can say otherwise (T9).
 *
 * @returns false where the save failed and the match must be dropped
 */
export function answerCommand(table: Table, session: Session, frame: CommandFrame): MaybePromise<boolean> {
  const { env, game, ledger } = table;
  const { audience, number } = session;
  const { id } = frame;

  function answer(refusal: Refusal<Code> | null, asked: unknown): boolean {
    const reply = refusal === null ? ACCEPTED : refused(refusal);
    const code = refusal?.code;
    // What failed by our own fault may be tried again under the same id.
    if (code !== 'internal' && code !== 'unavailable')
      remember(session, id, { command: asked, reply }, env.limits.replies);
    table.reply(session, id, reply);
    return code !== 'unavailable';
  }

  let command: CommandLike | null;
  try {
    command = parse(game, frame.cmd, audience);
  } catch (error) {
    env.onError(error);
    return answer({ code: 'internal' }, null);
  }

  const asked = command ?? frame.cmd;
  const earlier = session.answered.get(id);
  if (earlier !== undefined) {
    const same = JSON.stringify(earlier.command) === JSON.stringify(asked);
    table.reply(session, id, same ? earlier.reply : refused({ code: 'conflict' }));
    return true;
  }
  if (frame.phase !== game.phaseKey(ledger.state)) return answer({ code: 'stale-phase' }, asked);
  if (command === null) return answer({ code: 'unknown-move' }, asked);
  /** With the audience whose act it is: so the log replays, whoever is connected by then. */
  const accept = (): ReturnType<Table['accept']> => {
    const as = actingAs(table, session, command);
    const draft = { kind: 'command', at: table.now(), audience: as, session: number, id, command } as const;
    return table.accept(draft, command, as);
  };
  const result = (refusal: Refusal<Code> | null) => answer(refusal, asked);
  return chain(accept, result, (error) => {
    env.onError(error);
    return answer({ code: 'internal' }, asked);
  });
}

/** The session's own audience; that of somebody who is gone, where the game lets this one act in that place (CD-20). */
function actingAs({ game, ledger, roster }: Table, { audience }: Session, command: CommandLike): string {
  const absent = game.inPlaceOf?.(ledger.state, command, audience) ?? null;
  if (absent === null || roster.connected().some((other) => other.audience === absent)) return audience;
  return absent;
}

/** The game's parser is the allow-list. Events that drive the chart itself are kept out whatever it says (T15). */
function parse(game: Game, input: unknown, audience: string): CommandLike | null {
  const command = game.parse(input, audience);
  return command === null || command.type === 'start' || command.type.startsWith('xstate.') ? null : command;
}
