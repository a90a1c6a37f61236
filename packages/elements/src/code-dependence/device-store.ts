import { StoreConflict, type Store, type StoredInvite } from '@cluekit/sdk/host';
import { forget, keep } from '../store/device.js';
import { readMatch, type KeptMatch, type Noted } from './kept-match.js';
import type { Settings } from './settings.js';

/** A store for the one match of a game on this device, which a reload finds again. */
export interface DeviceStore extends Store {
  /** Whether it lay on the device when it was last written or read. */
  readonly kept: boolean;
  /** A match as it lies on the device now, another tab's moves included; null where it does not. */
  lying(id: string): KeptMatch | null;
  /** Keeps other settings of it: a bot has taken a seat, or left it. */
  settle(settings: Settings): void;
  /** Keeps what the device knows beside the moves. */
  note(noted: Partial<Noted>): void;
  /** Forgets it. */
  forget(): void;
}

/**
 * Keeps a match in the browser, under the game's name. The truth is what lies there, so that two tabs of one page
 * play one match: who has not seen the other's move is told of a conflict and reads it again. Where a page may keep
 * nothing, the device is full, or it was erased or another match has taken its place, it lives as long as the page.
 *
 * @param name the game's, without prefix
 * @param settings of a new match; what is kept has its own
 */
export function deviceStore(name: string, settings: Settings): DeviceStore {
  /** As this page has last seen them, to go on with where they are no more on the device. */
  const known = new Map<string, KeptMatch>();
  /** Invites are a page's own, and gone with it: each page lets its seats in anew. */
  const invites = new Map<string, StoredInvite[]>();
  let kept = false;

  const lying = (id: string): KeptMatch | null => {
    const match = readMatch(name);
    return match?.id === id ? match : null;
  };
  const find = (id: string): KeptMatch | null => {
    const match = lying(id);
    if (match) known.set(id, match);
    kept = match !== null;
    return match ?? known.get(id) ?? null;
  };
  /** Only a new match takes the place of what lies there: another's is left alone, what was erased stays away. */
  const save = (match: KeptMatch, isNew = lying(match.id) !== null): void => {
    known.set(match.id, match);
    kept = isNew && keep(name, JSON.stringify(match));
    if (isNew && !kept) forget(name); // half a match is none
  };

  const change = (what: (match: KeptMatch) => Partial<KeptMatch>): void => {
    for (const before of known.values()) {
      const match = { ...before, ...lying(before.id) };
      save({ ...match, ...what(match) });
    }
  };

  return {
    get kept() {
      return kept;
    },
    lying,
    settle(next) {
      settings = next;
      change(() => ({ settings }));
    },
    note: (noted) => change((match) => ({ noted: { ...match.noted, ...noted } })),
    forget() {
      const match = readMatch(name);
      if (!match || known.has(match.id)) forget(name);
      kept = false;
    },
    load(id) {
      const match = find(id);
      return match && { log: [...match.log], invites: [...(invites.get(id) ?? [])] };
    },
    append(id, expected, entries) {
      const match = find(id);
      if ((match?.log.length ?? 0) !== expected) throw new StoreConflict();
      const before = match ?? { id, settings, log: [] };
      save({ ...before, log: [...before.log, ...entries] }, match ? undefined : true);
    },
    invite(id, invite) {
      if (known.has(id)) invites.set(id, [...(invites.get(id) ?? []), invite]);
    },
  };
}
