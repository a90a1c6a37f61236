import { memoryStore, StoreConflict, type Store } from '@cluekit/sdk/host';
import { forget, keep } from '../store/device.js';
import { readMatch, type KeptMatch } from './kept-match.js';
import type { Settings } from './settings.js';

/** A store for the one match of a game on this device, which a reload finds again. */
export interface DeviceStore extends Store {
  /** Keeps other settings of it: a bot has taken a seat, or left it. */
  settle(settings: Settings): void;
  /** Forgets it. */
  forget(): void;
}

/**
 * Keeps a match in the browser, under the game's name. The truth is what lies there, so that two tabs of one page
 * play one match: who has not seen the other's move is told of a conflict and reads it again. Where a page may keep
 * nothing, or the device is full, the match lives as long as the page.
 *
 * @param name the game's, without prefix
 * @param settings of a new match; what is kept has its own
 */
export function deviceStore(name: string, settings: Settings): DeviceStore {
  const memory = memoryStore();
  /** Ours is no more on the device: it was full. */
  let only = false;

  const read = (id: string): KeptMatch | null => {
    const kept = only ? null : readMatch(name);
    return kept?.id === id ? kept : null;
  };
  const write = (match: KeptMatch): void => {
    only = !keep(name, JSON.stringify(match));
    if (only) forget(name); // half a match is none
  };

  return {
    settle(next) {
      settings = next;
      const kept = readMatch(name);
      if (kept && !only) write({ ...kept, settings });
    },
    forget() {
      only = true; // what comes after it is not kept either
      forget(name);
    },
    load: (id) => read(id) ?? memory.load(id),
    append(id, expected, entries) {
      const kept = read(id) ?? { id, settings, log: [], invites: [] };
      const known = only || expected === 0 ? null : kept;
      if (known && known.log.length > 0 && known.log.length !== expected) throw new StoreConflict();
      void memory.append(id, expected, entries);
      if (!only) write({ ...kept, log: [...kept.log.slice(0, expected), ...entries] });
    },
    invite(id, invite) {
      void memory.invite(id, invite);
      const kept = read(id);
      if (kept) write({ ...kept, invites: [...kept.invites, invite] });
    },
  };
}
