import type { Game } from '../game/game.js';
import { createHost, type Host } from '../host/host.js';
import type { Limits } from '../host/limits.js';
import type { Store } from '../host/store.js';
import { createManualClock, type ManualClock } from './manual-clock.js';
import { seededBytes } from './random.js';
import { openRawChannel, type RawChannel } from './raw-channel.js';

/** A match whose sessions are raw channels. */
export interface RawMatch {
  readonly host: Host;
  readonly clock: ManualClock;
  readonly matchId: string;
  readonly errors: unknown[];
  token(audience: string): string;
  /** A new channel that has said hello for an audience. */
  enter(audience: string, more?: object): RawChannel;
}

/** Makes a host and a match with a token for each audience of the game, and no client. */
export async function createRawMatch(
  game: Game,
  source: unknown,
  more: {
    readonly store?: Store;
    readonly limits?: Partial<Limits>;
    readonly options?: unknown;
    readonly seed?: number;
  } = {},
): Promise<RawMatch> {
  const clock = createManualClock(1_000);
  const errors: unknown[] = [];
  const { options, seed = 1, ...rest } = more;
  const host = createHost({
    games: [game],
    clock,
    random: seededBytes(seed),
    onError: (error) => errors.push(error),
    ...rest,
  });
  const { matchId, invite } = await host.create({ game: game.id, options, source });
  const tokens = new Map<string, string>();
  for (const audience of game.audiences) tokens.set(audience, await invite(audience));
  const token = (audience: string) => tokens.get(audience) ?? '';
  return {
    host,
    clock,
    matchId,
    errors,
    token,
    enter(audience, fields = {}) {
      const channel = openRawChannel(host);
      channel.send({ t: 'hello', v: 1, match: matchId, token: token(audience), ...fields });
      return channel;
    },
  };
}
