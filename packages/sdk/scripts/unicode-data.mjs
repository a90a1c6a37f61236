/**
 * Writes src/words/data/unicode.ts: what the clue rules need to know of every code point, from the
 * exact version of Unicode named in package.json. Run it by `npm run data -w packages/sdk`.
 *
 * Every fact here is checked again, code point by code point, before the file is written.
 */
import properties from '@unicode/unicode-15.0.0';
import { writeData } from './generated.mjs';

const VERSION = '15.0.0';
const END = 0x110000;
const PACKAGE = '@unicode/unicode-15.0.0/';
const load = async (path) => (await import(`${PACKAGE}${path}`)).default;

/** Calls `visit` for each code point of a property. */
async function each(property, visit) {
  for (const { begin, end } of await load(`${property}/ranges.mjs`)) {
    for (let code = begin; code < end; code++) visit(code);
  }
}

// The signs that `src/words/unicode.ts` reads.
const OTHER = ',';
const MARK = '.';
const DIGIT = '{';
const COMMON = ';';
const SYMBOL = '=';
const HIDDEN_MARK = 'V';
const HIDDEN_LETTER = 'H';
/** OTHER or SYMBOL, whichever makes fewer runs: assigned, but normalisation does nothing with it. */
const EITHER = '?';

/** Kana and Han count as one script (CD-7). */
const ONE_SCRIPT = { Hiragana: 'Han', Katakana: 'Han' };

const kinds = new Array(END).fill(OTHER);
const assigned = new Uint8Array(END).fill(1);
await each('General_Category/Unassigned', (code) => (assigned[code] = 0));
await each('General_Category/Surrogate', (code) => (assigned[code] = 0));
const bases = new Set();
for (let code = 0; code < END; code++) {
  if (!assigned[code]) continue;
  kinds[code] = EITHER;
  const text = String.fromCodePoint(code);
  const parts = text.normalize('NFKD');
  if (parts !== text) kinds[code] = SYMBOL;
  const [first, ...rest] = [...text.normalize('NFD')];
  if (rest.length > 0) bases.add(first.codePointAt(0));
}
for (const code of bases) kinds[code] = SYMBOL;
const scripts = new Map();
for (const name of properties.Script_Extensions) {
  if (name === 'Common' || name === 'Inherited' || name === 'Unknown') continue;
  await each(`Script_Extensions/${name}`, (code) => {
    const own = scripts.get(code) ?? scripts.set(code, new Set()).get(code);
    own.add(ONE_SCRIPT[name] ?? name);
  });
}
// A letter whose own script is Common or Inherited, such as ー, fits any script, whatever its extensions.
for (const name of ['Common', 'Inherited']) await each(`Script/${name}`, (code) => scripts.delete(code));
await each('General_Category/Mark', (code) => (kinds[code] = MARK));
await each('General_Category/Decimal_Number', (code) => (kinds[code] = DIGIT));
await each('General_Category/Letter', (code) => {
  kinds[code] = scripts.has(code) ? [...scripts.get(code)].sort().join('+') : COMMON;
});
await each('Binary_Property/Default_Ignorable_Code_Point', (code) => {
  if (kinds[code] === MARK) kinds[code] = HIDDEN_MARK;
  else if (![OTHER, SYMBOL, EITHER].includes(kinds[code])) kinds[code] = HIDDEN_LETTER;
});

// Scripts are numbered as they first appear: Latin 1, Greek 2 …; a letter of several is told apart below.
const numbers = new Map();
const several = [];
for (let code = 0; code < END; code++) {
  const kind = kinds[code];
  if (kind.length === 1) continue;
  if (kind.includes('+')) several.push([code, kind.split('+')]);
  else if (!numbers.has(kind)) numbers.set(kind, numbers.size + 1);
}
if (numbers.get('Latin') !== 1 || numbers.get('Greek') !== 2) throw new Error('script numbers moved');
for (const [code, names] of several) kinds[code] = names[0];
const alsoIn = several.map(([code, [, ...names]]) => [code, names.map((name) => numbers.get(name))]);
if (alsoIn.some(([, others]) => others.length !== 1)) throw new Error('a letter of three scripts');

/** Where the run that begins at a code point ends. */
function endOf(start) {
  let end = start + 1;
  while (end < END && kinds[end] === kinds[start]) end++;
  return end;
}
for (let start = 0; start < END; start = endOf(start)) {
  if (kinds[start] !== EITHER) continue;
  const end = endOf(start);
  const beside = [kinds[start - 1], kinds[end]].find((kind) => kind === OTHER || kind === SYMBOL);
  kinds.fill(beside ?? OTHER, start, end);
}

