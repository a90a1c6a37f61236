import { CluekitError } from '../game/error.js';
import type { CommandLike, Game } from '../game/game.js';
import { attempt, type OnError, quiet } from '../protocol/attempt.js';
import type { Attachment, Channel } from '../protocol/channel.js';
import { CLOSE_CODES } from '../protocol/close-codes.js';
import { type Clock, platformClock } from '../protocol/clock.js';
import { createConnection } from './connection.js';
import type { Environment } from './environment.js';
import { type Limits, LIMITS } from './limits.js';
import type { LogEntry } from './log.js';
import { randomHex, type RandomBytes } from '../random/seed.js';
import { openMatch, type Match } from './match.js';
import { chain } from './maybe-promise.js';
import { memoryStore } from './memory-store.js';
import { platformRandom } from './random-bytes.js';
import { checkTime, steadyClock } from './steady-clock.js';
import type { Store, StoredMatch } from './store.js';

/** What a host is made of. Only `games` is needed. */
export interface HostOptions {
  /** The rule sets it runs; matches name one by its `id`. */
  readonly games: readonly Game[];
  /** Where matches are kept; by default in memory, for as long as the page or process lives. */
  readonly store?: Store;
  /** Where the time comes from; by default the platform's clock. Where it gives none, time stands still. */
  readonly clock?: Clock;
  /** Unguessable bytes for tokens and ids; by default the platform's. */
  readonly random?: RandomBytes;
  readonly limits?: Partial<Limits>;
  /** Told what rules, views, stores, clocks, channels and wake listeners threw. What it is told stays on the host. */
  readonly onError?: OnError;
}

/** What a match is made from. */
export interface CreateMatch {
  /** The `id` of one of the host's games. */
  readonly game: string;
  /** The game's options, checked at this door. */
  readonly options?: unknown;
  /** Where the deal comes from: a seed, a game code, a board. It stays on the host. */
  readonly source: unknown;
  /** The time of the deal in milliseconds; by default the host's clock. */
  readonly now?: number;
}

/** A match that was made. */
export interface CreatedMatch {
  readonly matchId: string;
  /**
   * Makes an invite: a token of 128 bits that is one session of one audience. Whoever holds it is that seat.
   * Rejects with `forbidden` for an audience that the game has not.
   */
  invite(audience: string): Promise<string>;
}

/** The program that runs matches, in a page, a worker or a server. */
export interface Host {
  /**
   * Deals a match. Rejects with the game's `CluekitError` (`bad-code`, …), `bad-options` for a game this host has not
   * or a time that is none, or `unavailable`.
   */
  create(match: CreateMatch): Promise<CreatedMatch>;
  /** Makes one more invite to a match. Rejects with `unknown-match`. */
  invite(matchId: string, audience: string): Promise<string>;
  /** Takes a transport's connection. Who it is comes from its hello. */
  attach(channel: Channel): Attachment;
  /** Applies every deadline that is due; returns when to call again, in the clock's milliseconds, or null. */
  tick(): number | null;
  /** Calls back with the next wake, as {@link Host.tick} returns it, whenever a match has been at work. */
  onWake(listener: (wakeAt: number | null) => void): () => void;
  /** The log of a match in memory, for records and tools on the host's side: it holds the secrets. */
  log(matchId: string): readonly LogEntry[] | null;
  /** The whole state of a match in memory, for tests and tools on the host's side. */
  state(matchId: string): unknown;
  /** Closes every channel and forgets every match; what the store keeps stays there. */
  close(): void;
}

/**
 * Makes a host: it checks each command, lets the rules decide, saves, and then tells every session only what it
 * may know. One live statechart runs per match in memory; a match is opened from the store at the first hello.
 *
 * @throws {CluekitError} `bad-options` without games
 *
 * @example
 * const host = createHost({ games: [wordCodes] });
 * const match = await host.create({ game: 'word-codes', source: { code } });
 * const token = await match.invite('table');
 * const client = connect({ transport: loopback(host), match: match.matchId, token });
 */
