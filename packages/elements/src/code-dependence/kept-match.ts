import type { StoredMatch } from '@cluekit/sdk/host';
import { readKept } from '../store/device.js';
import { isSettings, type Settings } from './settings.js';

/** What lies on the device of one match: everything, its secrets too. */
export interface KeptMatch extends Omit<StoredMatch, 'invites'> {
  readonly id: string;
  readonly settings: Settings;
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
