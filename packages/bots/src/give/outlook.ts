/** The share of guesses that follow no reason at all. */
const BLIND = 0.02;
/** The spread of people's first picks, in units of nearness. */
const SPREAD = 0.1;

/** A word in play, as the giver knows it. `avoid` is the CODED or the trap; `rival` helps the other team. */
export interface BoardWord {
  readonly word: string;
  readonly role: 'own' | 'avoid' | 'rival' | 'other';
}

/** What a clue may lead to. */
export interface Outlook {
  /** In points. */
  readonly value: number;
  /** Own words it is meant for, the nearest first, as places in the board. */
  readonly targets: readonly number[];
}

/** Judges a clue by how near it is to each word of the board. */
export type Judge = (nearness: readonly number[], floor: number) => Outlook;

/** The chance of each word to be guessed first, where people guess the nearest, mostly. */
export function firstPick(nearness: readonly number[], without: readonly boolean[] = []): number[] {
  let most = -1;
  for (let i = 0; i < nearness.length; i += 1)
    if (!without[i] && (nearness[i] as number) > most) most = nearness[i] as number;
  let sum = 0;
  let count = 0;
  const chances: number[] = [];
  for (let i = 0; i < nearness.length; i += 1) {
    const weight = without[i] ? 0 : Math.exp(((nearness[i] as number) - most) / SPREAD);
    if (!without[i]) count += 1;
    sum += weight;
    chances.push(weight);
  }
  for (let i = 0; i < chances.length; i += 1)
    chances[i] = without[i] ? 0 : ((1 - BLIND) * (chances[i] as number)) / sum + BLIND / count;
  return chances;
}

/** What is asked of each further word beyond the floor: people forgive a loose second word more than a loose third. */
const RISE = 0.1;

/** The places of own words. */
export function ownPlaces(board: readonly BoardWord[]): readonly number[] {
  return board.flatMap(({ role }, i) => (role === 'own' ? [i] : []));
}

/** Own words, the nearest first: one at least, and those that are near enough to be meant with it. */
export function reachable(own: readonly number[], nearness: readonly number[], floor: number): number[] {
  return [...own]
    .sort((a, b) => (nearness[b] as number) - (nearness[a] as number) || a - b)
    .filter((place, i) => i === 0 || (nearness[place] as number) >= floor + RISE * (i - 1));
}
