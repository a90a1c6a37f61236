import type { Code } from '../game/codes.js';
import type { CommandLike, Game, Refusal } from '../game/game.js';
import type { Reply } from '../protocol/reply.js';
import { randomHex } from '../random/seed.js';
import { createDeadlineKeeper, type DeadlineKeeper } from './deadline.js';
import type { Environment } from './environment.js';
import { openLedger, type Ledger } from './ledger.js';
import { TIMEOUT, type LogEntry } from './log.js';
import type { MaybePromise } from './maybe-promise.js';
import { endPeeks } from './peeks.js';
import { createRoster, type Roster } from './roster.js';
import type { Session } from './session.js';
import type { StoredMatch } from './store.js';
import { createViews, type ReleasedView, type Views } from './views.js';

/** What the parts of one match share: rules and log, views, sessions, clock. */
export interface Table {
  readonly env: Environment;
  readonly game: Game;
  readonly ledger: Ledger;
  readonly views: Views;
  readonly roster: Roster;
  readonly deadlines: DeadlineKeeper;
  /** Which life of the match this is: a `rev` means nothing in another one. */
  readonly epoch: string;
  /** The host's time; it never goes back, whatever the machine's clock does (T33). */
  now(): number;
  /** Asks the rules, saves, and shows every connected session its new view. */
  accept(entry: Draft, command: CommandLike, audience?: string): MaybePromise<Refusal<Code> | null>;
  reply(session: Session, id: string, reply: Reply): void;
}

type WithoutSeq<E> = E extends unknown ? Omit<E, 'seq'> : never;

/** A log entry before it has its number. */
export type Draft = WithoutSeq<Exclude<LogEntry, { readonly kind: 'start' }>>;

/** Opens what is stored of a match. Throws where its log cannot be replayed. */
export function openTable(
  env: Environment,
  matchId: string,
  game: Game,
  stored: StoredMatch,
  dealt?: CommandLike,
): Table {
  const ledger = openLedger(env, matchId, game, stored.log, dealt);
  const views = createViews(game);
  const roster = createRoster(env, stored);

  const lastAt = () => ledger.log.at(-1)?.at ?? 0;
  const now = () => Math.max(lastAt(), env.clock.now());

  /** Whatever the new state is asked for later is asked here, so that a throw comes before the save. */
  function prepare(state: unknown): ReadonlyMap<string, ReleasedView> {
    game.deadline(state);
    return views.prepare(state, new Set(roster.connected().map(({ audience }) => audience)));
  }

  function release(prepared: ReadonlyMap<string, ReleasedView>): void {
    const time = now();
    const frames = new Map<string, string>();
    for (const audience of views.release(prepared)) {
      const { rev, tail } = views.current(audience);
      frames.set(audience, `{"t":"view","rev":${rev},"now":${time}${tail}`);
    }
    for (const session of roster.connected()) {
      if (session.peeks.size > 0) endPeeks(table, session);
      const frame = frames.get(session.audience);
      if (frame !== undefined) roster.send(session, frame);
    }
  }

  const table: Table = {
    env,
    game,
    ledger,
    views,
    roster,
    deadlines: createDeadlineKeeper(
      () => game.deadline(ledger.state),
      ({ key, at }) => table.accept({ kind: 'timeout', at: Math.max(lastAt(), at), key }, TIMEOUT),
    ),
    epoch: randomHex(env.random, 8),
    now,
    accept(draft, command, audience) {
      const entry: LogEntry = { ...draft, seq: ledger.log.length + 1 };
      const ask = audience === undefined ? { command } : { command, audience };
      return ledger.accept(entry, ask, prepare, release);
    },
    reply(session, id, reply) {
      const { rev } = views.current(session.audience);
      roster.send(session, JSON.stringify({ t: 'reply', id, ...reply, rev }));
    },
  };
  return table;
}
