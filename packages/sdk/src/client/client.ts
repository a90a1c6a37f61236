import { CluekitError } from '../game/error.js';
import type { CommandLike, View } from '../game/game.js';
import { attempt, type OnError, quiet } from '../protocol/attempt.js';
import { PROTOCOL } from '../protocol/client-frames.js';
import { type Clock, platformClock } from '../protocol/clock.js';
import type { CloseReason } from '../protocol/close-codes.js';
import type { HostFrame, WireView } from '../protocol/host-frames.js';
import { refused, type Reply } from '../protocol/reply.js';
import { platformTimers, type Timers } from '../protocol/timers.js';
import type { Transport } from '../protocol/transport.js';
import { encode } from './encode.js';
import { createLink } from './link.js';
import { createObservers, type ObserverLike, type Unsubscribe } from './observers.js';
import { createOutbox } from './outbox.js';
import { createPeeks, type PeekCallback } from './peeks.js';
import { reconcile } from './reconcile.js';
import { createStallWatch } from './stall.js';
import type { ClientSnapshot, Status } from './status.js';

/** What a client is made of. */
export interface ConnectOptions {
  readonly transport: Transport;
  /** The match's id. */
  readonly match: string;
  /** The invite's token, or a function that is asked for it at each attempt. */
  readonly token: string | (() => string);
  /** A number in 0 … 1, for waits and command ids; by default `Math.random`. */
  readonly random?: () => number;
  readonly timers?: Timers;
  readonly clock?: Clock;
  /**
   * Told what a subscriber, a peek's callback, `token` or the transport's `close` threw; by default the platform's
   * `reportError`, where it has one.
   */
  readonly onError?: OnError;
}

/**
 * What a page holds of a match: the store that elements bind to.
 *
 * @typeParam V the game's view
 * @typeParam C the game's commands
 * @typeParam K the secret that a peek shows
 */
export interface Client<V = View, C extends CommandLike = CommandLike, K = unknown> {
  /** The moment as it is now; the same object until something changes. */
  getSnapshot(): ClientSnapshot<V>;
  /** Calls back on every change, not at once; `complete` when the client is closed. */
  subscribe(observer: ObserverLike<ClientSnapshot<V>>): Unsubscribe;
  /**
   * Sends a command. Resolves with the host's reply once the view it led to is here; a refusal is a reply
   * (`{ ok: false, code, message }`), never a throw. While there is no connection it waits and is sent again,
   * and is still done only once.
   */
  send(command: C): Promise<Reply>;
  /**
   * Asks to see this seat's secret for a moment. The callback gets the key when it comes, and null when the peek is
   * over: refused, the phase moved on, the connection went, or stopped. After `stop()` returns the client has no
   * trace of the key and never calls back again.
   */
  peek(callback: PeekCallback<K>): () => void;
  /** The host's time in milliseconds, for showing how long a clock still runs. */
  now(): number;
  /** Ends it: status `closed`; what waits for a reply gets `closed`. */
  close(): void;
}

/**
 * Connects a page to a match, and keeps it connected: it says hello, resumes by `epoch` and `rev`, sends again what
 * has no reply yet, and waits longer after each failure. Transports do none of this.
 *
 * @throws {CluekitError} `bad-options` without a transport, a match's id and a token
 *
 * @example
 * const client = connect({ transport: loopback(host), match: matchId, token });
 * client.subscribe(({ view, status, pending }) => render(view, status, pending));
 * const reply = await client.send({ type: 'flip', card: 7 });
 * if (!reply.ok) show(reply.message);
 */
