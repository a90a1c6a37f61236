import { StoreConflict, type Store, type StoredInvite } from './store.js';
import type { LogEntry } from './log.js';

/** A store that keeps matches in this process, synchronously: for a page that plays alone, and for tests. */
export function memoryStore(): Store {
  const matches = new Map<string, { readonly log: LogEntry[]; readonly invites: StoredInvite[] }>();
  return {
    load(matchId) {
      const match = matches.get(matchId);
      return match === undefined ? null : { log: [...match.log], invites: [...match.invites] };
    },
    append(matchId, expectedSeq, entries) {
      const match = matches.get(matchId) ?? { log: [], invites: [] };
      if (match.log.length !== expectedSeq) throw new StoreConflict();
      match.log.push(...entries);
      matches.set(matchId, match);
    },
    invite(matchId, invite) {
      matches.get(matchId)?.invites.push(invite);
    },
  };
}
