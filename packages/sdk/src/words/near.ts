import { singulars, undoubled } from './singulars.js';
import { american, english } from './stem.js';
import type { Stems } from './stem.js';

const meet = <T>(some: readonly T[], others: readonly T[]): boolean =>
  some.some((one) => others.includes(one));

/** Whether two words are of one family that the list names: death, dead. */
function inOneFamily(clue: Stems, word: Stems): boolean {
  const { families } = english();
  const numbers = (stems: Stems): readonly number[] => stems.same.flatMap((stem) => families.get(stem) ?? []);
  return meet(numbers(clue), numbers(word));
}

/** Letters that two words of a family share at the beginning, and the longest ending that is looked at. */
const SHARED = 3;
const LONGEST_ENDING = 7;

/** The pairs of endings that two words may be said to differ by: y/ic, ry/ric … of history and historic. */
function endingsOf(a: string, b: string): readonly string[] {
  let cut = 0;
  while (cut < a.length && a[cut] === b[cut]) cut++;
  const pairs: string[] = [];
  for (; cut >= SHARED && Math.max(a.length, b.length) - cut <= LONGEST_ENDING; cut--) {
    pairs.push(`${a.slice(cut)}/${b.slice(cut)}`);
  }
  return pairs;
}

/** What a word may be without its inflection. */
function bases(word: string): readonly string[] {
  const [, stem] = /^(.{3,})(?:ed|ing)$/.exec(word) ?? [];
  return stem === undefined ? singulars(word) : [word, `${stem}e`, ...undoubled(stem)];
}

/** Whether two words differ by a pair of endings that makes one family: historic, history. */
function isDerived(clue: string, word: string): boolean {
  const { endings, strangers } = english();
  for (const one of bases(american(clue))) {
    for (const other of bases(american(word))) {
      const [a, b] = one < other ? [one, other] : [other, one];
      if (!strangers.has(`${a} ${b}`) && endingsOf(a, b).some((pair) => endings.has(pair))) return true;
    }
  }
  return false;
}

/** Whether a clue is a compound of a word of at most three letters: sunflower, sun; but not carrot, car. */
function isCompound(clue: string, word: string): boolean {
  if (word.length > 3) return false;
  const { parts, compounds, notCompounds } = english();
  return singulars(clue).some((whole) => {
    if (compounds.get(whole)?.includes(word)) return true;
    if (word.length !== 3 || notCompounds.has(whole)) return false;
    return (
      (whole.startsWith(word) && parts.has(whole.slice(3)) && !notCompounds.has(`${word}-`)) ||
      (whole.endsWith(word) && parts.has(whole.slice(0, -3)) && !notCompounds.has(`-${word}`))
    );
  });
}

/**
 * Whether a clue that is legal is near a bank word (CD-7): an irregular form that is also another word, a
 * suppletive, a family that changes its vowel or its ending, a compound of a three-letter word.
 */
export function isNear(clue: string, clueStems: Stems, word: string, wordStems: Stems): boolean {
  if (meet(clueStems.near, wordStems.near)) return true;
  if (meet(clueStems.wide, wordStems.wide)) return false;
  return inOneFamily(clueStems, wordStems) || isDerived(clue, word) || isCompound(clue, word);
}
