import type { Clue, CodeDependenceView } from '@cluekit/sdk/code-dependence';

type Shared = CodeDependenceView['shared'];

/** What is known for certain about the giver's cards in this round, seen from one seat. */
export interface Known {
  /** Hidden bank words that may be a card of the giver. */
  readonly open: readonly string[];
  /** Of them those that were called wrongly: a card of the giver perhaps, but not its CODED (CD-13). */
  readonly notCoded: readonly string[];
  /** The giver's clues of the round, the running one last, with the share of its tagged slots that are not shed. */
  readonly clues: readonly { readonly word: string; readonly left: number }[];
  /** The giver's cards that are not shed, CODED apart. */
  readonly playable: number;
  /** Whether its CODED is still hidden. */
  readonly coded: boolean;
}

/**
 * Reads a view: the giver's cards are not among the seat's own, not among what is shed or exposed, and not among what
 * was guessed and missed on this giver in this round.
 */
export function known({ shared, mine }: CodeDependenceView, giver: number): Known {
  const seat = shared.seats.find((other) => other.seat === giver);
  const out = new Set((mine.hand ?? []).map(({ word }) => word));
  const called = new Set<string>();
  const clues: { word: string; left: number }[] = [];
  for (const entry of shared.log) {
    if (entry.type === 'round') clues.length = 0;
    if (entry.type === 'clue' && entry.round === shared.round && entry.seat === giver)
      clues.push({ word: entry.word, left: left(entry, seat?.slots ?? []) });
    const missed = entry.type === 'act' && entry.outcome === 'miss' && entry.word !== null;
    if (missed && entry.round === shared.round && entry.giver === giver)
      (entry.act === 'callIt' ? called : out).add(entry.word);
  }
  if (shared.clue !== null && clues.at(-1)?.word !== shared.clue.word)
    clues.push({ word: shared.clue.word, left: left(shared.clue, seat?.slots ?? []) });
  const open = shared.bank.flatMap(({ word, state }) => (state === 'hidden' && !out.has(word) ? [word] : []));
  return {
    open,
    notCoded: open.filter((word) => called.has(word)),
    clues,
    playable: seat?.slots.filter(({ shed }) => !shed).length ?? 0,
    coded: seat?.exposed === null,
  };
}

function left({ tags }: Pick<Clue, 'tags'>, slots: Shared['seats'][number]['slots']): number {
  const open = tags.filter((tag) => slots.some(({ slot, shed }) => slot === tag && !shed));
  return tags.length === 0 ? 0 : open.length / tags.length;
}
