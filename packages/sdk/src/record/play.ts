import { createActor } from 'xstate';
import type { CommandLike, Refusal } from '../game/game.js';
import { wordCodes, type WordCodesCommand, type WordCodesState } from '../word-codes/index.js';
import type { ReadRecord } from './read.js';

/** What came of one move. */
export interface Played {
  /** The move's place in the record, from 0; -1 for the deal. */
  readonly move: number;
  readonly refusal: Refusal | null;
  /** The state after it. It holds every secret of the match. */
  readonly state: WordCodesState;
}

/** Plays a record move by move, from the deal on. A move that the rules refuse changes nothing. */
export function* play({ record, options, source }: ReadRecord): Generator<Played, void, void> {
  const actor = createActor(wordCodes.machine).start();
  const state = (): WordCodesState => actor.getSnapshot().context as WordCodesState;
  actor.send(wordCodes.start(options, source, 0));
  yield { move: -1, refusal: null, state: state() };
  for (const [move, item] of record.moves.entries()) {
    const command = moveOf(item);
    const refusal: Refusal | null = command ? wordCodes.refuse(state(), command) : { code: 'unknown-move' };
    const event: (CommandLike & { readonly at: number }) | null = command && { ...command, at: timeOf(item) };
    if (event && !refusal) actor.send(event);
    yield { move, refusal, state: state() };
  }
  actor.stop();
}

/** A move as the command it records. What is only said over a network is no move of a record. */
function moveOf(item: unknown): WordCodesCommand | null {
  const command = wordCodes.parse(item);
  return command?.type === 'claimFoul' ? null : command;
}

/** When a move was made, in milliseconds since the game began; the result never depends on it. */
function timeOf(move: unknown): number {
  const at = (move as { at?: unknown }).at;
  return typeof at === 'number' && Number.isFinite(at) ? at : 0;
}
