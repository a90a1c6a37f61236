import { readRows, readWords } from './compact.js';
import { ENGLISH } from './data/english.js';
import { readParted } from './parted.js';
import type { Parted } from './stem-of.js';
import { unpack } from './unpack.js';

/** What `stem.ts` and `near.ts` know of English, read once from the generated text. */
export interface English {
  /** A form, the words it may be of, and whether it is near only. */
  readonly irregular: ReadonlyMap<string, readonly Lemma[]>;
  /** The beginning of a British spelling, and the American one. */
  readonly spellings: ReadonlyMap<string, string>;
  /** The longest beginning in `spellings`. */
  readonly longestSpelling: number;
  /** A Porter2 stem, and the words under it that do not belong with the others. */
  readonly parted: Parted;
  /** Words that look like an agent, a comparative or an inflection, and are not of what is left. */
  readonly notForms: ReadonlySet<string>;
  /** A stem, and the numbers of its families. */
  readonly families: ReadonlyMap<string, readonly number[]>;
  readonly endings: ReadonlySet<string>;
  readonly strangers: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
  /** A compound, and the short words in it. */
  readonly compounds: ReadonlyMap<string, readonly string[]>;
  readonly notCompounds: ReadonlySet<string>;
}

/** The word that an irregular form is of. */
export interface Lemma {
  readonly word: string;
  /** The form is also another word (rose, left), or a suppletive (better). */
  readonly near: boolean;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function readIrregular(text: string): Map<string, Lemma[]> {
  const irregular = new Map<string, Lemma[]>();
  for (const [word = '', ...forms] of readRows(text))
    for (const form of forms) push(irregular, form.replace('~', ''), { word, near: form.endsWith('~') });
  return irregular;
}

function readFamilies(text: string): Map<string, number[]> {
  const families = new Map<string, number[]>();
  readRows(text).forEach((stems, number) => stems.forEach((stem) => push(families, stem, number)));
  return families;
}

/** `air -bus mid-` is airbus and midair. */
function readCompounds(text: string): Map<string, string[]> {
  const compounds = new Map<string, string[]>();
  for (const [short = '', ...words] of readRows(text))
    for (const word of words) push(compounds, word.replace('-', short), short);
  return compounds;
}

function readSpellings(text: string): Pick<English, 'spellings' | 'longestSpelling'> {
  const spellings = new Map(readRows(text).map(([from = '', to = '']) => [from, to.replace('!', '')]));
  return { spellings, longestSpelling: Math.max(...[...spellings.keys()].map((key) => key.length)) };
}

/** `ce/cious/tial` is ce/cious and ce/tial. */
function readEndings(text: string): Set<string> {
  return new Set(
    text.split(' ').flatMap((line) => {
      const [end, ...others] = line.split('/');
      return others.map((other) => `${end}/${other}`);
    }),
  );
}

/**
 * Reads the generated text, in small steps: a line for each of its lists, in the order in which scripts/clue-data.mjs
 * writes them.
 */
export function* readEnglish(): Generator<undefined, English, undefined> {
  const line = (yield* unpack(ENGLISH)).split('\n').values();
  const next = (): string => line.next().value ?? '';
  const parts = new Set(readWords(next()));
  yield;
  const notForms = new Set(readWords(next()));
  yield;
  const notCompounds = new Set(readWords(next()));
  yield;
  const compounds = readCompounds(next());
  const parted = yield* readParted(next());
  yield;
  const families = readFamilies(next());
  yield;
  const irregular = readIrregular(next());
  yield;
  const strangers = new Set(readRows(next()).map((pair) => pair.join(' ')));
  yield;
  const spellings = readSpellings(next());
  yield;
  const endings = readEndings(next());
  return {
    ...{ parts, notForms, notCompounds, compounds, parted, families },
    ...{ irregular, strangers, ...spellings, endings },
  };
}
