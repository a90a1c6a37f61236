import type { Clue, LogEntry, Owner, Team, TurnEnd } from '@cluekit/sdk/word-codes';

/** One turn of the log: its clue, what was flipped, how it ended, and what the rules turned up after it. */
export interface LoggedTurn {
  readonly team: Team;
  /** Null where the turn passed without a clue. */
  readonly clue: Clue | null;
  readonly flips: readonly { readonly card: number; readonly owner: Owner }[];
  readonly end: TurnEnd | null;
  readonly reveals: readonly {
    readonly card: number;
    readonly owner: Owner;
    readonly why: 'rival' | 'foul';
  }[];
}

/** The log as turns, in order. A foul's bonus card belongs to the turn it ended. */
export function turnsOf(log: readonly LogEntry[]): LoggedTurn[] {
  const turns: { -readonly [K in keyof LoggedTurn]: LoggedTurn[K] }[] = [];
  for (const entry of log) {
    let turn = turns.at(-1);
    const fresh = entry.type === 'clue' || (entry.type === 'turn-end' && (!turn || turn.end !== null));
    if (fresh || !turn) {
      const clue = entry.type === 'clue' ? { word: entry.word, number: entry.number } : null;
      turns.push(
        (turn = {
          team: entry.type === 'reveal' ? 'amber' : entry.team,
          clue,
          flips: [],
          end: null,
          reveals: [],
        }),
      );
    }
    if (entry.type === 'flip') turn.flips = [...turn.flips, { card: entry.card, owner: entry.owner }];
    if (entry.type === 'turn-end') turn.end = entry.why;
    if (entry.type === 'reveal')
      turn.reveals = [...turn.reveals, { card: entry.card, owner: entry.owner, why: entry.why }];
  }
  return turns;
}
