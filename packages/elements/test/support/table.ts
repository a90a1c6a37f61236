import { connect, type Client } from '@cluekit/sdk/client';
import { createHost, type Host } from '@cluekit/sdk/host';
import { loopback } from '@cluekit/sdk/transports/loopback';
import {
  wordCodes,
  type Board,
  type Owner,
  type WordCodesCommand,
  type WordCodesOptionsInput,
  type WordCodesView,
} from '@cluekit/sdk/word-codes';
import type { GameStore } from '../../src/store/game-store.js';
import { BOARD } from './board.js';

export type TableStore = Client<WordCodesView, WordCodesCommand, readonly Owner[]>;

/** A match on a known board, with what hangs on its store counted. */
export interface TestTable {
  readonly host: Host;
  readonly matchId: string;
  /** The store to give to elements. */
  readonly store: GameStore;
  /** Who listens to the store now. */
  readonly listeners: () => number;
  /** How many peeks are open. */
  readonly peeks: () => number;
  /** What was sent through the store, in order. */
  readonly sent: unknown[];
  readonly view: () => WordCodesView;
  /** Plays commands, each answered before the next; a refusal throws. */
  play(...commands: WordCodesCommand[]): Promise<void>;
  /** Ends every peek from the host's side. */
  stopPeeks(): void;
  close(): void;
}

/** Sets a table up and waits for its first view. */
export async function table(
  board: Board = BOARD,
  options: WordCodesOptionsInput = {},
  audience = 'table',
): Promise<TestTable> {
  const host = createHost({ games: [wordCodes] });
  const { matchId, invite } = await host.create({ game: wordCodes.id, options, source: { board } });
  const client: TableStore = connect({
    transport: loopback(host),
    match: matchId,
    token: await invite(audience),
  });
  let listeners = 0;
  const open = new Set<(key: unknown) => void>();
  const sent: unknown[] = [];
  const store: GameStore = {
    getSnapshot: () => client.getSnapshot(),
    subscribe(observer) {
      listeners += 1;
      const stop = client.subscribe(observer);
      let stopped = false;
      return () => {
        if (!stopped) listeners -= 1;
        stopped = true;
        stop();
      };
    },
    send(command) {
      sent.push(command);
      return client.send(command as WordCodesCommand);
    },
    peek(callback) {
      open.add(callback);
      const stop = client.peek((key) => {
        if (key === null) open.delete(callback);
        callback(key);
      });
      return () => {
        open.delete(callback);
        stop();
      };
    },
  };
  await until(() => client.getSnapshot().view !== null);
  return {
    host,
    matchId,
    store,
    sent,
    listeners: () => listeners,
    peeks: () => open.size,
    view: () => client.getSnapshot().view as WordCodesView,
    async play(...commands) {
      for (const command of commands) {
        const reply = await client.send(command);
        if (!reply.ok) throw new Error(reply.code);
      }
      await settle();
    },
    stopPeeks() {
      for (const callback of [...open]) {
        open.delete(callback);
        callback(null);
      }
    },
    close() {
      client.close();
      host.close();
    },
  };
}

/** Waits until it is so; fails after five seconds. */
export async function until(condition: () => unknown, what = String(condition)): Promise<void> {
  for (let tries = 0; !condition(); tries++) {
    if (tries > 500) throw new Error(`never: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Lets promises, updates and size observers have their turn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, 0));
}
