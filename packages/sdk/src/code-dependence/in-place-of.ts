import { seatOf, type CodeDependenceAudience } from './audience.js';
import type { CodeDependenceCommand } from './commands.js';
import type { CodeDependenceState } from './state.js';

/**
 * What any seated player may do for the owner while nobody is connected as owner (CD-20): start the next round, and,
 * where no clock runs, close an open window. Running clocks close theirs by themselves, and taking back is the owner's
 * alone. Null for everything else, and for who has no seat in the match.
 */
export function inPlaceOf(
  { options: { players, timers } }: CodeDependenceState,
  { type }: CodeDependenceCommand,
  audience: CodeDependenceAudience,
): CodeDependenceAudience | null {
  const may = type === 'nextRound' || (type === 'timeout' && timers === null);
  return may && seatOf(audience, players) !== null ? 'owner' : null;
}
