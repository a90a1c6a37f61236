// How near words are by what people and dictionaries say of them: the edges that vectors are drawn along.
import { createGraph } from './graph.mjs';

/** A form as a word of the vocabulary: `stars` is `star`; undefined where it is none. */
export function lemma(form, has) {
  if (has(form)) return form;
  const tries = [
    form.replace(/ie[sd]$/, 'y'),
    form.replace(/(?:es|ed|ing|s)$/, ''),
    form.replace(/s$/, ''),
    form.replace(/(?:ed|ing)$/, 'e'),
    form.replace(/(.)\1(?:ed|ing)$/, '$1'),
  ];
  return tries.find((word) => word !== form && word.length > 2 && has(word));
}

const SYNONYM = 1;
const GLOSS = 1.2;
const EMOJI = 0.8;
const ASSOCIATE = 2;
/** A later thought counts for less than the first, but never for less than this. */
const LATER = [0.04, 0.4];

/** How telling a word is among explanations: 1 for one that is met once, near 0 for one that is everywhere. */
function weigher(lists) {
  const met = new Map();
  for (const list of lists) for (const word of list) met.set(word, (met.get(word) ?? 0) + 1);
  const most = Math.log(lists.length);
  return (word) => (most - Math.log(met.get(word))) / most;
}

function addWordNet(graph, { words, index, wordnet }) {
  const has = (word) => index.has(word);
  const glosses = new Map();
  for (const { id, gloss } of wordnet.synsets.values()) {
    const forms = gloss.toLowerCase().split(/[^a-z]+/);
    glosses.set(id, new Set(forms.map((form) => lemma(form, has)).filter(Boolean)));
  }
  const telling = weigher([...glosses.values()]);
  /** Much of what is said of a word is said of a sense that it seldom has. */
  const said = (word, synset) =>
    Math.sqrt(wordnet.senses.get(word)?.find((sense) => sense.synset === synset)?.share ?? 0);
  for (const word of words)
    for (const { synset, index: place, share } of wordnet.senses.get(word) ?? []) {
      const from = index.get(word);
      for (const other of synset.words)
        graph.add(from, index.get(other), SYNONYM * share * said(other, synset));
      for (const { weight, to, from: own, target } of synset.pointers) {
        const there = wordnet.synsets.get(to);
        if (there === undefined || (own !== 0 && own !== place + 1)) continue;
        for (const other of target === 0 ? there.words : [there.words[target - 1]])
          graph.add(from, index.get(other), weight * share * said(other, there));
      }
      for (const other of glosses.get(synset.id))
        graph.add(from, index.get(other), GLOSS * share * telling(other) ** 2);
    }
}

function addEmoji(graph, { index, emoji }) {
  const has = (word) => index.has(word);
  const met = new Map();
  for (const { name, tags } of emoji)
    for (const word of new Set([...name, ...tags])) met.set(word, (met.get(word) ?? 0) + 1);
  const known = (list) => list.map((word) => [lemma(word, has), met.get(word)]).filter(([word]) => word);
  for (const { name, tags } of emoji) {
    const names = known(name);
    for (const [word] of names) {
      for (const [other] of names) graph.add(index.get(word), index.get(other), (EMOJI * 0.5) / names.length);
      for (const [tag, times] of known(tags)) {
        const weight = EMOJI * Math.min(1, 1.5 / Math.sqrt(times));
        graph.add(index.get(word), index.get(tag), weight);
        graph.add(index.get(tag), index.get(word), weight);
      }
    }
  }
}

function addAssociations(graph, { index, associations }) {
  for (const [word, others] of associations)
    others.forEach((other, i) => {
      const weight = ASSOCIATE * Math.max(LATER[1], 1 - LATER[0] * i);
      graph.add(index.get(word), index.get(other), weight);
      graph.add(index.get(other), index.get(word), weight);
    });
}

/** The edges between the words, from WordNet, emoji and the project's own associations. */
export function relations({ words, wordnet, emoji, associations }) {
  const index = new Map(words.map((word, i) => [word, i]));
  const graph = createGraph(words.length);
  addWordNet(graph, { words, index, wordnet });
  addEmoji(graph, { index, emoji });
  addAssociations(graph, { index, associations });
  return graph.edges();
}
