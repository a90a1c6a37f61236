import { CluekitError } from '../game/error.js';
import { fold } from '../words/fold.js';

/** One of the two teams. */
export type Team = 'amber' | 'teal';

/** What a card is: a team's, a bystander, or the trap (WC-1). */
export type Owner = Team | 'bystander' | 'trap';

/** A dealt board, as a record spells it. In Co-op it is kept unswapped (WC-11). */
export interface Board {
  /** The 25 words, row by row. */
  readonly words: readonly string[];
  /** The owner of each of the 25 cards: 9 of the starting team, 8 of the other, 7 bystanders, 1 trap. */
  readonly key: readonly Owner[];
  readonly starting: Team;
  /** The order in which anything automatic reveals cards: a permutation of 0 … 24 (WC-2). */
  readonly revealOrder: readonly number[];
}

/** The longest a word may be, in UTF-16 units; a longer one is no word of any list. */
export const LONGEST_WORD = 200;

/** How many cards a board has. */
export const CARDS = 25;

/** The team that is not this one. */
export function otherTeam(team: Team): Team {
  return team === 'amber' ? 'teal' : 'amber';
}

/**
 * Checks a stranger's board and returns a fresh copy with only its own fields. Words are as written; they
 * are different words under folding (CD-7).
 *
 * @throws {CluekitError} `bad-board`, saying what is wrong with it
 */
export function checkBoard(input: unknown): Board {
  if (typeof input !== 'object' || input === null) throw new CluekitError('bad-board');
  const { words, key, starting, revealOrder } = input as Record<string, unknown>;
  if (!isListOf(words, isWord)) return bad('A board has 25 words.');
  if (new Set(words.map(sameWord)).size !== CARDS) return bad('The words of a board are all different.');
  if (starting !== 'amber' && starting !== 'teal') return bad('The starting team is amber or teal.');
  if (!isListOf(key, isOwner)) return bad('A key has 25 owners: amber, teal, bystander or trap.');
  const count = (owner: Owner): number => key.filter((item) => item === owner).length;
  if (
    count(starting) !== 9 ||
    count(otherTeam(starting)) !== 8 ||
    count('bystander') !== 7 ||
    count('trap') !== 1
  )
    return bad('A key has 9 cards of the starting team, 8 of the other, 7 bystanders and 1 trap.');
  if (!isListOf(revealOrder, isCard) || new Set(revealOrder).size !== CARDS)
    return bad('The reveal order holds each of the cards 0 to 24 once.');
  return { words: [...words], key: [...key], starting, revealOrder: [...revealOrder] };
}

function bad(message: string): never {
  throw new CluekitError('bad-board', message);
}

function isListOf<T>(value: unknown, test: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.length === CARDS && value.every((item) => test(item));
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_WORD;
}

/** Two words are the same under folding; a word that folds to nothing is only the same as itself. */
function sameWord(word: string): string {
  return fold(word) || word;
}

function isOwner(value: unknown): value is Owner {
  return value === 'amber' || value === 'teal' || value === 'bystander' || value === 'trap';
}

function isCard(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < CARDS;
}
