import type { LogEntry } from '@cluekit/sdk/code-dependence';

/** What a giver got in a clue turn beside its bonuses, which the log leaves to be seen from the acts (CD-9, CD-13). */
export interface GiverEntry {
  readonly type: 'giver';
  readonly clueTurn: number;
  readonly seat: number;
  /** A point for each guesser who hit a card. */
  readonly hits: number;
  /** For an exposed CODED, once. */
  readonly coded: 0 | -6;
  /** For no clue in time. */
  readonly noClue: 0 | -1;
}

/** A public log with an entry for what the giver got behind the acts of each clue turn, where it got anything. */
export function withGiver(log: readonly LogEntry[]): readonly (LogEntry | GiverEntry)[] {
  const entries: (LogEntry | GiverEntry)[] = [];
  for (const [i, entry] of log.entries()) {
    entries.push(entry);
    if (entry.type === 'no-clue')
      entries.push({
        type: 'giver',
        clueTurn: entry.clueTurn,
        seat: entry.seat,
        hits: 0,
        coded: 0,
        noClue: -1,
      });
    if (entry.type !== 'act') continue;
    const { clueTurn, giver } = entry;
    const next = log[i + 1];
    if (next?.type === 'act' && next.clueTurn === clueTurn) continue;
    const acts = log.filter((act) => act.type === 'act' && act.clueTurn === clueTurn);
    const outcomes = acts.map((act) => (act.type === 'act' ? act.outcome : null));
    const hits = outcomes.filter((outcome) => outcome === 'hit').length;
    const coded = outcomes.includes('coded') ? -6 : 0;
    if (hits > 0 || coded !== 0)
      entries.push({ type: 'giver', clueTurn, seat: giver, hits, coded, noClue: 0 });
  }
  return entries;
}
