import type { CodeDependenceShared } from '@cluekit/sdk/code-dependence';
import { nextPerson } from './seating.js';

/**
 * What the device shows. `cover`: the device goes to another seat. `planning`, `clue`, `guess`: a seat's private view.
 * `wait`: bots are at it. `outcome`: everybody reads what came of a clue. `paused`: nothing runs, nothing is shown.
 */
export type Stage =
  'cover' | 'planning' | 'clue' | 'guess' | 'wait' | 'outcome' | 'scoring' | 'result' | 'paused';

/** What the page knows beside the match. */
export interface Device {
  readonly persons: readonly number[];
  /** Where there is one person, whether somebody else may still hold the device. */
  readonly passing: boolean;
  /** The seat whose private view is open; null for none. */
  readonly open: number | null;
  /** How much of the log people have gone on from. */
  readonly read: number;
  readonly paused: boolean;
}

/** The stage, and the seat that it is about: whose view it is, or who gets the device. */
export interface Staged {
  readonly stage: Stage;
  readonly seat: number | null;
}

/**
 * The stage of a match on one device. Where one person plays against bots the device is always that person's, and no
 * cover is ever shown.
 */
export function stageOf(shared: CodeDependenceShared, device: Device): Staged {
  const { persons, open, read, paused } = device;
  const alone = aloneOf(device);
  const { phase } = shared;
  if (paused && phase !== 'finished') return { stage: 'paused', seat: null };
  if (unread(shared, read)) return { stage: 'outcome', seat: alone };
  if (phase === 'finished') return { stage: 'result', seat: null };
  if (phase === 'scoring') return { stage: 'scoring', seat: null };
  const seat = nextPerson(shared, persons);
  if (seat === null) return { stage: 'wait', seat: alone };
  if (alone === null && seat !== open) return { stage: 'cover', seat };
  return { stage: phase as 'planning' | 'clue' | 'guess', seat };
}

/** The seat of the one person who plays against bots and has the device; null where there are several, or none. */
export function aloneOf({ persons, passing }: Pick<Device, 'persons' | 'passing'>): number | null {
  return persons.length === 1 && !passing ? (persons[0] as number) : null;
}

/** Whether something came of a clue that is over, and people have not gone on from it. */
function unread({ log, phase, clueTurn }: CodeDependenceShared, read: number): boolean {
  return log
    .slice(read)
    .some(
      (entry) =>
        (entry.type === 'act' || entry.type === 'no-clue') &&
        (phase !== 'guess' || entry.clueTurn !== clueTurn),
    );
}
