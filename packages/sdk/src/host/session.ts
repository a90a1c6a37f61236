import type { Channel } from '../protocol/channel.js';
import type { Reply } from '../protocol/reply.js';
import type { StoredInvite } from './store.js';

/** A command that was answered. */
export interface Answered {
  readonly command: unknown;
  readonly reply: Reply;
}

/** One token's place at a match: whose facts it gets, what it was answered, what it has open. */
export interface Session {
  /** Its place in the order of invites. */
  readonly number: number;
  readonly audience: string;
  /** The connection it speaks over now, or null. A second one takes the place of the first (T31). */
  channel: Channel | null;
  /** The last answers by command id: a command that is sent again gets the first one (T20). */
  readonly answered: Map<string, Answered>;
  /** Open peeks by id, with the key as it was sent. */
  readonly peeks: Map<string, string>;
  /** How many of its messages wait for the match. */
  waiting: number;
}

/** A session nobody has connected to yet. */
export function createSession(number: number, invite: StoredInvite): Session {
  return {
    number,
    audience: invite.audience,
    channel: null,
    answered: new Map(),
    peeks: new Map(),
    waiting: 0,
  };
}

/** Remembers an answer, and forgets the oldest beyond `limit`. */
export function remember(session: Session, id: string, answer: Answered, limit: number): void {
  session.answered.set(id, answer);
  if (session.answered.size > limit) session.answered.delete(session.answered.keys().next().value as string);
}
