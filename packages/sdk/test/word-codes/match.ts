import assert from 'node:assert/strict';
import { createActor, type AnyActorRef, type Snapshot } from 'xstate';
import type { Refusal } from '../../src/game/game.js';
import {
  wordCodes,
  type Board,
  type WordCodesAudience,
  type WordCodesCommand,
  type WordCodesOptionsInput,
  type WordCodesState,
} from '../../src/word-codes/index.js';

/** A board that is easy to count on: Amber 0–8, Teal 9–16, bystanders 17–23, the trap 24. */
export const BOARD: Board = {
  words: [
    ...['APPLE', 'BRIDGE', 'CASTLE', 'DRAGON', 'ENGINE', 'FOREST', 'GUITAR', 'HAMMER', 'ISLAND'],
    ...['JUNGLE', 'KITCHEN', 'LEMON', 'MIRROR', 'NEEDLE', 'OCEAN', 'PIRATE', 'QUEEN'],
    ...['RIVER', 'SADDLE', 'TUNNEL', 'UMBRELLA', 'VIOLIN', 'WINDOW', 'YOGURT', 'ZEBRA'],
  ],
  key: [
    ...Array<'amber'>(9).fill('amber'),
    ...Array<'teal'>(8).fill('teal'),
    ...Array<'bystander'>(7).fill('bystander'),
    'trap',
  ],
  starting: 'amber',
  revealOrder: [...Array(25).keys()].reverse(),
};

/** The same board where Teal starts, with the 9: cards 0–8. */
export const TEAL_BOARD: Board = {
  ...BOARD,
  key: BOARD.key.map((owner) => (owner === 'amber' ? 'teal' : owner === 'teal' ? 'amber' : owner)),
  starting: 'teal',
};

export const TRAP = 24;
export const BYSTANDER = 17;

export const clue = (number: unknown = 1, word: unknown = null): object => ({
  type: 'giveClue',
  word,
  number,
});
export const flip = (card: unknown): object => ({ type: 'flip', card });
export const endTurn = { type: 'endTurn' };
export const callFoul = { type: 'callFoul' };
export const claimFoul = { type: 'claimFoul' };
export const timeout = { type: 'timeout' };
export const undo = { type: 'undo' };

/** One match on a bare statechart, as a host would run it. */
export class Match {
  #actor: AnyActorRef;
  now = 1000;

  constructor(options: WordCodesOptionsInput = {}, board: Board = BOARD) {
    this.#actor = createActor(wordCodes.machine).start();
    this.#actor.send({ ...wordCodes.start(wordCodes.options(options), { board }, this.now) });
  }

  get state(): WordCodesState {
    return this.snapshot.context as WordCodesState;
  }

  get snapshot(): { readonly context: unknown; readonly value: unknown } {
    return this.#actor.getSnapshot() as { context: unknown; value: unknown };
  }

  /** Asks as a host asks: parse, refuse, then the chart. */
  ask(move: unknown, audience?: WordCodesAudience): Refusal | null {
    const command = wordCodes.parse(move);
    if (!command) return { code: 'unknown-move' };
    const refusal = wordCodes.refuse(this.state, command, audience);
    if (!refusal) this.send(command);
    return refusal;
  }

  /** Straight to the chart, which guards itself. */
  send(command: WordCodesCommand): void {
    const event = { ...command, at: this.now };
    this.#actor.send(event);
    assert.equal(this.snapshot.value, this.state.phase, 'the chart is in the phase its context names');
  }

  /** Moves that the rules take, one and all. */
  play(...moves: readonly unknown[]): this {
    for (const [i, move] of moves.entries())
      assert.equal(this.ask(move), null, `move ${i} of ${JSON.stringify(moves)}`);
    return this;
  }

  /** The match as it is, through JSON and into a fresh actor. */
  roundTrip(): void {
    const { value, context } = JSON.parse(JSON.stringify(this.snapshot)) as {
      value: string;
      context: unknown;
    };
    const machine = wordCodes.machine;
    const snapshot = machine.resolveState({ value, context }) as Snapshot<unknown>;
    this.#actor.stop?.();
    this.#actor = createActor(machine, { snapshot }).start();
  }
}

/** A match where these moves were played. */
export function played(moves: readonly unknown[], options?: WordCodesOptionsInput, board?: Board): Match {
  return new Match(options, board).play(...moves);
}

/** The state without its clock, which no undo turns back. */
export function withoutClock({ deadline: _, ...state }: WordCodesState): object {
  return state;
}
