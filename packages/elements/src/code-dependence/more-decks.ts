import { all } from '@cluekit/sdk/decks/all';
import { everyday } from '@cluekit/sdk/decks/everyday';
import { nature } from '@cluekit/sdk/decks/nature';
import { school } from '@cluekit/sdk/decks/school';

/** The decks beside Classic, in a file of their own. */
export const moreDecks = { nature, school, everyday, all } as const;
