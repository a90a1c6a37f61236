import { assign, setup } from 'xstate';
import { CARDS, leader, otherSeat, worth } from './layout.mjs';
import { undealt } from './reducer.mjs';

/** Why a command is refused, or null: in the order of the game records. */
export function refuse(state, command, audience) {
  if (state.phase !== 'play') return { code: 'wrong-phase' };
  if (audience !== undefined && audience !== state.turn) return { code: 'not-your-turn' };
  const { card } = command;
  if (!Number.isInteger(card) || card < 0 || card >= CARDS) return { code: 'unknown-card' };
  return state.taken[card] === null ? null : { code: 'card-flipped' };
}

function take(state, card) {
  const { turn: seat, scores } = state;
  const owner = state.key[card];
  const gain = worth(owner, seat);
  return {
    taken: state.taken.with(card, seat),
    turn: otherSeat(seat),
    scores: { ...scores, [gain.seat]: scores[gain.seat] + gain.points },
    log: [...state.log, { seat, card, owner }],
  };
}

/** The card game as a flat statechart, built as our own games are: the guard asks `refuse` again. */
export const chart = setup({
  guards: {
    refused: ({ context, event }) => refuse(context, event) !== null,
    lastCard: ({ context }) => context.log.length === CARDS - 1,
  },
  actions: {
    deal: assign(({ event }) => ({
      phase: 'play',
      words: event.words,
      key: event.key,
      taken: Array(CARDS).fill(null),
    })),
    take: assign(({ context, event }) => take(context, event.card)),
    finish: assign(({ context }) => ({ phase: 'finished', winner: leader(context.scores) })),
  },
}).createMachine({
  id: 'forty-eight',
  context: undealt,
  initial: 'dealing',
  states: {
    dealing: { on: { start: { target: 'play', actions: 'deal' } } },
    play: {
      on: {
        take: [
          { guard: 'refused' },
          { guard: 'lastCard', target: 'finished', actions: ['take', 'finish'] },
          { actions: 'take' },
        ],
      },
    },
    finished: {},
  },
});
