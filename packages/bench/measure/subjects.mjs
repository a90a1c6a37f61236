import { layout } from '../cards/layout.mjs';
import { script } from '../codes/script.mjs';
import { dependenceScript } from '../dependence/script.mjs';

/**
 * What is measured, in the order of a round: what is compared stands side by side. `input` names what its games are
 * made from; those with the same input come to the same end. `quick`: measured in a quick run too. `batch`: how many
 * games are made and played at once, where 24 would be too long a time.
 *
 * @type {Record<string, { label: string, input: 'cards' | 'codes' | 'halves' | 'dependence', quick?: boolean, batch?: number }>}
 */
export const subjects = {
  'cards-reducer': { label: 'plain switch reducer (the limit)', input: 'cards', quick: true },
  'cards-rules': { label: "statechart, host's rules path", input: 'cards', quick: true },
  'cards-boardgame': { label: 'boardgame.io, local client', input: 'cards', quick: true },
  'cards-host': { label: 'whole host, views as strings', input: 'cards', quick: true },
  'cards-clients': { label: 'host, loopback and three clients', input: 'cards' },
  'cards-boardgame-local': { label: 'boardgame.io, Local() and two clients', input: 'cards' },
  'codes-rules': { label: "host's rules path", input: 'codes', quick: true },
  'codes-host': { label: 'whole host, five sessions', input: 'codes', quick: true },
  'codes-refused-rules': { label: 'refused by the rules', input: 'halves' },
  'codes-refused-host': { label: 'refused by the whole host', input: 'halves' },
  'dependence-rules': { label: "host's rules path", input: 'dependence', quick: true, batch: 4 },
  'dependence-host': { label: 'whole host, six sessions', input: 'dependence', quick: true, batch: 4 },
};

const inputs = { cards: layout, codes: script, halves: script, dependence: dependenceScript };

/**
 * Loads a subject and what it plays.
 *
 * @param {string} name of {@link subjects}
 * @param {number} games how many different ones
 */
export async function load(name, games) {
  const { subject } = await import(`../subjects/${name}.mjs`);
  const make = inputs[subjects[name].input];
  return { subject, games: Array.from({ length: games }, (_, index) => make(index + 1)) };
}
