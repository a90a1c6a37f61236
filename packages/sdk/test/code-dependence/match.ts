import assert from 'node:assert/strict';
import { createActor, type AnyActorRef, type Snapshot } from 'xstate';
import type { Refusal } from '../../src/game/game.js';
import {
  codeDependence,
  type CodeDependenceAudience,
  type CodeDependenceCommand,
  type CodeDependenceOptionsInput,
  type CodeDependenceState,
  type CodeDependenceView,
  type Deal,
} from '../../src/code-dependence/index.js';
import { dealsFor } from './deals.js';

export const choose = (seat: unknown, word: unknown): object => ({ type: 'chooseCoded', seat, word });
export const clue = (seat: unknown, tags: unknown = [1], word: unknown = 'music'): object => ({
  type: 'giveClue',
  seat,
  word,
  tags,
});
export const guess = (seat: unknown, word: unknown): object => ({ type: 'guess', seat, word });
export const call = (seat: unknown, word: unknown): object => ({ type: 'callIt', seat, word });
export const pass = (seat: unknown): object => ({ type: 'pass', seat });
export const timeout = { type: 'timeout' };
export const nextRound = { type: 'nextRound' };
export const undo = { type: 'undo' };

/** The options of a match: clocks are off where a test does not ask for them. */
const withDefaults = (input: CodeDependenceOptionsInput): CodeDependenceOptionsInput => ({
  timers: null,
  ...input,
});

/** One match on a bare statechart, as a host would run it. */
export class Match {
  #actor: AnyActorRef;
  readonly deals: readonly Deal[];
  now = 1000;

  constructor(input: CodeDependenceOptionsInput, deals?: readonly Deal[]) {
    const options = codeDependence.options(withDefaults(input));
    this.deals = deals ?? dealsFor(options.players, options.rounds);
    this.#actor = createActor(codeDependence.machine).start();
    this.#actor.send({ ...codeDependence.start(options, { deals: this.deals }, this.now) });
  }

  get state(): CodeDependenceState {
    return this.snapshot.context as CodeDependenceState;
  }

  get snapshot(): { readonly context: unknown; readonly value: unknown } {
    return this.#actor.getSnapshot() as { context: unknown; value: unknown };
  }

  /** What an audience may know now. */
  view(audience: CodeDependenceAudience = 'spectator'): CodeDependenceView {
    return codeDependence.view(this.state, audience) as CodeDependenceView;
  }

  /** Asks as a host asks: parse, refuse, then the chart. Without an audience, as a record does. */
  ask(move: unknown, audience?: CodeDependenceAudience): Refusal | null {
    const command = codeDependence.parse(move, audience);
    if (!command) return { code: 'unknown-move' };
    const refusal = codeDependence.refuse(this.state, command, audience);
    if (!refusal) this.send(command);
    return refusal;
  }

  /** Straight to the chart, which guards itself. */
  send(command: CodeDependenceCommand): void {
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

  /** Each seat makes its first word its CODED, so that slot n holds word n of its hand. */
  plan(): this {
    for (const seat of this.seats) this.play(choose(seat, this.card(seat, 0)));
    return this;
  }

  /** A clue, and a pass of everybody who has not acted. */
  passAll(tags: readonly number[] = [1]): this {
    if (this.state.phase === 'clue') this.play(clue(this.view().shared.giver, tags));
    return this.play(timeout).rest();
  }

  /** Time goes by until the guess window is over. */
  rest(): this {
    while (this.state.phase === 'guess') this.play(timeout);
    return this;
  }

  /** Nobody gives a clue any more until the round is over. */
  endRound(): this {
    if (this.state.phase === 'planning') this.play(timeout);
    this.rest();
    while (this.state.phase === 'clue') this.play(timeout);
    return this;
  }

  get seats(): readonly number[] {
    return [...Array(this.state.options.players).keys()];
  }

  /** A word of a seat's hand this round by its place, 0 the CODED one after `plan()`. */
  card(seat: number, place: number): string {
    return this.deals[this.state.round - 1]?.hands[seat]?.[place] as string;
  }

  /** A word that nobody was dealt this round. */
  decoy(index = 0): string {
    const { bank, hands } = this.deals[this.state.round - 1] as Deal;
    return bank.filter((word) => !hands.flat().includes(word))[index] as string;
  }

  /** The match as it is, through JSON and into a fresh actor. */
  roundTrip(): void {
    const { value, context } = JSON.parse(JSON.stringify(this.snapshot)) as {
      value: string;
      context: unknown;
    };
    const machine = codeDependence.machine;
    const snapshot = machine.resolveState({ value, context }) as Snapshot<unknown>;
    this.#actor.stop?.();
    this.#actor = createActor(machine, { snapshot }).start();
  }
}

/** A match of so many players that has planned, and where these moves were played. */
export function planned(input: CodeDependenceOptionsInput, ...moves: readonly unknown[]): Match {
  return new Match(input).plan().play(...moves);
}

/** The state without its clock, which no undo turns back. */
export function withoutClock({ deadline: _, ...state }: CodeDependenceState): object {
  return state;
}
