import type { Mode, WordCodesShared } from '@cluekit/sdk/word-codes';

/** A seat that a bot can take. */
export type BotSeat = 'amber-giver' | 'amber-guesser' | 'teal-giver' | 'teal-guesser';

const SEATS: readonly BotSeat[] = ['amber-giver', 'amber-guesser', 'teal-giver', 'teal-guesser'];

/**
 * The seats that a text names: seats, whole teams or what is done in them, with or without an s: `giver`, `guessers`,
 * `teal`, `teal-giver`. In Co-op there are those of Amber only.
 */
export function botSeats(text: string | undefined, mode: Mode): BotSeat[] {
  const words = text?.match(/[a-z-]+/g) ?? [];
  const named = (seat: BotSeat): boolean =>
    words.some((word) => `-${seat}-`.includes(`-${word.replace(/s$/, '')}-`));
  return SEATS.filter((seat) => named(seat) && (mode === 'teams' || seat.startsWith('amber')));
}

/** The seat that is to act now, or null where none is. */
export function seatToAct({ phase, turn }: Pick<WordCodesShared, 'phase' | 'turn'>): BotSeat | null {
  if (phase === 'clue') return `${turn}-giver`;
  return phase === 'guess' ? `${turn}-guesser` : null;
}
