import type { CodeDependenceView } from '@cluekit/sdk/code-dependence';

/**
 * The bank words that may still be a card of the giver, by what the seat knows for certain: not shed or exposed,
 * not in its own hand, and not already a missed guess on this giver in this round: a wrong call rules nothing out but
 * CODED (CD-13). Empty where the giver has no card left to hit.
 */
export function openWords({ shared, mine }: CodeDependenceView): string[] {
  const giver = shared.seats.find(({ seat }) => seat === shared.giver);
  if (!giver || giver.slots.every(({ shed }) => shed)) return [];
  const out = new Set((mine.hand ?? []).map(({ word }) => word));
  for (const entry of shared.log) {
    const missed =
      entry.type === 'act' && entry.act === 'guess' && entry.outcome === 'miss' && entry.word !== null;
    if (missed && entry.round === shared.round && entry.giver === shared.giver) out.add(entry.word);
  }
  return shared.bank.flatMap(({ word, state }) => (state === 'hidden' && !out.has(word) ? [word] : []));
}
