/** What a number of seats is dealt in a round (CD-1). */
export interface Sizes {
  /** Words in a hand: the CODED one and the playable ones. */
  readonly dealt: number;
  /** Slots of a seat. */
  readonly playable: number;
  /** Bank words that nobody is dealt. */
  readonly decoys: number;
  /** Words in the bank. */
  readonly bank: number;
  /** Clue turns of a seat in a round. */
  readonly cluesEach: number;
}

const row = (players: number, dealt: number, decoys: number, cluesEach: number): Sizes => ({
  dealt,
  playable: dealt - 1,
  decoys,
  bank: players * dealt + decoys,
  cluesEach,
});

/** From two seats on. */
const TABLE: readonly Sizes[] = [
  row(2, 7, 7, 3),
  row(3, 7, 11, 3),
  row(4, 7, 14, 3),
  row(5, 7, 13, 3),
  row(6, 7, 6, 2),
  row(7, 6, 6, 2),
];

/** The fewest and the most seats (CD-1). */
export const FEWEST_SEATS = 2;
export const MOST_SEATS = 7;

/**
 * The fixed table of CD-1.
 *
 * @param players seats, 2 … 7
 * @example sizesFor(4).bank // 42
 */
export function sizesFor(players: number): Sizes {
  return TABLE[players - FEWEST_SEATS] as Sizes;
}
