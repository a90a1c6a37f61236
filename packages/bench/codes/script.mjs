import { everyday } from '@cluekit/sdk/decks/everyday';
import { createRules } from '@cluekit/sdk/host';
import { wordCodes } from '@cluekit/sdk/word-codes';

/** Clues to choose from: the first that the board allows is given. */
const CLUES = ['sunlight', 'journey', 'kitchen', 'machine', 'ancient', 'danger', 'music', 'liquid', 'quiet'];

/** @typedef {{ audience: string, phase: string, command: { type: string } }} Step */
/** @typedef {{ source: { seed: string, words: readonly string[] }, steps: Step[] }} Script */

/**
 * A whole team game of Word Codes, as sensible people play it: the board of a secret seed, a written clue each
 * turn for two, one or three words, that many right flips, a bystander in every third turn, and then End turn
 * where the turn is not over; until a team has found all its words.
 *
 * @param {number} number names the seed
 * @returns {Script}
 */
export function script(number) {
  const seed = number.toString(16).padStart(32, '0');
  const source = { seed, words: everyday.words };
  const rules = createRules(wordCodes);
  rules.start(wordCodes.start(wordCodes.options({}), source, 0), 0);
  const steps = [];

  function ask(command, role) {
    const { turn } = rules.state;
    const step = { audience: `${turn}-${role}`, phase: wordCodes.phaseKey(rules.state), command };
    const taken = rules.apply(command, 0, step.audience) === null;
    if (taken) steps.push(step);
    return taken;
  }

  function flipOne(owner) {
    const { key, flipped } = rules.state;
    const card = key.findIndex((other, index) => other === owner && !flipped.includes(index));
    return card >= 0 && ask({ type: 'flip', card }, 'guesser');
  }

  for (let turn = 0; rules.state.phase !== 'finished'; turn += 1) {
    const team = rules.state.turn;
    const clues = [...CLUES.slice(turn % CLUES.length), ...CLUES];
    const number = [2, 1, 3][turn % 3];
    if (!clues.some((word) => ask({ type: 'giveClue', word, number }, 'giver')))
      throw new Error('No clue is allowed on this board.');
    for (let flip = 0; flip < number && rules.state.phase === 'guess'; flip += 1) flipOne(team);
    if (rules.state.phase === 'guess' && turn % 3 === 2) flipOne('bystander');
    if (rules.state.phase === 'guess') ask({ type: 'endTurn' }, 'guesser');
  }
  return { source, steps };
}
