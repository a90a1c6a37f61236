// Which words are in the lexicon.
import { associations, deckWords, listWords } from './lists.mjs';

const STOP = new Set(
  `a an the of to and in for that on is was with he as it by at from his be has are have but were not this who they
had which will their or its one been after first two also other all than more when up out into over would can could
about some them then only so no if what may most such these there made she her him you we i my your our me us do did
does how any should shall whose whom those being am where while because through during before between under against
both each few nor own same too very just now many much per upon among although however within without since until
unless whether either neither yet`.split(/\s+/),
);

/** How far down a word stands: its rank by frequency, nearer the more often WordNet's texts use it. */
const distance = (word, { rank, wordnet }) =>
  Math.log(1 + rank.get(word)) - 0.25 * Math.log(1 + (wordnet.tags.get(word) ?? 0));

/**
 * `size` words in alphabetical order: every deck word, every word of the hand-kept lists that has a vector, and then
 * WordNet's single words, the most used first.
 *
 * @throws where a deck word can have no vector
 */
export async function vocabulary({ rank, wordnet, size }) {
  const decks = await deckWords();
  const lines = associations();
  const spoken = new Set(lines.map(([word]) => word));
  for (const [word, parts] of decks)
    if (!rank.has(word) && !spoken.has(word) && !parts.every((part) => rank.has(part)))
      throw new Error(`The deck word ${word} is not in GloVe: give it a line in lists/associations-….txt.`);
  const must = [...decks.keys(), ...listWords('giver-words.txt')];
  const may = [...lines.flatMap(([word, others]) => [word, ...others]), ...listWords('guess-words.txt')];
  const chosen = new Set([...must, ...may.filter((word) => rank.has(word))]);
  const rest = [...wordnet.common]
    .filter((word) => word.length > 1 && word.length < 15 && !STOP.has(word) && rank.has(word))
    .map((word) => [word, distance(word, { rank, wordnet })])
    .sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));
  for (const [word] of rest) {
    if (chosen.size >= size) break;
    chosen.add(word);
  }
  return { words: [...chosen].sort(), decks };
}
