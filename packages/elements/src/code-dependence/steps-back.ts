import type { LogEntry } from '@cluekit/sdk/host';

/**
 * How many moves have to be taken back until the last one of a person is: 1 or more. What bots did after it goes with
 * it; where no person has moved, only the last move goes.
 *
 * @param log the match's
 * @param isBot whether a bot plays a seat now
 */
export function stepsBack(log: readonly LogEntry[], isBot: (seat: number) => boolean): number {
  const standing: boolean[] = [];
  for (const entry of log) {
    if (entry.kind === 'timeout') standing.push(false);
    if (entry.kind !== 'command') continue;
    const { type, seat } = entry.command as { readonly type: string; readonly seat?: number };
    if (type === 'undo') standing.pop();
    else standing.push(seat !== undefined && isBot(seat));
  }
  const person = standing.lastIndexOf(false);
  return person < 0 ? 1 : standing.length - person;
}
