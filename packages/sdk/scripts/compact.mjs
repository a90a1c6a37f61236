/** Writes lists in the compact forms that src/words/compact.ts and parted.ts read. */
import porter2 from 'wink-porter2-stemmer';

/** How many letters all the words have in common at the beginning. */
export function sharedLetters(words) {
  let shared = 0;
  while (words.every((word) => shared < word.length && word[shared] === words[0][shared])) shared++;
  return shared;
}

/** Words in alphabetical order, each as the number of letters it shares with the one before it (0 to 9) and the rest. */
export function compactWords(words) {
  const sorted = [...new Set(words)].sort();
  return sorted
    .map((word, at) => {
      const shared = at === 0 ? 0 : Math.min(9, sharedLetters([sorted[at - 1], word]));
      return shared + word.slice(shared);
    })
    .join('');
}

/** Rows of words: those of the same ends together, `ends beginnings`, and those that do not begin alike as they are. */
export function compactRows(rows) {
  const byEnds = new Map();
  const loose = [];
  for (const row of rows) {
    const shared = sharedLetters(row.map((word) => word.replace('~', '')));
    if (shared === 0) {
      loose.push(row.join(' '));
      continue;
    }
    const ends = row.map((word) => word.slice(shared)).join('/');
    (byEnds.get(ends) ?? byEnds.set(ends, []).get(ends)).push(row[0].slice(0, shared));
  }
  const lines = [...byEnds].map(([ends, beginnings]) => [ends, ...beginnings.sort()].join(' '));
  return [...lines.sort(), ...loose.sort()].join('|');
}

/** The forms that may be told by a listed word: those that are it once an ending has gone (see stem-of.ts). */
function formsOf(word) {
  const plurals = [word, `${word}s`, `${word}es`, `${word}${word.at(-1)}es`, word.replace(/y$/, 'ies')];
  const stems = [word, word.replace(/e$/, '')];
  return [
    ...plurals,
    ...stems.flatMap((stem) => ['ly', 'ness', 'ed', 'ing', 'er', 'able'].map((end) => stem + end)),
  ];
}

/**
 * Groups of words (see scripts/words/parted.txt). A word of the first group is left out where it tells nothing: what is
 * not listed belongs there anyway.
 *
 * @param {{ sign: string, words: string[] }[]} groups the first one's sign is a space
 * @param {(words: readonly string[]) => (form: string) => number} grouper the group of a form, by the words in a line
 */
export function compactParted(groups, grouper) {
  const write = (given) => {
    const all = given.flatMap(({ words }) => words);
    const shared = sharedLetters(all);
    const ends = given.flatMap(({ sign, words }) =>
      words.map((word, at) => (at === 0 ? sign : ' ') + word.slice(shared)),
    );
    return all[0].slice(0, shared) + ends.join('');
  };
  const [first, ...others] = groups;
  let kept = first.words;
  for (const word of first.words) {
    const rest = kept.filter((other) => other !== word);
    const without = [{ ...first, words: rest }, ...others];
    const stems = new Set(without.flatMap(({ words }) => words).map((other) => porter2(other)));
    if (!stems.has(porter2(word))) continue;
    const [before, after] = [grouper(write([{ ...first, words: kept }, ...others])), grouper(write(without))];
    if (formsOf(word).every((form) => before(form) === after(form))) kept = rest;
  }
  return write([{ ...first, words: kept }, ...others]);
}
