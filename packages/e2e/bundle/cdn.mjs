import { beside } from './beside.mjs';
import { classicConfigs } from './classic-files.mjs';
import { lets } from './lets.mjs';
import { literals } from './literals.mjs';
import { besides, ownFile } from './own-file.mjs';
import { policyName } from './policy-name.mjs';
import { quiet } from './quiet.mjs';
import { resolve, shrinkMore } from './shrink.mjs';
import { shortNames } from './short-names.mjs';
import { slimLit } from './slim-lit.mjs';
import { slimStablelib } from './slim-stablelib.mjs';
import { slimXState } from './slim-xstate.mjs';

const allWords = '@cluekit/sdk/decks/all';
const allFile = 'word-codes-all.js';

/** The parts of Code Dependence that load later, each a file of its own. */
const later = {
  '/elements/dist/code-dependence/table.js': 'code-dependence-engine.js',
  '/elements/dist/code-dependence/more-decks.js': 'code-dependence-decks.js',
  '/elements/dist/code-dependence/word-bots.js': 'code-dependence-bots.js',
};

/** What bots know of words; a page that wants such bots serves it. */
const lexicon = 'lexicon-en.bin';

/**
 * The drop-in files. Word Codes: `word-codes.js`, the whole game with the Everyday words, and `word-codes-all.js`, the
 * All list, loaded when a game asks for it. Code Dependence: `code-dependence.js`, everything that is seen, with the
 * Classic deck; `code-dependence-engine.js`, the rules with the clue data, loaded when a match is set up;
 * `code-dependence-decks.js`, the other decks; and `code-dependence-bots.js` with `lexicon-en.bin`, for a page that
 * wants bots which know words. Each is a bundle of its own. Were they chunks of one build, the second
 * would import the first by its name, and a page that renames the file, or adds `?v=2` to it, would run it twice.
 * What follows is made of these files: each as a classic script, and what pages embed.
 *
 * @param {string} built the elements' folder as tsc wrote it
 * @param {string} dir where they go
 * @returns {import('rollup').RollupOptions[]}
 */
export function cdnConfigs(built, dir) {
  const words = bundle(`${built}/cdn/word-codes.js`, `${dir}/word-codes.js`, [...engine(), ...page()]);
  return [
    {
      ...words,
      external: [allWords],
      output: { ...words.output, paths: { [allWords]: `./${allFile}` } },
    },
    plain(allWords, `${dir}/${allFile}`),
    bundle(`${built}/cdn/code-dependence.js`, `${dir}/code-dependence.js`, [ownFile(later), ...page()]),
    bundle(`${built}/code-dependence/table.js`, `${dir}/code-dependence-engine.js`, [
      ownFile(later),
      ...engine(),
    ]),
    plain(`${built}/code-dependence/more-decks.js`, `${dir}/code-dependence-decks.js`),
    plain(`${built}/code-dependence/word-bots.js`, `${dir}/code-dependence-bots.js`, [
      beside(lexicon, `packages/bots/lexicon/${lexicon}`),
    ]),
    ...classicConfigs(built, dir),
  ];
}

/** What the rules and the host can do without. */
const engine = () => [slimXState(), slimStablelib()];
/** What the elements can do without. */
const page = () => [policyName(), slimLit()];

/** A file with everything in it that its page needs, as short as it can be. */
function bundle(input, file, slim) {
  const { names, plugin: watchNames } = shortNames();
  return {
    input,
    plugins: [...slim, quiet(), literals(), watchNames, resolve()],
    output: { format: 'es', sourcemap: true, plugins: [lets(), shrinkMore(names)], paths: besides, file },
  };
}

/** A file of words. */
function plain(input, file, more = []) {
  return {
    input,
    plugins: [...more, resolve()],
    output: { format: 'es', sourcemap: true, plugins: [shrinkMore()], file },
  };
}
