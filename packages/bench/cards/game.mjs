import { chart, refuse } from './chart.mjs';

const NOTHING = Object.freeze({});
const shared = new WeakMap();

/** What everyone may know: the words, who took what, and the owners of the cards that were taken. */
function makeShared({ phase, words, key, taken, turn, scores, log, winner }) {
  const cards = words.map((word, card) => {
    const by = taken[card];
    return { word, by, owner: by === null ? null : key[card] };
  });
  return Object.freeze({ phase, turn, cards, scores, log, winner });
}

function sharedOf(state) {
  let facts = shared.get(state);
  if (facts === undefined) shared.set(state, (facts = makeShared(state)));
  return facts;
}

/**
 * The card game as the host runs it: two seats and a spectator, a secret key, public cards.
 *
 * @type {import('@cluekit/sdk/game').Game}
 */
export const fortyEight = {
  id: 'forty-eight',
  rules: '1.0.0',
  machine: chart,
  audiences: ['one', 'two', 'spectator'],
  options: () => NOTHING,
  start: (_options, { words, key }) => ({ type: 'start', words, key }),
  parse(input) {
    if (typeof input !== 'object' || input === null) return null;
    const { type, card } = input;
    return type === 'take' && Number.isInteger(card) ? { type, card } : null;
  },
  refuse,
  view(state, audience) {
    const seated = audience !== 'spectator';
    const can = state.phase === 'play' && state.turn === audience ? ['take'] : [];
    return { shared: sharedOf(state), mine: seated ? { seat: audience, can } : NOTHING };
  },
  phaseKey: (state) => `${state.phase}/${state.log.length}`,
  deadline: () => null,
};
