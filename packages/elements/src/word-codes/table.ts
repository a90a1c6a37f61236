import { connect, type Client } from '@cluekit/sdk/client';
import { CluekitError } from '@cluekit/sdk/game';
import { createHost } from '@cluekit/sdk/host';
import { recordOf, writeRecord, type GameRecord } from '@cluekit/sdk/record';
import { loopback } from '@cluekit/sdk/transports/loopback';
import {
  wordCodes,
  type Level,
  type Mode,
  type Owner,
  type WordCodesAudience,
  type WordCodesCommand,
  type WordCodesView,
} from '@cluekit/sdk/word-codes';
import type { Choice } from './choose.js';

export type Store = Client<WordCodesView, WordCodesCommand, readonly Owner[]>;

/** What is chosen for a game beside its words. */
export interface GameOptions {
  readonly mode: Mode;
  readonly level: Level;
}

/** One match on one device: a host in the page, and the client that everybody around it shares. */
export interface Table {
  readonly store: Store;
  /** One more client, of that seat alone, for whoever plays it. */
  seat(audience: WordCodesAudience): Promise<Store>;
  /** The 25 words, for the next board to avoid. */
  readonly words: readonly string[];
  /** The whole record once the game is over, with the code it was dealt from; before that its public part. */
  record(): GameRecord;
  close(): void;
}

/**
 * Sets up a match on this device. The host lives as long as the table; nothing is kept anywhere else. It resolves when
 * there is something to see.
 *
 * @throws {CluekitError} for options, a code or a list that make no match; `unavailable` where no view comes
 */
export async function setTable(
  options: GameOptions,
  { code, words, deck }: Pick<Choice, 'code' | 'words' | 'deck'>,
): Promise<Table> {
  const host = createHost({ games: [wordCodes] });
  const { matchId, invite } = await host.create({ game: wordCodes.id, options, source: { code, words } });
  const seat = async (audience: WordCodesAudience): Promise<Store> =>
    connect({ transport: loopback(host), match: matchId, token: await invite(audience) });
  const store = await seat('table');
  const close = (): void => {
    store.close();
    host.close();
  };
  const shared = await firstView(store).catch((error: unknown) => {
    close();
    throw error;
  });
  return {
    store,
    seat,
    words: shared.cards.map(({ word }) => word),
    record() {
      const record = recordOf(host, matchId, writeRecord, deck ? { deck } : {});
      // The code is the key: it is told with the key and not before (WC-13).
      return store.getSnapshot().view?.shared.phase === 'finished' ? { ...record, code } : record;
    },
    close,
  };
}

function firstView(store: Store): Promise<WordCodesView['shared']> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const { view, status, stalled } = store.getSnapshot();
      if (view) resolve(view.shared);
      else if (status === 'closed' || stalled) reject(new CluekitError('unavailable'));
      else return;
      stop();
    };
    const stop = store.subscribe(look);
    look();
  });
}
