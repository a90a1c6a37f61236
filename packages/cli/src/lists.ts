import { all } from '@cluekit/sdk/decks/all';
import { classic } from '@cluekit/sdk/decks/classic';
import { everyday } from '@cluekit/sdk/decks/everyday';
import { nature } from '@cluekit/sdk/decks/nature';
import { school } from '@cluekit/sdk/decks/school';
import type { Lists } from '@cluekit/sdk/record';

/** The lists that a game code in a record may name, by the name the code gives them. */
export function lists(): Lists {
  const decks = [everyday, all, classic, nature, school];
  return Object.fromEntries(decks.map(({ name, version, words }) => [`${name}/${version}`, words]));
}
