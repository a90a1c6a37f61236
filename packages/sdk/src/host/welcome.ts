import type { Channel } from '../protocol/channel.js';
import { PROTOCOL, type HelloFrame } from '../protocol/client-frames.js';
import { CLOSE_CODES } from '../protocol/close-codes.js';
import { hashToken } from './invites.js';
import type { Session } from './session.js';
import type { Table } from './table.js';

const SUPERSEDED = { code: CLOSE_CODES.superseded, reason: 'superseded' } as const;

/**
 * Binds a channel to the session of its token and sends the welcome: with the whole view, or with none where the
 * client has this `rev` of this `epoch` already. A channel that spoke for the session before is closed (T31).
 *
 * @returns null where no session has this token
 */
export function welcome(table: Table, channel: Channel, hello: HelloFrame): Session | null {
  const { epoch, game, ledger, roster, views } = table;
  const session = roster.find(hashToken(hello.token));
  if (session === undefined) return null;
  const { audience } = session;
  const prepared = views.prepare(ledger.state, [audience]);
  roster.rebind(session, channel, SUPERSEDED);
  views.release(prepared);
  const { rev, tail } = views.current(audience);
  const current = hello.epoch === epoch && hello.rev === rev;
  const rest = current ? `,"phase":${JSON.stringify(game.phaseKey(ledger.state))},"view":null}` : tail;
  roster.send(
    session,
    `{"t":"welcome","v":${PROTOCOL},"epoch":"${epoch}","rev":${rev},"now":${table.now()}${rest}`,
  );
  return session;
}
