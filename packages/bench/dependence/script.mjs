import { codeDependence } from '@cluekit/sdk/code-dependence';
import { everyday } from '@cluekit/sdk/decks/everyday';
import { createRules } from '@cluekit/sdk/host';

/** Clues to choose from: the first that the bank allows is given. */
const CLUES = ['sunlight', 'journey', 'kitchen', 'machine', 'ancient', 'danger', 'music', 'liquid', 'quiet'];

/** Four seats, three rounds, guesses in one private window; no clock. */
export const OPTIONS = { players: 4, rounds: 3, guessMode: 'simultaneous', timers: null };

/** @typedef {import('../codes/script.mjs').Script} Script */

/**
 * A whole match of Code Dependence, as sensible people play it: the deals of a secret seed, a clue for two cards each
 * turn, one guesser who hits, one who hits, misses or calls in turn, one who misses or passes; until the last round
 * is over.
 *
 * @param {number} number names the seed
 * @returns {Script}
 */
export function dependenceScript(number) {
  const seed = number.toString(16).padStart(32, '0');
  const source = { seed, words: everyday.words };
  const rules = createRules(codeDependence);
  rules.start(codeDependence.start(codeDependence.options(OPTIONS), source, 0), 0);
  const steps = [];

  function ask(audience, command) {
    const asked = codeDependence.parse(command, audience);
    const step = { audience, phase: codeDependence.phaseKey(rules.state), command };
    const taken = rules.apply(asked, 0, audience) === null;
    if (taken) steps.push(step);
    return taken;
  }

  const deal = () => rules.state.deals[rules.state.round - 1];
  const seat = (number) => `seat-${number % OPTIONS.players}`;

  function giveClue(giver, turn) {
    const open = [1, 2, 3, 4, 5, 6].filter((slot) => !rules.state.shed[giver].includes(slot));
    const clues = [...CLUES.slice(turn % CLUES.length), ...CLUES];
    const tags = open.slice(0, 2);
    if (!clues.some((word) => ask(seat(giver), { type: 'giveClue', word, tags })))
      throw new Error('No clue is allowed for this bank.');
  }

  /** By what comes first that the rules take. */
  function act(guesser, commands) {
    if (!commands.some((command) => ask(seat(guesser), command))) ask(seat(guesser), { type: 'pass' });
  }

  function guessAll(giver, turn) {
    const { bank, hands } = deal();
    const [coded, ...playable] = hands[giver]; // everybody has made the first word CODED
    const decoy = bank.find((word) => !hands.flat().includes(word));
    const hits = playable.map((word) => ({ type: 'guess', word }));
    const call = { type: 'callIt', word: coded };
    act(giver + 1, hits);
    act(
      giver + 2,
      turn % 3 === 0 ? hits.slice(1) : turn % 3 === 1 ? [{ type: 'guess', word: decoy }] : [call],
    );
    act(giver + 3, turn % 2 === 0 ? [{ type: 'guess', word: decoy }] : []);
  }

  for (let turn = 0; rules.state.phase !== 'finished'; turn += 1) {
    if (rules.state.phase === 'scoring') ask('owner', { type: 'nextRound' });
    if (rules.state.phase === 'planning')
      deal().hands.forEach((hand, owner) => ask(seat(owner), { type: 'chooseCoded', word: hand[0] }));
    const giver = (rules.state.round - 1 + rules.state.turn) % OPTIONS.players;
    giveClue(giver, turn);
    guessAll(giver, turn);
  }
  return { source, steps };
}
