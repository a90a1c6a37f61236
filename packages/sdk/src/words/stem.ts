import { atOnce } from './at-once.js';
import { readEnglish } from './english.js';
import type { English, Lemma } from './english.js';
import { singulars, undoubled } from './singulars.js';
import { stemOf } from './stem-of.js';

let loaded: English | undefined;
let reading: Generator<undefined, English, undefined> | undefined;

/**
 * Reads the English data, which the first clue that is checked would else have to wait for: some 60 ms. Each step is
 * well under a millisecond, and it may rest between any two. A clue that is checked meanwhile reads the rest at once.
 * Where all is read, or by somebody else, there is nothing left to do.
 *
 * @example
 * // one slice of a few steps whenever the page is idle
 * for (const _ of prepareClues()) if (deadline.timeRemaining() < 1) await idle();
 */
export function* prepareClues(): Generator<undefined, void, undefined> {
  while (loaded === undefined) {
    const { done, value } = (reading ??= readEnglish()).next();
    if (done === true) loaded = value;
    else yield;
  }
  reading = undefined;
}

/** The English data, read at first use. */
export function english(): English {
  if (loaded === undefined) atOnce(prepareClues());
  return loaded as unknown as English;
}

/** Longer words have no stem: none is in any list, and Porter2 need not take time over it. */
const MAX_LENGTH = 60;

/** Whether English stems can be asked of a folded word. */
export const isEnglish = (word: string): boolean => word.length <= MAX_LENGTH && /^[a-z]+$/.test(word);

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** What a word may be as it was before -er, -or, -est: runner, run; driver, drive; carrier, carry; wisest, wise. */
function beforeAgent(word: string): readonly string[] {
  const [, stem] = /^(.{2,})(?:er|or|est)$/.exec(word) ?? [];
  if (stem === undefined || english().notForms.has(word)) return [];
  if (stem.endsWith('i')) return [`${stem.slice(0, -1)}y`, ...(stem.length < 4 ? [stem] : [])];
  // One consonant after one short vowel was not doubled: a wader is of no wad. Nor do verbs end in a single s.
  const isOpen = /^[^aeiou]*[aeiou][bdfgklmnprtvz]$|[^s]s$/.test(stem);
  return isOpen ? [`${stem}e`] : [...undoubled(stem), `${stem}e`];
}

/** What a word may be without -ed or -ing where Porter2 goes wrong: gassing, gas; quizzed, quiz; suing, sue. */
function beforeEnding(word: string): readonly string[] {
  if (english().notForms.has(word)) return [];
  const [, stem = ''] = /^(.+)(?:ed|ing)$/.exec(word) ?? [];
  const forms = /(?:u(?:ed|ing)|[oy]ed)$/.test(word) ? [`${stem}e`] : [];
  if (stem.length > 5) forms.push(`${stem}e`);
  if (/([ckslvxz])\1$/.test(stem)) forms.push(stem.slice(0, -1));
  if (/^[aeiou](.)\1$/.test(stem)) forms.push(stem);
  return forms.filter((form) => form.length > 2);
}

/** Beginnings of words in -ise that are never -ize. */
const NOT_IZE =
  /^(?:improv|superv|telev|rev|adv|dev|prov|exerc|prom|comprom|prem|dem|desp|surpr|compr|appr|enterpr|repr|parad|merchand|franch|treat|prec|conc|exc|inc|circumc|chast|expert)is/;

/** The American spelling of a word, as far as the list and the rules for -ise and -yse know. */
export function american(word: string): string {
  const { spellings, longestSpelling } = english();
  const whole = spellings.get(`!${word}`);
  if (whole !== undefined) return whole;
  const [, centr, ending = ''] = /^(.+r)(ed|ing)$/.exec(word) ?? [];
  const center = centr && spellings.get(`${centr}e`);
  if (center?.endsWith('er')) return center + ending;
  for (let length = Math.min(word.length, longestSpelling); length > 2; length--) {
    const to = spellings.get(word.slice(0, length));
    if (to !== undefined) return to + word.slice(length);
  }
  if (NOT_IZE.test(word)) return word;
  return word.replace(
    /^(.{3,}[iy])s(e|ed|es|er|ers|ing|ingly|ation|ations|ational|able|ably|ement|ance)$/,
    '$1z$2',
  );
}

const NOUN_TAIL =
  /^(.{2,}?)(men|women|children|feet|teeth|geese|mice|wives|knives|wolves|shelves|loaves|leaves|calves|halves|hooves|scarves|sheaves|thieves|people)$/;
const VERB_HEAD = /^(out|over|under|re|mis|un|fore|with|up|inter|pre)((?!lay$|bound$).{3,})$/;

/** The words that a form is irregularly of: mice, mouse; salesmen, salesman; outran, outrun. */
function lemmas(form: string): readonly Lemma[] {
  const { irregular } = english();
  const direct = irregular.get(form);
  if (direct) return direct;
  const [, head = '', noun = ''] = NOUN_TAIL.exec(form) ?? [];
  if (noun) return (irregular.get(noun) ?? []).map(({ word, near }) => ({ word: head + word, near }));
  const [, prefix = '', verb = ''] = VERB_HEAD.exec(form) ?? [];
  return (irregular.get(verb) ?? []).map(({ word }) => ({ word: prefix + word, near: false }));
}

/** The stems that a word goes by: `same` makes two words one, `near` only neighbours. */
export interface Stems {
  readonly same: readonly string[];
  /** All of `same`, and more. */
  readonly near: readonly string[];
  /** Porter2 stems that hold strangers: two words that share one and do not otherwise meet are none. */
  readonly wide: readonly string[];
}

/**
 * The stems of a folded English word (CD-7, *Share a stem*): the Porter2 stem, parted where that is too wide,
 * and those of the words that project data joins it to: irregular forms, inflections that Porter2 misses,
 * agent nouns, spelling variants.
 *
 * @example
 * stems('mice').same; // ['mice', 'mous']
 */
export function stems(word: string): Stems {
  const forms = new Set<string>();
  const nearForms = new Set<string>();
  for (const form of new Set([word, american(word)])) {
    const bases = unique(singulars(form).flatMap((base) => [base, ...beforeAgent(base)]));
    for (const base of [...bases, ...beforeEnding(form)]) {
      forms.add(base).add(american(base));
      for (const lemma of lemmas(base)) {
        const set = lemma.near ? nearForms : forms;
        set.add(lemma.word).add(american(lemma.word));
      }
    }
  }
  const { parted } = english();
  const same = [...forms].map((form) => stemOf(form, parted));
  const near = [...nearForms].map((form) => stemOf(form, parted));
  return {
    same: unique(same.map((stem) => stem.same)),
    near: unique([...same, ...near].flatMap((stem) => [stem.same, stem.near])),
    wide: unique(same.flatMap((stem) => stem.wide ?? [])),
  };
}
