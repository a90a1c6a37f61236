import porter2 from 'wink-porter2-stemmer';
import * as data from './data/english.js';
import { stemOf } from './stem-of.js';
import type { Group, Parted } from './stem-of.js';

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
  /** A Porter2 stem, and the numbers of its families. */
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

const list = (text: string, separator: string): readonly string[] =>
  text === '' ? [] : text.split(separator);

function readIrregular(): Map<string, Lemma[]> {
  const irregular = new Map<string, Lemma[]>();
  for (const line of list(data.IRREGULAR, '|')) {
    const [word = '', ...forms] = line.split(' ');
    for (const form of forms) push(irregular, form.replace('~', ''), { word, near: form.endsWith('~') });
  }
  return irregular;
}

function readParted(): Map<string, Map<string, Group>> {
  const parted = new Map<string, Map<string, Group>>();
  for (const line of list(data.PARTED, '|')) {
    const groups = new Map<string, Group>();
    const pieces = line.split(/([/~])/);
    for (let at = 0; at < pieces.length; at += 2) {
      const near = at === 0 || pieces[at - 1] === '~';
      for (const word of (pieces[at] ?? '').split(' ')) {
        groups.set(word, { index: at / 2, near });
        parted.set(porter2(word), groups);
      }
    }
  }
  return parted;
}

function readFamilies(parted: Parted): Map<string, number[]> {
  const families = new Map<string, number[]>();
  list(data.FAMILIES, '|').forEach((line, number) => {
    const [beginning = '', ...ends] = line.split('/');
    const words = ends.length > 0 ? ends.map((end) => beginning + end) : line.split(' ');
    for (const key of new Set(words.map((word) => stemOf(word, parted).same))) push(families, key, number);
  });
  return families;
}

function readCompounds(): Map<string, string[]> {
  const compounds = new Map<string, string[]>();
  for (const line of list(data.COMPOUNDS, '|')) {
    const [short = '', ...words] = line.split(' ');
    for (const word of words) push(compounds, word, short);
  }
  return compounds;
}

/** Reads the generated text. */
export function readEnglish(): English {
  const parted = readParted();
  const spellings = new Map(
    list(data.SPELLING, '|').map((line): [string, string] => {
      const [from = '', to = ''] = line.split(' ');
      return [from, to];
    }),
  );
  return {
    irregular: readIrregular(),
    spellings,
    longestSpelling: Math.max(0, ...[...spellings.keys()].map((key) => key.length)),
    parted,
    notForms: new Set(list(data.NOT_FORMS, ' ')),
    families: readFamilies(parted),
    endings: new Set(list(data.ENDINGS, ' ')),
    strangers: new Set(list(data.STRANGERS, '|')),
    parts: new Set(list(data.PARTS, ' ')),
    compounds: readCompounds(),
    notCompounds: new Set(list(data.NOT_COMPOUNDS, ' ')),
  };
}
