import { all } from '@cluekit/sdk/decks/all';
import { everyday } from '@cluekit/sdk/decks/everyday';
import type { Lists } from '@cluekit/sdk/record';

/** The lists that a game code in a record may name, by the name the code gives them. */
export function lists(): Lists {
  return Object.fromEntries([everyday, all].map(({ name, version, words }) => [`${name}/${version}`, words]));
}
