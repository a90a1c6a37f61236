import { createHost } from '@cluekit/sdk/host';

/** A host as a page makes it, with the memory store; its clock stands still. */
export const benchHost = (game) => createHost({ games: [game], clock: { now: () => 1_000 } });
