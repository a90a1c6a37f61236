import { CARDS, leader, otherSeat, worth } from './layout.mjs';

/** The card game as a plain `switch`: the limit, for nothing is between the caller and the rules. */
export const undealt = {
  phase: 'dealing',
  words: [],
  key: [],
  taken: [],
  turn: 'one',
  scores: { one: 0, two: 0 },
  log: [],
  winner: null,
};

/** The state after an event; the very same state where the event is refused. */
export function reduce(state, event) {
  switch (event.type) {
    case 'start': {
      if (state.phase !== 'dealing') return state;
      const { words, key } = event;
      return { ...undealt, phase: 'play', words, key, taken: Array(CARDS).fill(null) };
    }
    case 'take': {
      const { card, seat } = event;
      if (state.phase !== 'play' || seat !== state.turn) return state;
      if (!Number.isInteger(card) || card < 0 || card >= CARDS || state.taken[card] !== null) return state;
      const owner = state.key[card];
      const gain = worth(owner, seat);
      const scores = { ...state.scores, [gain.seat]: state.scores[gain.seat] + gain.points };
      const over = state.log.length + 1 === CARDS;
      return {
        ...state,
        phase: over ? 'finished' : 'play',
        taken: state.taken.with(card, seat),
        turn: otherSeat(seat),
        scores,
        log: [...state.log, { seat, card, owner }],
        winner: over ? leader(scores) : null,
      };
    }
    default:
      return state;
  }
}
