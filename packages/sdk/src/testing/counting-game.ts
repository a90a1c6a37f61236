import { assign, setup, type AnyStateMachine } from 'xstate';
import { CluekitError } from '../game/error.js';
import type { Deadline, Game, Refusal } from '../game/game.js';

/** The state of the counting game. */
export interface CountingState {
  readonly phase: 'dealing' | 'pick' | 'guess' | 'finished';
  readonly secret: number;
  readonly limit: number;
  readonly turn: 0 | 1;
  readonly turns: number;
  /** What each seat has picked; hidden until both have. */
  readonly picks: readonly (number | null)[];
  readonly guesses: readonly number[];
  readonly clock: Deadline | null;
}

/** What may be asked in the counting game. */
export type CountingCommand =
  | { readonly type: 'pick'; readonly number: number }
  | { readonly type: 'guess'; readonly number: number }
  | { readonly type: 'timeout' };

/** Two seats and whoever looks on. */
export type CountingAudience = 'one' | 'two' | 'spectator';

/** Options: how long a turn lasts in milliseconds, 10,000 by default. */
export interface CountingOptions {
  readonly limit: number;
}

type Event =
  | { readonly type: 'start'; readonly at: number; readonly secret: number; readonly limit: number }
  | (CountingCommand & { readonly at: number });

const SEATS: readonly CountingAudience[] = ['one', 'two'];
const EMPTY = Object.freeze({});
const UNDEALT: CountingState = {
  phase: 'dealing',
  secret: 0,
  limit: 0,
  turn: 0,
  turns: 0,
  picks: [null, null],
  guesses: [],
  clock: null,
};

const nextTurn = (state: CountingState, at: number): Partial<CountingState> => ({
  turn: state.turn === 0 ? 1 : 0,
  turns: state.turns + 1,
  clock: { key: `turn/${state.turns + 1}`, at: at + state.limit },
});

const machine: AnyStateMachine = setup({
  types: { context: {} as CountingState, events: {} as Event },
  guards: {
    lastPick: ({ context }) => context.picks.filter((pick) => pick === null).length === 1,
    again: ({ context, event }) =>
      event.type === 'pick' && context.picks[Math.abs(event.number % 2)] !== null,
    right: ({ context, event }) => event.type === 'guess' && event.number === context.secret,
  },
  actions: {
    deal: assign(({ event }) =>
      event.type === 'start' ? { phase: 'pick', secret: event.secret, limit: event.limit } : {},
    ),
    pick: assign(({ context, event }) =>
      event.type === 'pick'
        ? {
            picks: context.picks.map((pick, seat) =>
              seat === Math.abs(event.number % 2) ? event.number : pick,
            ),
          }
        : {},
    ),
    open: assign(({ context, event }) => ({
      phase: 'guess',
      clock: { key: 'turn/0', at: event.at + context.limit },
    })),
    guess: assign(({ context, event }) =>
      event.type === 'guess'
        ? { guesses: [...context.guesses, event.number], ...nextTurn(context, event.at) }
        : {},
    ),
    pass: assign(({ context, event }) => nextTurn(context, context.clock?.at ?? event.at)),
    finish: assign({ phase: 'finished', clock: null }),
  },
}).createMachine({
  id: 'counting',
  context: UNDEALT,
  initial: 'dealing',
  states: {
    dealing: { on: { start: { target: 'pick', actions: 'deal' } } },
    pick: {
      on: {
        pick: [
          { guard: 'again', actions: 'pick' },
          { guard: 'lastPick', target: 'guess', actions: ['pick', 'open'] },
          { actions: 'pick' },
        ],
      },
    },
    guess: {
      on: {
        guess: [{ guard: 'right', target: 'finished', actions: ['guess', 'finish'] }, { actions: 'guess' }],
        timeout: { actions: 'pass' },
      },
    },
    finished: {},
  },
});

function refuse(state: CountingState, command: CountingCommand, audience?: CountingAudience): Refusal | null {
  if (command.type === 'pick') {
    if (state.phase !== 'pick') return { code: 'wrong-phase' };
    // Seat one picks even numbers, seat two odd ones: so the number says the seat, and the log needs no other.
    return audience === undefined || SEATS[Math.abs(command.number % 2)] === audience
      ? null
      : { code: 'not-your-turn' };
  }
  if (state.phase !== 'guess') return { code: 'wrong-phase' };
  if (audience === undefined) return null;
  return command.type === 'guess' && SEATS[state.turn] === audience ? null : { code: 'not-your-turn' };
}

const sharedOf = new WeakMap<CountingState, object>();

function shared(state: CountingState): object {
  let facts = sharedOf.get(state);
  if (facts === undefined) {
    const { phase, turn, guesses, clock, picks } = state;
    const picked = picks.map((pick) => pick !== null);
    const open = phase === 'pick' ? null : picks;
    const secret = phase === 'finished' ? state.secret : null;
    facts = Object.freeze({ phase, turn, guesses, clock, picked, picks: open, secret });
    sharedOf.set(state, facts);
  }
  return facts;
}

/**
 * A game small enough to hold in the head, for tests of hosts, stores and transports: each of two seats picks a
 * number in secret (seat one an even one, seat two an odd one), then they guess a secret number in turn, against the
 * clock. Seat one may peek at the secret while numbers are picked.
 */
export const countingGame: Game<
  CountingState,
  CountingCommand,
  CountingAudience,
  CountingOptions,
  { secret: number },
  number
> = {
  id: 'counting',
  rules: '1.0.0',
  machine,
  audiences: ['one', 'two', 'spectator'],
  options(input) {
    const { limit = 10_000 } = (input ?? {}) as { limit?: unknown };
    if (typeof limit !== 'number' || !(limit > 0)) throw new CluekitError('bad-options');
    return { limit };
  },
  start: ({ limit }, { secret }, at) => ({ type: 'start', secret, limit, at }) as { type: string },
  parse(input) {
    if (typeof input !== 'object' || input === null) return null;
    const { type, number } = input as Record<string, unknown>;
    if (type === 'timeout') return { type };
    if ((type !== 'pick' && type !== 'guess') || typeof number !== 'number' || !Number.isInteger(number))
      return null;
    return { type, number };
  },
  refuse,
  view(state, audience) {
    const seat = SEATS.indexOf(audience);
    return {
      shared: shared(state),
      mine: seat < 0 ? EMPTY : Object.freeze({ seat, pick: state.picks[seat] ?? null }),
    };
  },
  peek: (state, audience) =>
    audience === 'one' && state.phase === 'pick' ? { key: state.secret } : { code: 'wrong-phase' },
  phaseKey: ({ phase, turns }) => `${phase}/${turns}`,
  deadline: ({ clock }) => clock,
};