export function connect<V = View, C extends CommandLike = CommandLike, K = unknown>(
  options: ConnectOptions,
): Client<V, C, K> {
  const {
    transport,
    match,
    token,
    random = Math.random,
    timers = platformTimers,
    clock = platformClock,
    onError: told = report,
  } = options ?? ({} as ConnectOptions);
  const need = (isThere: boolean): void => {
    if (!isThere) throw new CluekitError('bad-options', 'A client needs a transport, a match and a token.');
  };
  need(typeof transport?.open === 'function' && typeof match === 'string');
  need(typeof token === 'function' || typeof token === 'string');
  const onError = quiet(told);
  const observers = createObservers<ClientSnapshot<V>>(onError);
  const peeks = createPeeks<K>(onError);
  const outbox = createOutbox(
    (text) => link.send(text),
    () => phase,
  );
  const stall = createStallWatch(timers, publish);
  /** Ids are this client's own, though several may have had the same token. */
  const prefix = Math.floor(random() * 2 ** 48).toString(36);
  let ids = 0;
  let status: Status = 'connecting';
  let reason: CloseReason | null = null;
  let view: WireView | null = null;
  let epoch: string | null = null;
  let rev = 0;
  let phase = '';
  let offset = 0;
  let snapshot: ClientSnapshot<V> = freeze();

  function freeze(): ClientSnapshot<V> {
    return Object.freeze({
      view: view as V | null,
      status,
      pending: outbox.size,
      stalled: stall.stalled,
      reason,
    });
  }

  function publish(): void {
    const next = freeze();
    if ((Object.keys(next) as (keyof typeof next)[]).every((key) => next[key] === snapshot[key])) return;
    snapshot = next;
    observers.next(next);
  }

  /** Something happened: is there still something to wait for? */
  function progress(): void {
    stall.restart(status !== 'closed' && (status !== 'live' || outbox.size > 0));
    publish();
  }

  function hello(): void {
    const resume = epoch === null ? {} : { epoch, rev };
    attempt(
      () => {
        const secret: unknown = typeof token === 'function' ? token() : token;
        need(typeof secret === 'string');
        link.send(JSON.stringify({ t: 'hello', v: PROTOCOL, match, token: secret, ...resume }));
      },
      (error) => {
        onError(error);
        link.drop();
      },
    );
  }

  function see(frame: {
    readonly rev: number;
    readonly now: number;
    readonly phase: string;
    readonly view: WireView | null;
  }): void {
    if (frame.view !== null) view = reconcile(view, frame.view);
    ({ rev, phase } = frame);
    offset = frame.now - clock.now();
  }

  function take(frame: HostFrame): void {
    switch (frame.t) {
      case 'welcome':
        // A `rev` of an earlier epoch says nothing in this one: replies that wait for one are covered by this view.
        if (frame.epoch !== epoch) outbox.reached(Infinity);
        // One that comes twice must not turn the view back.
        if (frame.epoch !== epoch || frame.rev >= rev) see(frame);
        ({ epoch } = frame);
        status = 'live';
        link.settled();
        outbox.reached(rev);
        outbox.resend();
        break;
      case 'view':
        if (frame.rev <= rev || status !== 'live') return;
        see(frame);
        outbox.reached(rev);
        break;
      case 'reply':
        if (!outbox.reply(frame)) peeks.end(frame.id);
        break;
      case 'key':
        return peeks.key(frame.id, frame.key as K);
      case 'peek-end':
        return void peeks.end(frame.id);
      case 'resync':
        status = 'reconnecting';
        peeks.endAll();
        hello();
        break;
      case 'refused':
        // It names nobody. Replies come in order, so it is for the oldest command, or for the hello.
        if (frame.code !== 'bad-frame') return;
        if (!outbox.refused(frame) && status !== 'live') {
          link.close();
          return end('incompatible');
        }
        break;
      default:
        return;
    }
    progress();
  }

  function end(why: CloseReason): void {
    status = 'closed';
    reason = why;
    peeks.endAll();
    outbox.end(refused({ code: why === 'forbidden' || why === 'unknown-match' ? why : 'closed' }));
    progress();
    observers.complete();
  }

  const link = createLink({
    transport,
    timers,
    random,
    up: hello,
    message: (text) => attempt(() => take(JSON.parse(text) as HostFrame), onError),
    down() {
      if (status === 'live') status = 'reconnecting';
      peeks.endAll();
      progress();
    },
    refused: end,
    onError,
  });

  stall.restart(true);
  link.start();

  return {
    getSnapshot: () => snapshot,
    subscribe: observers.subscribe,
    send(command) {
      if (status === 'closed') return Promise.resolve(refused({ code: 'closed' }));
      const text = encode(command);
      if (text === null) return Promise.resolve(refused({ code: 'bad-frame' }));
      const sent = outbox.add(`${prefix}-${(ids += 1)}`, text, status === 'live');
      progress();
      return sent;
    },
    peek(callback) {
      const id = `${prefix}-${(ids += 1)}`;
      peeks.open(id, callback);
      if (status === 'live') link.send(`{"t":"peek","id":"${id}"}`);
      else void Promise.resolve().then(() => peeks.end(id));
      return () => {
        if (peeks.end(id) && status === 'live') link.send(`{"t":"unpeek","id":"${id}"}`);
      };
    },
    now: () => clock.now() + offset,
    close() {
      if (status === 'closed') return;
      link.close();
      end('closed');
    },
  };
}

function report(error: unknown): void {
  (globalThis as { reportError?: (error: unknown) => void }).reportError?.(error);
}
