import type { Refusal } from '../game/game.js';
import type { Code } from '../game/codes.js';
import { has } from '../game/has.js';
import { refused } from '../protocol/reply.js';
import type { Session } from './session.js';
import type { Table } from './table.js';

/** Opens a peek: the session gets the key in a frame of its own, never in a view. Looking is not logged. */
export function openPeek(table: Table, session: Session, id: string): void {
  const { env, roster } = table;
  const answer: { readonly key: string } | Refusal<Code> =
    session.peeks.size >= env.limits.peeks ? { code: 'too-many' } : look(table, session);
  if (has(answer, 'code')) return table.reply(session, id, refused(answer));
  session.peeks.set(id, answer.key);
  roster.send(session, `{"t":"key","id":${JSON.stringify(id)},"key":${answer.key}}`);
}

/** After a change of state: ends every open peek that the game would not open now, and before any view is sent. */
export function endPeeks(table: Table, session: Session): void {
  const answer = look(table, session);
  for (const [id, key] of session.peeks) {
    if (has(answer, 'key') && answer.key === key) continue;
    session.peeks.delete(id);
    table.roster.send(session, JSON.stringify({ t: 'peek-end', id }));
  }
}

function look({ env, game, ledger }: Table, { audience }: Session): { readonly key: string } | Refusal<Code> {
  try {
    const answer = game.peek?.(ledger.state, audience) ?? { code: 'forbidden' as const };
    return has(answer, 'code') ? answer : { key: JSON.stringify(answer.key) };
  } catch (error) {
    env.onError(error);
    return { code: 'internal' };
  }
}
