import { CluekitError } from '../game/error.js';
import type { Json } from '../game/game.js';
import { has } from '../game/has.js';
import { commit } from '../random/commitment.js';
import { seedBytes } from '../random/seed.js';
import { drawRounds } from './draw-rounds.js';
import type { CodeDependenceOptions } from './options.js';
import { sizesFor } from './table.js';
import { LONGEST_WORD, sameWord } from './words.js';

/** One round's deal, as a record spells it: the bank in its order, and each seat's hand in the order dealt. */
export interface Deal {
  readonly bank: readonly string[];
  readonly hands: readonly (readonly string[])[];
}

/** Where the deals come from: as a record spells them, one for each round; or a secret seed and a deck. */
export type CodeDependenceSource =
  { readonly deals: readonly Deal[] } | { readonly seed: string; readonly words: readonly string[] };

/** The deals of all rounds and, from a seed, what proves at the end that they were not changed. */
export interface CodeDependenceDeal {
  readonly deals: readonly Deal[];
  readonly seed: string | null;
  readonly commitment: string | null;
}

/**
 * Deals all rounds of a match (CD-1, CD-3). The same source always gives the same deals, on every engine.
 *
 * @throws {CluekitError} `bad-deal`, saying what is wrong; `bad-seed`; or `deck-too-small` with both numbers
 *   where the deck has fewer different words than a bank
 * @example deal(checkOptions({ players: 2 }), { seed, words }).deals[0].bank.length // 21
 */
export function deal(options: CodeDependenceOptions, source: CodeDependenceSource): CodeDependenceDeal {
  if (typeof source !== 'object' || source === null) return bad('There are neither deals nor a seed.');
  if (has(source, 'deals')) return { deals: checkDeals(options, source.deals), seed: null, commitment: null };
  const deals = drawRounds(options, seedBytes(source.seed), source.words);
  return { deals, seed: source.seed, commitment: commitDeals(source.seed, deals) };
}

/** The hash that is published at the start, of the seed and the deals of all rounds. */
function commitDeals(seed: string, deals: readonly Deal[]): string {
  return commit(seed, deals as unknown as Json);
}

/**
 * Checks a stranger's deals and returns fresh copies with only their own fields. Deals beyond the last round
 * are ignored.
 *
 * @param least how many there must be, by default one for each round
 * @throws {CluekitError} `bad-deal`, saying what is wrong
 */
export function checkDeals(
  options: CodeDependenceOptions,
  input: unknown,
  least: number = options.rounds,
): Deal[] {
  if (!Array.isArray(input)) return bad('The deals are not a list.');
  const given: readonly unknown[] = input;
  if (given.length < least)
    return bad(`There are deals for ${given.length} of the rounds; ${least} are needed.`);
  // `map` would let holes stand.
  return Array.from(given.slice(0, options.rounds), (item) => checkDeal(options, item));
}

function checkDeal({ players }: CodeDependenceOptions, input: unknown): Deal {
  if (typeof input !== 'object' || input === null) return bad('A deal is an object with a bank and hands.');
  const { bank, hands } = input as Record<string, unknown>;
  const sizes = sizesFor(players);
  if (!isWords(bank, sizes.bank)) return bad(`The bank of ${players} players has ${sizes.bank} words.`);
  const spelled = new Map(bank.map((word) => [sameWord(word), word]));
  if (spelled.size < bank.length) return bad('The words of a bank are all different.');
  if (!isHands(hands, players, sizes.dealt))
    return bad(`Each of ${players} players has a hand of ${sizes.dealt} words.`);
  const dealt = new Set<string>();
  const own = hands.map((hand) =>
    hand.map((word) => {
      const same = sameWord(word);
      if (dealt.has(same)) return bad('No word is dealt twice.');
      dealt.add(same);
      return spelled.get(same) ?? bad('Every dealt word is a word of the bank.');
    }),
  );
  return { bank: [...bank], hands: own };
}

function bad(message: string): never {
  throw new CluekitError('bad-deal', message);
}

/** A list without a hole: `every` would let holes stand. */
function isHands(value: unknown, players: number, size: number): value is string[][] {
  return (
    Array.isArray(value) &&
    value.length === players &&
    Array.from(value as unknown[]).every((hand) => isWords(hand, size))
  );
}

function isWords(value: unknown, size: number): value is string[] {
  return Array.isArray(value) && value.length === size && Array.from(value).every(isWord);
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_WORD;
}