let runs = '';
let last = 0;
let highest = 0;
for (let start = 0; start < END;) {
  const end = endOf(start);
  const kind = kinds[start];
  if (end < END || kind !== OTHER) {
    let sign = kind;
    if (kind.length > 1) {
      const number = numbers.get(kind);
      sign = number === last ? '(' : number === highest + 1 ? ')' : `:${number.toString(36)}}`;
      last = number;
      highest = Math.max(highest, number);
    }
    const length = end - start;
    runs += sign + (length === 1 ? '' : (length - 2).toString(36));
  }
  start = end;
}

// Full case folding (C + F), as what it does beyond toLowerCase.
const folds = new Map([
  ...(await load('Case_Folding/C/symbols.mjs')),
  ...(await load('Case_Folding/F/symbols.mjs')),
]);
const beyond = new Map();
for (let code = 0; code < END; code++) {
  if (!assigned[code]) continue;
  for (const char of String.fromCodePoint(code).normalize('NFKD')) {
    const folded = (folds.get(char) ?? char).normalize('NFKD');
    const lower = char.toLowerCase().normalize('NFKD');
    if (lower !== folded) {
      if ([...lower].length !== 1) throw new Error(`cannot fold ${char}`);
      if ((beyond.get(lower) ?? folded) !== folded) throw new Error(`two folds for ${lower}`);
      beyond.set(lower, folded);
    }
  }
}
for (let code = 0; code < END; code++) {
  if (!assigned[code]) continue;
  for (const char of String.fromCodePoint(code).normalize('NFKD')) {
    const ours = [...char.toLowerCase()]
      .map((c) => beyond.get(c) ?? c)
      .join('')
      .normalize('NFKD');
    const theirs = (folds.get(char) ?? char).normalize('NFKD');
    if (ours !== theirs) throw new Error(`fold of U+${code.toString(16)}`);
  }
}
// Runs with one distance are kept together: first, count, distance; the few long ones are spelled out.
const foldRuns = [];
const spelled = [];
for (const [from, to] of [...beyond].sort((a, b) => a[0].codePointAt(0) - b[0].codePointAt(0))) {
  if ([...to].length !== 1) {
    spelled.push([from, to]);
    continue;
  }
  const [code, distance] = [from.codePointAt(0), to.codePointAt(0) - from.codePointAt(0)];
  const run = foldRuns.at(-1);
  if (run && run[0] + run[1] === code && run[2] === distance) run[1]++;
  else foldRuns.push([code, 1, distance]);
}

const white = [];
await each('Binary_Property/White_Space', (code) => white.push(code));

const body = `/** What each code point is, in runs from U+0000; \`unicode.ts\` reads it. */
export const RUNS =
  ${JSON.stringify(runs)};

/** Letters of two scripts: the code point and the second script's number. */
export const ALSO_IN: readonly (readonly [number, number])[] = ${JSON.stringify(alsoIn.map(([c, [o]]) => [c, o]))};

/** Full case folding beyond toLowerCase: first code point, how many, distance. */
export const FOLD_RUNS: readonly (readonly [number, number, number])[] = ${JSON.stringify(foldRuns)};

/** Full case folding to more than one character. */
export const FOLD_SPELLED: readonly (readonly [string, string])[] = ${JSON.stringify(spelled)};

/** White_Space, and U+FEFF. */
export const WHITE = ${JSON.stringify(String.fromCodePoint(...white, 0xfeff)).replace(/[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)};
`;
await writeData('unicode.ts', {
  script: 'scripts/unicode-data.mjs',
  source: `${PACKAGE.slice(0, -1)} (Unicode ${VERSION})`,
  body,
});

if (process.argv.includes('--report')) {
  console.log({
    runs: runs.length,
    scripts: numbers.size,
    foldRuns: foldRuns.length,
    spelled,
    several,
    white: white.length,
  });
  const headless = [];
  for (let code = 0; code < END; code++) {
    if (kinds[code] === MARK || kinds[code] === HIDDEN_MARK || !assigned[code]) continue;
    const first = kinds[String.fromCodePoint(code).normalize('NFKD').codePointAt(0)];
    if (first === MARK) headless.push(code.toString(16));
  }
  console.log({ headless });
}
