import type { Channel } from '../protocol/channel.js';
import { ACCEPTED } from '../protocol/reply.js';
import type { Environment } from './environment.js';
import type { LogEntry } from './log.js';
import { createSession, remember, type Session } from './session.js';
import type { StoredInvite, StoredMatch } from './store.js';

/** The sessions of one match. */
export interface Roster {
  readonly size: number;
  /** The session of a token's hash. */
  find(hash: string): Session | undefined;
  admit(invite: StoredInvite): void;
  /** The sessions that have a channel now, in the order of their invites. */
  connected(): Session[];
  /** Sends to a session where it is connected. */
  send(session: Session, text: string): void;
  /** Gives a session another channel, or none, and closes the one it had. */
  rebind(
    session: Session,
    channel: Channel | null,
    close: { readonly code: number; readonly reason: string },
  ): void;
}

/** The roster of a stored match: its invites, with the replies that its log remembers (T20, also over a restart). */
export function createRoster(env: Environment, stored: StoredMatch): Roster {
  const sessions = new Map<string, Session>();
  const admit = (invite: StoredInvite): void =>
    void sessions.set(invite.hash, createSession(sessions.size, invite));

  stored.invites.forEach(admit);
  restoreReplies([...sessions.values()], stored.log, env.limits.replies);

  return {
    get size() {
      return sessions.size;
    },
    find: (hash) => sessions.get(hash),
    admit,
    connected: () => [...sessions.values()].filter((session) => session.channel !== null),
    send: (session, text) => session.channel?.send(text),
    rebind(session, channel, { code, reason }) {
      const previous = session.channel;
      session.channel = channel;
      session.peeks.clear();
      if (previous !== channel) previous?.close(code, reason);
    },
  };
}

function restoreReplies(sessions: readonly Session[], log: readonly LogEntry[], limit: number): void {
  for (const entry of log) {
    if (entry.kind !== 'command') continue;
    const session = sessions[entry.session];
    if (session !== undefined)
      remember(session, entry.id, { command: entry.command, reply: ACCEPTED }, limit);
  }
}
