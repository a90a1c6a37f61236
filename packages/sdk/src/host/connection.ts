import type { Code } from '../game/codes.js';
import type { Attachment, Channel } from '../protocol/channel.js';
import { PROTOCOL, type HelloFrame } from '../protocol/client-frames.js';
import { CLOSE_CODES } from '../protocol/close-codes.js';
import { readFrame } from '../protocol/read-frame.js';
import { refused, refusedFrame } from '../protocol/reply.js';
import { guardChannel } from './guarded-channel.js';
import type { Environment } from './environment.js';
import type { Match } from './match.js';
import type { Session } from './session.js';

const CLOSE_ON: Partial<Record<Code, number>> = {
  forbidden: CLOSE_CODES.forbidden,
  'unknown-match': CLOSE_CODES.unknownMatch,
  unavailable: CLOSE_CODES.tryAgain,
};

/**
 * One channel from its first frame to its last: hello binds it to a session, everything else goes to that
 * session's match. Nothing that arrives can make it throw (T13, T14).
 *
 * @param find finds a match by its id, in memory or in the store; called back at once where it can be
 */
export function createConnection(
  env: Environment,
  connected: Channel,
  find: (matchId: string, found: (match: Match | 'unknown-match' | 'unavailable') => void) => void,
): Attachment {
  let bound: { readonly match: Match; readonly session: Session } | null = null;
  /** A hello is being answered: what comes meanwhile will be sent again after the welcome. */
  let greeting = false;
  let over = false;
  const channel = guardChannel(connected, env.onError, detach);

  function end(code: number, reason: string): void {
    over = true;
    channel.close(code, reason);
  }

  function refuse(code: 'bad-frame' | 'forbidden' | 'unknown-match' | 'unavailable'): void {
    channel.send(refusedFrame(code));
    const close = CLOSE_ON[code];
    if (close !== undefined) end(close, code);
  }

  function leave(): void {
    bound?.match.leave(bound.session, channel);
    bound = null;
  }

  function hello(frame: HelloFrame): void {
    if (frame.v !== PROTOCOL) return end(CLOSE_CODES.incompatible, 'incompatible');
    greeting = true;
    find(frame.match, (match) => {
      if (over) return;
      if (typeof match === 'string') return refuse(match);
      match.hello(channel, frame, (result) => {
        greeting = false;
        if (typeof result === 'string') return refuse(result);
        bound = { match, session: result };
        // The connection went while the store was busy.
        if (over) leave();
      });
    });
  }

  function detach(): void {
    over = true;
    leave();
  }

  return {
    receive(text) {
      if (over) return;
      const frame = readFrame(text, env.limits.frame);
      if (frame?.t !== 'hello' && bound !== null) return bound.match.receive(bound.session, channel, frame);
      if (frame === null) return refuse('bad-frame');
      if (greeting) return;
      if (frame.t === 'hello') {
        leave();
        return hello(frame);
      }
      if (frame.t !== 'ping')
        channel.send(JSON.stringify({ t: 'reply', id: frame.id, ...refused({ code: 'forbidden' }), rev: 0 }));
    },
    detach,
  };
}
