import { CluekitError } from '../game/error.js';
import type { Host } from '../host/host.js';
import { TIMEOUT } from '../host/log.js';
import type { GameRecord } from './record.js';
import type { Played } from './write.js';

/** Writes the record of one game: `writeRecord` or `writeCodeDependenceRecord`. */
export type RecordWriter<P, As> = (match: P, as: 'full' | 'public' | As) => GameRecord;

/** What {@link recordOf} may be told. */
export interface RecordOptions<As> {
  /** What is written before the match is over: its public part (the default), or one seat's. */
  readonly before?: 'public' | As;
  /** The list it was dealt from, where it has a name. */
  readonly deck?: GameRecord['deck'];
}

/**
 * The record of a match in a host's memory, from its log: whole once the match is finished, before that the
 * public part or one seat's own. It is for the page or program that holds the host, who knows everything anyway;
 * what it writes early may be shown to everybody, or to that seat.
 *
 * @param write the writer of the match's game
 * @throws {CluekitError} `unknown-match` where the host has no such match in memory
 * @example
 * recordOf(host, matchId, writeCodeDependenceRecord, { before: 2 }) // until the end only what seat 2 may know
 */
export function recordOf<P extends Played<never, never, never>, As = never>(
  host: Pick<Host, 'log' | 'state'>,
  matchId: string,
  write: RecordWriter<P, As>,
  { before = 'public', deck }: RecordOptions<As> = {},
): GameRecord {
  const [start, ...entries] = host.log(matchId) ?? [];
  if (start?.kind !== 'start') throw new CluekitError('unknown-match');
  const { rules, options, source, at: startedAt } = start;
  const moves = entries.flatMap((entry) => {
    if (entry.kind === 'start') return [];
    return [{ ...(entry.kind === 'timeout' ? TIMEOUT : entry.command), at: entry.at }];
  });
  const { phase } = host.state(matchId) as { readonly phase: string };
  const played = { rules, options, source, startedAt, moves, deck } as unknown as P;
  return write(played, phase === 'finished' ? 'full' : before);
}
