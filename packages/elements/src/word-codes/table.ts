import { connect, type Client } from '@cluekit/sdk/client';
import { createHost } from '@cluekit/sdk/host';
import { writeRecord, type GameRecord } from '@cluekit/sdk/record';
import { loopback } from '@cluekit/sdk/transports/loopback';
import {
  wordCodes,
  type Owner,
  type WordCodesCommand,
  type WordCodesOptionsInput,
  type WordCodesSource,
  type WordCodesState,
  type WordCodesView,
} from '@cluekit/sdk/word-codes';

/** One match on one device: a host in the page, and the client that everybody around it shares. */
export interface Table {
  readonly store: Client<WordCodesView, WordCodesCommand, readonly Owner[]>;
  /** The 25 words, for the next board to avoid. */
  readonly words: readonly string[];
  /** The whole record once the game is over, before that its public part. */
  record(): GameRecord;
  close(): void;
}

/**
 * Sets up a match on this device. The host lives as long as the table; nothing is kept anywhere else.
 *
 * @throws {CluekitError} for options, a code or a list that make no match
 */
export async function setTable(options: WordCodesOptionsInput, source: WordCodesSource): Promise<Table> {
  const host = createHost({ games: [wordCodes] as never });
  const { matchId, invite } = await host.create({ game: wordCodes.id, options, source });
  const store = connect<WordCodesView, WordCodesCommand, readonly Owner[]>({
    transport: loopback(host),
    match: matchId,
    token: await invite('table'),
  });
  const state = (): WordCodesState => host.state(matchId) as WordCodesState;
  return {
    store,
    words: state().board.words,
    record() {
      const [start, ...entries] = host.log(matchId) ?? [];
      const moves = entries.flatMap((entry) =>
        entry.kind === 'command'
          ? [{ ...(entry.command as WordCodesCommand), at: entry.at }]
          : entry.kind === 'timeout'
            ? [{ type: 'timeout' as const, at: entry.at }]
            : [],
      );
      const { phase } = state();
      return writeRecord(
        {
          rules: wordCodes.rules,
          options: wordCodes.options(options),
          source,
          startedAt: start?.at ?? 0,
          moves,
        },
        phase === 'finished' ? 'full' : 'public',
      );
    },
    close() {
      store.close();
      host.close();
    },
  };
}
