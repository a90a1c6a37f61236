import type { WordCodesView } from '@cluekit/sdk/word-codes';

/** The team that an audience plays for; the one device, and in Co-op everybody, for the team on turn. */
export function teamOf({ mine, shared }: WordCodesView): 'amber' | 'teal' {
  if (mine.audience.startsWith('amber')) return 'amber';
  return mine.audience.startsWith('teal') ? 'teal' : shared.turn;
}
