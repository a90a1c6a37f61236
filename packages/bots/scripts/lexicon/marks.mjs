// How near at hand a word is to a person who looks for a clue, and whether a bot may say it.

/** WordNet's fields of things that can be seen or touched: animals, artefacts, bodies, food, people, plants … */
const THINGS = new Set([5, 6, 8, 11, 13, 15, 17, 18, 19, 20, 25, 27, 28]);
const MAY_SAY = 16;

function shares(senses = []) {
  const sum = (test) => senses.reduce((total, sense) => total + (test(sense.synset) ? sense.share : 0), 0);
  return {
    noun: sum(({ part }) => part === 'n'),
    thing: sum(({ part, field }) => part === 'n' && THINGS.has(field)),
    adverb: sum(({ part }) => part === 'r'),
  };
}

/** 0 … 15, higher where the word is frequent, a noun, a thing, and something that people think of. */
function nearness(word, { rank, wordnet, thought }) {
  const { noun, thing, adverb } = shares(wordnet.senses.get(word));
  const frequent = -1.1 * Math.log(1 + (rank.get(word) ?? 20_000) / 500);
  const prior =
    frequent + 0.5 * (noun - 0.55) + 0.8 * (thing - 0.5) - 1.5 * adverb + (thought.has(word) ? 0.8 : 0);
  return Math.max(0, Math.min(15, Math.round(14 + 3 * prior)));
}

/** A byte for each word, as `packLexicon` takes them. */
export function marks({ words, rank, wordnet, associations, giver }) {
  const thought = new Set(associations.flatMap(([word, others]) => [word, ...others]));
  const may = new Set(giver);
  return words.map((word) => nearness(word, { rank, wordnet, thought }) + (may.has(word) ? MAY_SAY : 0));
}
