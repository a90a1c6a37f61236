import type { Code } from '../game/codes.js';
import { CluekitError } from '../game/error.js';
import type { CommandLike, Game } from '../game/game.js';
import type { Channel } from '../protocol/channel.js';
import type { ClientFrame, HelloFrame } from '../protocol/client-frames.js';
import { refused, refusedFrame } from '../protocol/reply.js';
import { newSeed } from '../random/seed.js';
import { answerCommand } from './answer-command.js';
import type { Environment } from './environment.js';
import { hashToken } from './invites.js';
import type { LogEntry } from './log.js';
import { chain, type MaybePromise } from './maybe-promise.js';
import { openPeek } from './peeks.js';
import { createQueue } from './queue.js';
import type { Session } from './session.js';
import type { StoredMatch } from './store.js';
import { openTable } from './table.js';
import { welcome } from './welcome.js';

/** What a bound channel sends; null for what is no frame, which is refused in its turn. */
type Asked = Exclude<ClientFrame, HelloFrame> | null;

/** A match in memory. What is asked of it is done one after the other. */
export interface Match {
  readonly log: readonly LogEntry[];
  readonly state: unknown;
  /** When it must be woken, or null; null too while it is at work, for it reports when it is done. */
  readonly wakeAt: number | null;
  /** Binds a channel to the session of its token; `done` is told the session, or why not. */
  hello(
    channel: Channel,
    frame: HelloFrame,
    done: (result: Session | 'forbidden' | 'unavailable') => void,
  ): void;
  /** Any other frame of a bound channel. */
  receive(session: Session, channel: Channel, frame: Asked): void;
  /** A channel is over. */
  leave(session: Session, channel: Channel): void;
  /** Makes a session for an audience; resolves with its token once its hash is kept. */
  invite(audience: string): Promise<string>;
  /** Applies what is due. */
  tick(): void;
  /** Ends it in memory and closes its channels. */
  stop(close: { readonly code: number; readonly reason: string }): void;
}

/**
 * Opens a match from what is stored of it. Throws what the replay of its log throws.
 *
 * @param idle is called each time it has been at work, so that a driver can set the next wake
 * @param dropped is called when a save failed: this match must be forgotten, and opened anew from its log
 * @param dealt the start event, where the match has just been dealt
 */
export function openMatch(
  env: Environment,
  matchId: string,
  game: Game,
  stored: StoredMatch,
  idle: () => void,
  dropped: () => void,
  dealt?: CommandLike,
): Match {
  const table = openTable(env, matchId, game, stored, dealt);
  const { deadlines, ledger, roster } = table;
  const queue = createQueue(idle, env.onError);
  let gone = false;

  /** After a failed save nobody knows what is stored: forget the match, and let every client say hello again. */
  function drop(): void {
    gone = true;
    dropped();
    ledger.stop();
    for (const session of roster.connected()) {
      roster.send(session, '{"t":"resync"}');
      session.channel = null;
    }
  }

  /**
   * Does one piece of work after the deadlines that are due; the work says whether the match may go on. `not` is told
   * why it could not be done: the match has gone, or something threw.
   */
  function run(
    work: () => MaybePromise<boolean>,
    not: (why: 'unavailable' | 'internal') => void = () => {},
    begun: () => void = () => {},
  ): void {
    function failed(error: unknown): void {
      env.onError(error);
      not('internal');
    }
    queue.run(() => {
      begun();
      if (gone) return not('unavailable');
      return chain(
        () => deadlines.settle(table.now()),
        (saved) => {
          if (!saved) not('unavailable');
          return chain(
            () => saved && work(),
            (goOn) => (goOn ? undefined : drop()),
            failed,
          );
        },
        failed,
      );
    });
  }

  function refuse(session: Session, frame: Asked, code: Code): void {
    if (frame === null) roster.send(session, refusedFrame('bad-frame'));
    else if (frame.t !== 'ping') table.reply(session, frame.id, refused({ code }));
  }

  function perform(session: Session, frame: Asked): MaybePromise<boolean> {
    switch (frame?.t) {
      case undefined:
        refuse(session, null, 'bad-frame');
        return true;
      case 'cmd':
        return answerCommand(table, session, frame);
      case 'peek':
        openPeek(table, session, frame.id);
        return true;
      case 'unpeek':
        session.peeks.delete(frame.id);
        return true;
      case 'ping':
        roster.send(session, `{"t":"pong","now":${table.now()}}`);
        return true;
    }
  }

  return {
    log: ledger.log,
    get state() {
      return ledger.state;
    },
    get wakeAt() {
      try {
        return gone || queue.busy ? null : deadlines.wakeAt;
      } catch (error) {
        env.onError(error);
        return null;
      }
    },
    hello(channel, frame, done) {
      run(
        () => {
          done(welcome(table, channel, frame) ?? 'forbidden');
          return true;
        },
        () => done('unavailable'),
      );
    },
    receive(session, channel, frame) {
      // A channel that was superseded, or whose match was dropped, has nothing to say any more.
      if (session.channel !== channel) return;
      if (session.waiting >= env.limits.waiting) return refuse(session, frame, 'too-many');
      session.waiting += 1;
      run(
        () => perform(session, frame),
        (why) => {
          // Where the match has gone the client is told to resync, and sends it again.
          if (why === 'internal') refuse(session, frame, why);
        },
        () => (session.waiting -= 1),
      );
    },
    leave(session, channel) {
      if (session.channel === channel) session.channel = null;
    },
    invite(audience) {
      return new Promise((resolve, reject) => {
        if (!game.audiences.includes(audience))
          return reject(new CluekitError('forbidden', `${game.id} has no audience called ${audience}.`));
        // 128 bits: whoever holds them is one session of the match.
        const token = newSeed(env.random);
        const invite = { hash: hashToken(token), audience };
        queue.run(() =>
          chain(
            () => env.store.invite(matchId, invite),
            () => {
              if (gone) return reject(new CluekitError('unavailable'));
              roster.admit(invite);
              resolve(token);
            },
            (error) => {
              env.onError(error);
              reject(new CluekitError('unavailable'));
            },
          ),
        );
      });
    },
    tick: () => run(() => true),
    stop(close) {
      gone = true;
      ledger.stop();
      for (const session of roster.connected()) roster.rebind(session, null, close);
    },
  };
}
