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

type Steps<T> = Generator<undefined, T, undefined>;

function* readIrregular(text: string): Steps<Map<string, Lemma[]>> {
  const irregular = new Map<string, Lemma[]>();
  yield* readRows(text, ([word = '', ...forms]) => {
    for (const form of forms) push(irregular, form.replace('~', ''), { word, near: form.endsWith('~') });
  });
  return irregular;
}

function* readFamilies(text: string): Steps<Map<string, number[]>> {
  const families = new Map<string, number[]>();
  yield* readRows(text, (stems, number) => {
    for (const stem of stems) push(families, stem, number);
  });
  return families;
}

/** `air -bus mid-` is airbus and midair. */
function* readCompounds(text: string): Steps<Map<string, string[]>> {
  const compounds = new Map<string, string[]>();
  yield* readRows(text, ([short = '', ...words]) => {
    for (const word of words) push(compounds, word.replace('-', short), short);
  });
  return compounds;
}

function* readStrangers(text: string): Steps<Set<string>> {
  const strangers = new Set<string>();
  yield* readRows(text, (pair) => void strangers.add(pair.join(' ')));
  return strangers;
}

function* readSpellings(text: string): Steps<Pick<English, 'spellings' | 'longestSpelling'>> {
  const spellings = new Map<string, string>();
  yield* readRows(text, ([from = '', to = '']) => void spellings.set(from, to.replace('!', '')));
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
export function* readEnglish(): Steps<English> {
  const line = (yield* unpack(ENGLISH)).split('\n').values();
  const next = (): string => line.next().value ?? '';
  const parts = new Set(readWords(next()));
  yield;
  const notForms = new Set(readWords(next()));
  yield;
  const notCompounds = new Set(readWords(next()));
  yield;
  const compounds = yield* readCompounds(next());
  const parted = yield* readParted(next());
  yield;
  const families = yield* readFamilies(next());
  const irregular = yield* readIrregular(next());
  const strangers = yield* readStrangers(next());
  const spellings = yield* readSpellings(next());
  yield;
  const endings = readEndings(next());
  return {
    ...{ parts, notForms, notCompounds, compounds, parted, families },
    ...{ irregular, strangers, ...spellings, endings },
  };
}
