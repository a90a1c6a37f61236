import { connect, type Client } from '@cluekit/sdk/client';
import {
  codeDependence,
  type CodeDependenceCommand,
  type CodeDependenceOptionsInput,
  type CodeDependenceShared,
  type CodeDependenceView,
} from '@cluekit/sdk/code-dependence';
import { createHost, type Host } from '@cluekit/sdk/host';
import { loopback } from '@cluekit/sdk/transports/loopback';
import { settle, until } from '../../support/table.js';
import { dealFor } from './words.js';

type Store = Client<CodeDependenceView, CodeDependenceCommand>;

/** A match of Code Dependence on known deals: a client for each seat, and the owner's. */
export interface DependenceTable {
  readonly host: Host;
  readonly matchId: string;
  readonly seats: readonly Store[];
  readonly owner: Store;
  readonly shared: () => CodeDependenceShared;
  readonly view: (seat: number) => CodeDependenceView;
  /** The words of a seat's slots, by slot from 1; `[0]` is its CODED. */
  readonly hand: (seat: number) => string[];
  /** Plays commands, each answered before the next, each as its seat or as the owner; a refusal throws. */
  play(...commands: CodeDependenceCommand[]): Promise<void>;
  /** Every seat makes its first card CODED. */
  plan(): Promise<void>;
  close(): void;
}

/** Sets a table up, one round unless told otherwise, and waits for its first views. */
export async function dependenceTable(
  options: Partial<CodeDependenceOptionsInput> = {},
): Promise<DependenceTable> {
  const { players = 4, rounds = 1 } = options;
  const host = createHost({ games: [codeDependence] as never });
  const { matchId } = await host.create({
    game: codeDependence.id,
    options: { timers: null, ...options, players, rounds },
    source: { deals: Array.from({ length: rounds }, (_, round) => dealFor(players, round)) as never },
  });
  const open = async (audience: string): Promise<Store> =>
    connect({ transport: loopback(host), match: matchId, token: await host.invite(matchId, audience) });
  const seats = await Promise.all(Array.from({ length: players }, (_, seat) => open(`seat-${seat}`)));
  const owner = await open('owner');
  const all = [...seats, owner];
  const viewOf = (store: Store | undefined) => store?.getSnapshot().view as CodeDependenceView;
  await until(() => all.every((store) => store.getSnapshot().view !== null));
  const table: DependenceTable = {
    ...{ host, matchId, seats, owner },
    shared: () => viewOf(owner).shared,
    view: (seat) => viewOf(seats[seat]),
    hand(seat) {
      const cards = [...(viewOf(seats[seat]).mine.hand ?? [])];
      return cards.sort((a, b) => (a.slot ?? 0) - (b.slot ?? 0)).map(({ word }) => word);
    },
    async play(...commands) {
      for (const command of commands) {
        const store = command.type !== 'timeout' && 'seat' in command ? seats[command.seat] : owner;
        const reply = await store?.send(command);
        if (!reply?.ok) throw new Error(`${command.type}: ${reply?.code}`);
      }
      await settle();
    },
    async plan() {
      for (const [seat] of seats.entries()) {
        const { word } = viewOf(seats[seat]).mine.hand?.[0] ?? { word: '' };
        await table.play({ type: 'chooseCoded', seat, word });
      }
    },
    close() {
      for (const store of all) store.close();
      host.close();
    },
  };
  return table;
}
