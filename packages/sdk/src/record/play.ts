import { CluekitError } from '../game/error.js';
import type { CommandLike, Refusal } from '../game/game.js';
import { startActor } from '../host/start-actor.js';
import { gameOf, type ReadRecord } from './read.js';

/** What came of one move. */
export interface PlayedMove {
  /** The move's place in the record, from 0; -1 for the deal. */
  readonly move: number;
  readonly refusal: Refusal | null;
  /** The state after it. It holds every secret of the match. */
  readonly state: unknown;
}

/**
 * Plays a record move by move, from the deal on. A move that the rules refuse changes nothing.
 *
 * @throws {CluekitError} `bad-record` where a round is begun for which the record has no deal
 */
export function* play(read: ReadRecord): Generator<PlayedMove, void, void> {
  const { game, start, move: moveOf, missing } = gameOf(read);
  const actor = startActor(game.machine);
  const state = (): unknown => actor.getSnapshot().context;
  actor.send(start(read.options, read.source));
  yield { move: -1, refusal: null, state: state() };
  for (const [move, item] of read.record.moves.entries()) {
    const command = moveOf(item);
    const why = command && missing(state(), command);
    if (why !== null) throw new CluekitError('bad-record', why);
    const refusal: Refusal | null = command ? game.refuse(state(), command) : { code: 'unknown-move' };
    const event: (CommandLike & { readonly at: number }) | null = command && { ...command, at: timeOf(item) };
    if (event && !refusal) actor.send(event);
    yield { move, refusal, state: state() };
  }
  actor.stop();
}

/** When a move was made, in milliseconds since the game began; the result never depends on it. */
function timeOf(move: unknown): number {
  const at = (move as { at?: unknown }).at;
  return typeof at === 'number' && Number.isFinite(at) ? at : 0;
}
