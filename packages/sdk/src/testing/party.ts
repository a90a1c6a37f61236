import { type Client, connect } from '../client/client.js';
import type { CommandLike, Game, View } from '../game/game.js';
import { createHost, type Host } from '../host/host.js';
import type { Limits } from '../host/limits.js';
import { memoryStore } from '../host/memory-store.js';
import type { Store } from '../host/store.js';
import { createFaultyLink, type FaultyLink } from './faulty-link.js';
import { createManualClock, type ManualClock } from './manual-clock.js';
import { seededBytes, seededRandom } from './random.js';

/** What a party is made of. */
export interface PartyOptions {
  /** Who takes part; by default every audience of the game. One may stand here twice. */
  readonly audiences?: readonly string[];
  readonly options?: unknown;
  readonly source: unknown;
  readonly store?: Store;
  readonly limits?: Partial<Limits>;
  /** Tokens, ids and waits come from it, so that a party is the same each time; 1 by default. */
  readonly seed?: number;
}

/** One who takes part: a client and the link it hangs on. */
export interface Guest<C extends CommandLike = CommandLike> {
  readonly audience: string;
  readonly token: string;
  readonly client: Client<View, C>;
  readonly link: FaultyLink;
}

/** A whole match in one process, on a clock and on links that do nothing by themselves. */
export interface Party<C extends CommandLike = CommandLike> {
  readonly host: Host;
  readonly clock: ManualClock;
  readonly store: Store;
  readonly matchId: string;
  readonly guests: readonly Guest<C>[];
  /** What the host's error observer was told. */
  readonly errors: readonly unknown[];
  /** The first guest of an audience. Throws where there is none. */
  guest(audience: string): Guest<C>;
  /** One more guest: for an audience, or with a token that is already in use. */
  join(audience: string, token?: string): Promise<Guest<C>>;
  /** Delivers every frame, and waits for what is under way, until nothing moves. */
  settle(): Promise<void>;
  close(): void;
}

/**
 * Sets up a host, a match and a connected client for each audience.
 *
 * @example
 * const party = await createParty(countingGame, { source: { secret: 7 } });
 * const reply = party.guest('one').client.send({ type: 'pick', number: 2 });
 * await party.settle();
 * assert.deepEqual(await reply, { ok: true });
 */
export async function createParty<C extends CommandLike>(
  game: Game<unknown, C>,
  { audiences = game.audiences, options, source, store = memoryStore(), limits = {}, seed = 1 }: PartyOptions,
): Promise<Party<C>> {
  const clock = createManualClock(1_000_000);
  const errors: unknown[] = [];
  const random = seededRandom(seed);
  const host = createHost({
    games: [game],
    store,
    clock,
    random: seededBytes(seed),
    limits,
    onError: (error) => errors.push(error),
  });
  const guests: Guest<C>[] = [];
  const { matchId } = await host.create({ game: game.id, options, source });

  async function join(audience: string, known?: string): Promise<Guest<C>> {
    const token = known ?? (await host.invite(matchId, audience));
    const link = createFaultyLink(host);
    const client = connect<View, C>({ transport: link, match: matchId, token, random, timers: clock, clock });
    const guest = { audience, token, client, link };
    guests.push(guest);
    return guest;
  }

  async function settle(): Promise<void> {
    // Promises may be several microtasks deep: a few quiet turns in a row are taken as rest.
    for (let quiet = 0; quiet < 8; quiet += 1) {
      for (const { link } of guests) if (link.flush() > 0) quiet = 0;
      await Promise.resolve();
    }
  }

  for (const audience of audiences) await join(audience);
  await settle();
  return {
    host,
    clock,
    store,
    matchId,
    guests,
    errors,
    guest(audience) {
      const found = guests.find((guest) => guest.audience === audience);
      if (found === undefined) throw new Error(`Nobody here is ${audience}.`);
      return found;
    },
    join,
    settle,
    close() {
      for (const { client } of guests) client.close();
      host.close();
    },
  };
}
