/** How a giver weighs things. Numbers are in points of the game, unless said otherwise. */
export interface Weights {
  /** Of a word's being near at hand. */
  readonly plain: number;
  /** Of how near the clue is to the last of its targets. */
  readonly close: number;
  /** How near the clue has to be to a second target and those after it, 0 … 1. */
  readonly floor: number;
  /** What a guess on a word of nobody costs. */
  readonly stray: number;
}

/** `adaptive` is natural while there is time, and bold when there is not. */
export type Profile = 'cautious' | 'natural' | 'adaptive';

const WEIGHTS = {
  cautious: { plain: 0.2, close: 2, floor: 0.54, stray: 0.6 },
  natural: { plain: 0.2, close: 0.6, floor: 0.44, stray: 0.35 },
  bold: { plain: 0.1, close: 0.1, floor: 0.3, stray: 0.1 },
} satisfies Record<string, Weights>;

/**
 * The weights of a profile.
 *
 * @param pressure words still to be reached for each clue there is time for
 */
export function weightsOf(profile: Profile, pressure: number): Weights {
  if (profile === 'cautious') return WEIGHTS.cautious;
  return profile === 'adaptive' && pressure > 1 ? WEIGHTS.bold : WEIGHTS.natural;
}
