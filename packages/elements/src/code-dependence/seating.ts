import type { CodeDependenceShared } from '@cluekit/sdk/code-dependence';

/** What of a match says who is to act. */
export type Seated = Pick<CodeDependenceShared, 'phase' | 'giver' | 'guesser' | 'seats'>;

/** The seats that the match waits for, in the order they take the device: after the giver round the table. */
export function waitedFor({ phase, giver, guesser, seats }: Seated): number[] {
  if (phase === 'clue') return giver === null ? [] : [giver];
  if (phase !== 'planning' && phase !== 'guess') return [];
  if (guesser !== null) return [guesser];
  const first = (giver ?? -1) + 1;
  return seats
    .map((_, i) => (first + i) % seats.length)
    .filter((seat) => seat !== giver && !seats[seat]?.acted);
}

/** The person who takes the device next, or null while the match waits for bots or for nobody. */
export function nextPerson(shared: Seated, persons: readonly number[]): number | null {
  return waitedFor(shared).find((seat) => persons.includes(seat)) ?? null;
}
