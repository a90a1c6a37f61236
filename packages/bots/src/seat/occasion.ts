/** What both games' views have in common, as far as a seat is played by it. */
export interface SeatView {
  readonly shared: { readonly phase: string; readonly deadline: { readonly at: number } | null };
  readonly mine: { readonly can: readonly string[]; readonly peek?: boolean };
}

/** What a player does. All the rest that `can` may hold is for whoever set the match up: skip, go on, take back. */
const ACTS = ['chooseCoded', 'giveClue', 'guess', 'callIt', 'pass', 'flip', 'endTurn'];

/** Whether the game waits for this seat. */
export function isAsked({ mine }: SeatView): boolean {
  return mine.can.some((type) => ACTS.includes(type));
}

const PARTS = ['phase', 'round', 'clueTurn', 'turnNumber', 'giver', 'guesser', 'turn', 'clue', 'flipsMade'];

/**
 * What a seat is asked, as text: it stays the same while others act in the same window, and changes with the
 * clue, the turn and the phase. A thought about one occasion is no answer to another.
 */
export function occasion({ shared }: SeatView): string {
  return JSON.stringify(PARTS.map((part) => (shared as Record<string, unknown>)[part]));
}
