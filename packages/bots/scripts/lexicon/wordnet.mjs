// What the lexicon takes of WordNet: for each single word its senses with how often each was met, and for each sense
// its fellows, its neighbours by relation, and the words that explain it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = [
  ['n', 'noun'],
  ['v', 'verb'],
  ['a', 'adj'],
  ['r', 'adv'],
];

/** How near a relation makes two words, by WordNet's pointer sign. */
const WEIGHTS = {
  '@': 0.7, // hypernym
  '@i': 0.7,
  '~': 0.5, // hyponym
  '~i': 0.5,
  '#m': 0.6, // holonyms and meronyms
  '#s': 0.6,
  '#p': 0.6,
  '%m': 0.6,
  '%s': 0.6,
  '%p': 0.6,
  '=': 0.6, // attribute
  '+': 0.7, // derived form
  '!': 0.7, // antonym
  '&': 0.6, // similar
  '*': 0.5, // entailment, cause
  '>': 0.5,
  '^': 0.5, // see also
  '\\': 0.6, // pertainym
  ';c': 0.4, // topic
  '-c': 0.3,
};

/** `ice_cream` is `icecream` here, as a clue check folds it. */
const fold = (lemma) => lemma.toLowerCase().replace(/[^a-z]/g, '');

function readLine(line, part) {
  const [head, gloss = ''] = line.split(' | ');
  const fields = head.split(' ');
  const count = parseInt(fields[3], 16);
  const lemmas = Array.from({ length: count }, (_, i) => fields[4 + 2 * i].replace(/\(.*\)$/, ''));
  const at = 4 + 2 * count;
  const pointers = Array.from({ length: Number(fields[at]) }, (_, i) => {
    const [sign, offset, to, ends] = fields.slice(at + 1 + 4 * i);
    return {
      weight: WEIGHTS[sign] ?? 0,
      to: (to === 's' ? 'a' : to) + offset,
      from: parseInt(ends.slice(0, 2), 16),
      target: parseInt(ends.slice(2), 16),
    };
  });
  return {
    id: part + fields[0],
    part,
    field: Number(fields[1]),
    lemmas,
    words: lemmas.map(fold),
    pointers,
    gloss: gloss.trim(),
  };
}

/**
 * @param {string} folder WordNet's `dict`
 * @returns `{ synsets: Map<id, synset>, senses: Map<word, [{ synset, index, share }]>, tags: Map<word, number>,
 *   common: Set<word> }`: the shares of a word's senses sum to 1, `tags` is how often it was met, `common` are the
 *   single words in lower case
 */
export function readWordNet(folder) {
  const text = (name) => readFileSync(join(folder, name), 'latin1');
  const synsets = new Map();
  for (const [part, name] of FILES)
    for (const line of text(`data.${name}`).split('\n')) {
      if (!/^\d/.test(line)) continue;
      const synset = readLine(line, part);
      synsets.set(synset.id, synset);
    }
  const counts = new Map();
  for (const line of text('index.sense').split('\n')) {
    const [key = '', offset, , count] = line.split(' ');
    const [lemma, rest = ''] = key.split('%');
    if (count === undefined) continue;
    const part = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' }[rest[0]];
    counts.set(`${part}${offset} ${lemma}`, Number(count));
  }
  const senses = new Map();
  const tags = new Map();
  const common = new Set();
  for (const synset of synsets.values())
    synset.lemmas.forEach((lemma, index) => {
      const word = synset.words[index];
      const count = counts.get(`${synset.id} ${lemma.toLowerCase()}`) ?? 0;
      if (!senses.has(word)) senses.set(word, []);
      senses.get(word).push({ synset, index, share: count + 0.5, proper: /[A-Z]/.test(lemma) });
      tags.set(word, (tags.get(word) ?? 0) + count);
      if (!/[^a-z]/.test(lemma)) common.add(word);
    });
  for (const list of senses.values()) {
    const total = list.reduce((sum, { share }) => sum + share, 0);
    for (const sense of list) sense.share /= total;
  }
  return { synsets, senses, tags, common };
}
