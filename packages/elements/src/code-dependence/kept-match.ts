import type { StoredMatch } from '@cluekit/sdk/host';
import { readKept } from '../store/device.js';
import { isSettings, type Settings } from './settings.js';

/** What lies on the device of one match: everything, its secrets too. */
export interface KeptMatch extends Omit<StoredMatch, 'invites'> {
  readonly id: string;
  readonly settings: Settings;
  readonly noted?: Partial<Noted>;
}

/** What the device knows of a match beside its moves. */
export interface Noted {
  /** What was left of seats' clocks when they were last stopped, in milliseconds by turn. */
  readonly clocks: Readonly<Record<string, number>>;
  /** One person is left, and somebody else may still hold the device. */
  readonly passing: boolean;
}

/** What is kept under a name, if it looks like a match of ours; whether its log replays is the host's to say. */
export function readMatch(name: string): KeptMatch | null {
  try {
    const match = JSON.parse(readKept(name) ?? 'null') as KeptMatch | null;
    const ok =
      typeof match?.id === 'string' &&
      Array.isArray(match.log) &&
      match.log.length > 0 &&
      isSettings(match.settings);
    return ok ? match : null;
  } catch {
    return null;
  }
}

/** What was noted of a match; what stands there and makes no sense is let go by. */
export function notedOf({ noted }: Pick<KeptMatch, 'noted'> = {}): Noted {
  const { clocks, passing } = (noted ?? {}) as Partial<Record<keyof Noted, unknown>>;
  const entries = Object.entries((clocks ?? {}) as Record<string, unknown>);
  return {
    clocks: Object.fromEntries(
      entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0),
    ),
    passing: passing === true,
  };
}
