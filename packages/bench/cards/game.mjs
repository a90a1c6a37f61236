import { chart, refuse } from './chart.mjs';

const NOTHING = Object.freeze({});
/** The shared view of each state; the views of each card of a key, by who took it. Both as our own games keep them. */
const views = new WeakMap();
const faces = new WeakMap();

/** A card as everybody sees it; what did not change keeps its identity, as the contract of `Game.view` asks. */
function face({ words, key, taken }, card) {
  let made = faces.get(key);
  if (made === undefined) faces.set(key, (made = words.map(() => ({}))));
  const by = taken[card];
  return (made[card][by] ??= Object.freeze({ word: words[card], by, owner: by === null ? null : key[card] }));
}

/** What everyone may know: the words, who took what, and the owners of the cards that were taken. */
function makeShared(state) {
  const { phase, words, turn, scores, log, winner } = state;
  return Object.freeze({
    phase,
    turn,
    cards: words.map((_, card) => face(state, card)),
    scores,
    log,
    winner,
  });
}

function sharedOf(state) {
  let shared = views.get(state);
  if (shared === undefined) views.set(state, (shared = makeShared(state)));
  return shared;
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