export function createHost(options: HostOptions): Host {
  const {
    games: given = [],
    store = memoryStore(),
    clock = platformClock,
    random = platformRandom,
    limits,
    onError: told = () => {},
  } = options ?? ({} as Partial<HostOptions>);
  const games = new Map([given].flat().map((game) => [(game as Game | null)?.id, game]));
  if (games.size === 0 || games.has(undefined)) throw new CluekitError('bad-options', 'A host needs games.');
  const onError = quiet(told);
  const env: Environment = {
    store,
    clock: steadyClock(clock, onError),
    random,
    limits: { ...LIMITS, ...limits },
    onError,
  };
  const awake = new Map<string, Match>();
  /** Who waits for a match that is being read. */
  const opening = new Map<string, Found[]>();
  const listeners = new Set<(wakeAt: number | null) => void>();
  let closed = false;

  function nextWake(): number | null {
    let next: number | null = null;
    for (const { wakeAt } of awake.values())
      if (wakeAt !== null && (next === null || wakeAt < next)) next = wakeAt;
    return next;
  }

  function idle(): void {
    if (listeners.size === 0) return;
    const next = nextWake();
    for (const listener of [...listeners])
      if (listeners.has(listener)) attempt(() => listener(next), onError);
  }

  function open(matchId: string, game: Game, stored: StoredMatch, dealt?: CommandLike): Match {
    const dropped = (): void => {
      if (awake.get(matchId) === match) awake.delete(matchId);
    };
    const match = openMatch(env, matchId, game, stored, idle, dropped, dealt);
    return match;
  }

  function find(matchId: string, found: Found): void {
    if (closed) return found('unavailable');
    const match = awake.get(matchId);
    if (match !== undefined) return found(match);
    const waiting = opening.get(matchId);
    if (waiting !== undefined) return void waiting.push(found);
    const asked = [found];
    opening.set(matchId, asked);
    const tell: Found = (result) => {
      opening.delete(matchId);
      for (const callback of asked) callback(result);
    };
    const failed: OnError = (error) => {
      onError(error);
      tell('unavailable');
    };
    const read = (stored: StoredMatch | null): Match | 'unknown-match' | 'unavailable' => {
      if (stored == null) return 'unknown-match';
      const [start] = stored.log;
      const game = start?.kind === 'start' ? games.get(start.game) : undefined;
      if (game === undefined || closed) return 'unavailable';
      const match = open(matchId, game, stored);
      awake.set(matchId, match);
      return match;
    };
    void chain(
      () => store.load(matchId),
      (stored) => chain(() => read(stored), tell, failed),
      failed,
    );
  }

  function invite(matchId: string, audience: string): Promise<string> {
    return new Promise((resolve, reject) =>
      find(matchId, (match) => {
        if (typeof match === 'string') reject(new CluekitError(match));
        else match.invite(audience).then(resolve, reject);
      }),
    );
  }

  return {
    async create(match) {
      const { game: id, options: asked, source, now } = match ?? ({} as CreateMatch);
      const game = games.get(id);
      if (game === undefined) throw new CluekitError('bad-options', `This host has no game called ${id}.`);
      const chosen = game.options(asked ?? {});
      const at = checkTime(now ?? clock.now());
      const dealt = game.start(chosen, source, at);
      const matchId = randomHex(random, 12);
      const start: LogEntry = {
        kind: 'start',
        seq: 1,
        at,
        game: id,
        rules: game.rules,
        options: chosen,
        source,
      };
      const opened = open(matchId, game, { log: [start], invites: [] }, dealt);
      try {
        await store.append(matchId, 0, [start]);
      } catch (error) {
        onError(error);
        throw new CluekitError('unavailable');
      }
      if (!closed) awake.set(matchId, opened);
      return { matchId, invite: (audience) => invite(matchId, audience) };
    },
    invite,
    attach: (channel) => createConnection(env, channel, find),
    tick() {
      for (const match of [...awake.values()]) match.tick();
      return nextWake();
    },
    onWake(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    log: (matchId) => awake.get(matchId)?.log ?? null,
    state: (matchId) => awake.get(matchId)?.state ?? null,
    close() {
      closed = true;
      for (const match of awake.values()) match.stop({ code: CLOSE_CODES.goingAway, reason: 'closed' });
      awake.clear();
      listeners.clear();
    },
  };
}

type Found = (match: Match | 'unknown-match' | 'unavailable') => void;
