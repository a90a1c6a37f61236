import { CluekitError } from '../game/error.js';
import type { Json } from '../game/game.js';
import { has } from '../game/has.js';
import { parseGameCode } from '../game-code/game-code.js';
import { commit } from '../random/commitment.js';
import { below, draw, shuffle } from '../random/draw.js';
import { seedBytes } from '../random/seed.js';
import { createStream } from '../random/stream.js';
import { fold } from '../words/fold.js';
import { CARDS, checkBoard, LONGEST_WORD, otherTeam, type Board, type Owner, type Team } from './board.js';

/**
 * Where a board comes from: a board as a record spells it; a short game code and the list it belongs to
 * (one device only, WC-2); or a secret seed and a list (over a network, WC-13).
 */
export type WordCodesSource =
  | { readonly board: Board }
  | { readonly code: string; readonly words: readonly string[] }
  | { readonly seed: string; readonly words: readonly string[] };

/** A deal: the board and, from a seed, what proves at the end that it was not changed. */
export interface WordCodesDeal {
  readonly board: Board;
  readonly seed: string | null;
  readonly commitment: string | null;
}

/**
 * Deals a board. The same source always gives the same board, on every engine.
 *
 * @throws {CluekitError} `bad-deal` for what is no source, `bad-board`, `bad-code`, `code-for-another-list`,
 *   `bad-seed`, or `deck-too-small` with both numbers where the list has fewer than 25 different words
 * @example deal({ code: '2KD-7MN-QRT', words: everyday.words }).board.words.length // 25
 */
export function deal(source: WordCodesSource): WordCodesDeal {
  if (typeof source !== 'object' || source === null)
    throw new CluekitError('bad-deal', 'There is neither a board nor a code nor a seed.');
  if (has(source, 'board')) return { board: checkBoard(source.board), seed: null, commitment: null };
  const words = distinctWords(source.words);
  if (has(source, 'code')) {
    const secret = parseGameCode(source.code, words).secret;
    return { board: dealFrom(secret, words), seed: null, commitment: null };
  }
  const board = dealFrom(seedBytes(source.seed), words);
  return { board, seed: source.seed, commitment: commit(source.seed, board as unknown as Json) };
}

/** The answers for lists that cannot change: a game folds some thousand words once, not at every deal. */
const remembered = new WeakMap<readonly string[], readonly string[]>();

/**
 * The words of a list that differ under folding, in order, frozen. A frozen list is read once; so is an answer,
 * which is its own answer. Any other list is read each time.
 *
 * @throws {CluekitError} `deck-too-small`, with both numbers, where they make no board
 */
export function distinctWords(words: readonly string[]): readonly string[] {
  const given: readonly string[] = Array.isArray(words) ? words : [];
  let answer = remembered.get(given);
  if (answer) return answer;
  answer = Object.freeze(readDistinct(given));
  remembered.set(answer, answer);
  if (Object.isFrozen(given)) remembered.set(given, answer);
  return answer;
}

function readDistinct(words: readonly unknown[]): string[] {
  const seen = new Map<string, string>();
  for (const word of words) {
    if (typeof word !== 'string' || word.length > LONGEST_WORD) continue;
    const folded = fold(word);
    if (folded !== '' && !seen.has(folded)) seen.set(folded, word.trim());
  }
  if (seen.size < CARDS)
    throw new CluekitError(
      'deck-too-small',
      `A board needs ${CARDS} different words; this list has ${seen.size}.`,
    );
  return [...seen.values()];
}

/** The 25 words of a secret and a list of different words, row by row. */
export function drawWords(secret: Uint8Array, words: readonly string[]): string[] {
  return draw(words, CARDS, createStream(secret, 'word-codes/words'));
}

/** The board of a secret and a list. Labels keep the four draws apart: none tells anything of another. */
function dealFrom(secret: Uint8Array, words: readonly string[]): Board {
  const stream = (label: string) => createStream(secret, `word-codes/${label}`);
  const starting: Team = below(2, stream('starting')) === 0 ? 'amber' : 'teal';
  const owners: Owner[] = [
    ...Array<Owner>(9).fill(starting),
    ...Array<Owner>(8).fill(otherTeam(starting)),
    ...Array<Owner>(7).fill('bystander'),
    'trap',
  ];
  return {
    words: drawWords(secret, words),
    key: shuffle(owners, stream('key')),
    starting,
    revealOrder: shuffle([...Array(CARDS).keys()], stream('reveal')),
  };
}
