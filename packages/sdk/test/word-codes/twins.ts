import { createStream } from '../../src/random/stream.js';
import { shuffle } from '../../src/random/draw.js';
import type { Board, WordCodesAudience, WordCodesOptionsInput } from '../../src/word-codes/index.js';
import { clue, flip, Match } from './match.js';

/** A move, and who asks for it: nobody in particular where only the rules matter. */
export interface Asked {
  readonly move: unknown;
  readonly audience?: WordCodesAudience;
}

/** The moves that end a match of this board, whatever phase it is in: one of them at the latest. */
export function endingOf(board: Board): readonly unknown[] {
  return [clue(1), flip(board.key.indexOf('trap'))];
}

/** A playout of one board, and another board that nobody could have told from it until the end. */
export interface Twins<A extends Asked = Asked> {
  readonly board: Board;
  readonly twin: Board;
  /** The moves that the rules took or refused, up to the end, the ending one not among them. */
  readonly moves: readonly A[];
  /** The move that ends the match and shows all; null where it was not ended. */
  readonly last: A | null;
}

/**
 * Plays moves on a board up to the end, and makes its twin: the owners of the cards that nobody ever saw are
 * shuffled among them, and the reveal order is another, in which what was revealed by itself still is (T1).
 *
 * @returns null where the hidden cards are all of one kind, so that there is no other board
 */
export function twinsOf<A extends Asked>(
  board: Board,
  options: WordCodesOptionsInput,
  moves: readonly A[],
  secret: Uint8Array,
): Twins<A> | null {
  const match = new Match(options, board);
  const seen = new Set<number>();
  let end = moves.length;
  for (const [i, { move, audience }] of moves.entries()) {
    match.ask(move, audience);
    for (const card of match.state.flipped) seen.add(card);
    if (match.state.phase !== 'finished') continue;
    end = i;
    break;
  }
  const hidden = board.revealOrder.filter((card) => !seen.has(card));
  if (new Set(hidden.map((card) => board.key[card])).size < 2) return null;
  const next = createStream(secret, 'twin');
  const key = [...board.key];
  while (key.every((owner, i) => owner === board.key[i])) {
    const owners = shuffle(
      hidden.map((card) => board.key[card]),
      next,
    );
    for (const [i, card] of hidden.entries()) key[card] = owners[i] as Board['starting'];
  }
  const revealOrder = [...board.revealOrder.filter((card) => seen.has(card)), ...shuffle(hidden, next)];
  const twin = { ...board, key, revealOrder };
  return { board, twin, moves: moves.slice(0, end), last: moves[end] ?? null };
}
