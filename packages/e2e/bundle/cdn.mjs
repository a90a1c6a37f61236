import { beside } from './beside.mjs';
import { classicConfigs } from './classic-files.mjs';
import { lets } from './lets.mjs';
import { literals } from './literals.mjs';
import { besides, ownFile } from './own-file.mjs';
import { policyName } from './policy-name.mjs';
import { quiet } from './quiet.mjs';
import { sharedLit } from './shared-lit.mjs';
import { resolve, shrinkMore } from './shrink.mjs';
import { shortNames } from './short-names.mjs';
import { slimLit } from './slim-lit.mjs';
import { slimStablelib } from './slim-stablelib.mjs';
import { slimXState } from './slim-xstate.mjs';

const allWords = '@cluekit/sdk/decks/all';
const allFile = 'word-codes-all.js';

/** The parts that load later, each a file of its own; those of both games are `game-….js`. */
const later = {
  '/elements/dist/word-codes/menu.js': 'word-codes-menu.js',
  '/elements/dist/word-codes/more.js': 'word-codes-more.js',
  '/elements/dist/word-codes/seat-bots.js': 'word-codes-bots.js',
  '/elements/dist/code-dependence/table.js': 'code-dependence-engine.js',
  '/elements/dist/code-dependence/more-decks.js': 'code-dependence-decks.js',
  '/elements/dist/bots/word-bots.js': 'cluekit-bots.js',
  '/elements/dist/print/print-choice.js': 'game-print.js',
  '/elements/dist/game-projector/feed.js': 'game-feed.js',
};

/** What bots know of words; a page that wants such bots serves it. */
const lexicon = 'lexicon-en.bin';
/** What such bots are, in a worker. It is asked for by this name, as built and here. */
const worker = 'cluekit-bots-worker.js';

/**
 * The drop-in files. Word Codes: `word-codes.js`, the whole game with the Everyday words; `word-codes-all.js`, the All
 * list, loaded when a game asks for it; `word-codes-menu.js`, the menu, loaded beside it; `word-codes-more.js`, the settings and the editor of own words, loaded when
 * someone opens them; and `word-codes-bots.js`, which seats bots where the page wants some. Code
 * Dependence: `code-dependence.js`, everything that is seen, with the Classic deck; `code-dependence-engine.js`, the
 * rules with the clue data, loaded when a match is set up; `code-dependence-decks.js`, the other decks. Of both, for a
 * page that wants bots which know words: `lexicon-en.bin`, and what thinks, in a worker `cluekit-bots-worker.js`, else
 * on the page `cluekit-bots.js`. Each is a bundle of its own. Were they chunks of one build, the second would import
 * the first by its name, and a page that renames the file, or adds `?v=2` to it, would run it twice.
 * What follows is made of these files: each as a classic script, and what pages embed.
 *
 * @param {string} built the elements' folder as tsc wrote it
 * @param {string} dir where they go
 * @returns {import('rollup').RollupOptions[]}
 */
export function cdnConfigs(built, dir) {
  const words = bundle(`${built}/cdn/word-codes.js`, `${dir}/word-codes.js`, [
    ownFile(later),
    ...engine(),
    ...page(),
  ]);
  return [
    {
      ...words,
      external: [allWords],
      output: { ...words.output, paths: (id) => (id === allWords ? `./${allFile}` : besides(id)) },
    },
    bundle(`${built}/word-codes/menu.js`, `${dir}/word-codes-menu.js`, [ownFile(later), sharedLit()]),
    laterElements(`${built}/word-codes/more.js`, `${dir}/word-codes-more.js`),
    plain(allWords, `${dir}/${allFile}`),
    bundle(`${built}/cdn/code-dependence.js`, `${dir}/code-dependence.js`, [ownFile(later), ...page()]),
    bundle(`${built}/code-dependence/table.js`, `${dir}/code-dependence-engine.js`, [
      ownFile(later),
      ...engine(),
    ]),
    bundle(`${built}/print/print-choice.js`, `${dir}/game-print.js`, guest()),
    bundle(`${built}/game-projector/feed.js`, `${dir}/game-feed.js`, guest()),
    bundle(`${built}/cdn/game-projector.js`, `${dir}/game-projector.js`, [ownFile(later), ...page()]),
    plain(`${built}/code-dependence/more-decks.js`, `${dir}/code-dependence-decks.js`),
    plain(`${built}/word-codes/seat-bots.js`, `${dir}/word-codes-bots.js`, [ownFile(later)]),
    plain(`${built}/bots/word-bots.js`, `${dir}/cluekit-bots.js`, [
      beside(lexicon, `packages/bots/lexicon/${lexicon}`),
    ]),
    plain(`${built}/bots/${worker}`, `${dir}/${worker}`),
    ...classicConfigs(built, dir),
  ];
}

/** What the rules and the host can do without. */
const engine = () => [slimXState(), slimStablelib()];
/** What the elements can do without. */
const page = () => [policyName(), slimLit()];
/** What a file can do without whose templates the elements of another file render. */
const guest = () => [policyName(null), slimLit()];

/** A file with everything in it that its page needs, as short as it can be. */
function bundle(input, file, slim) {
  const { names, plugin: watchNames } = shortNames();
  return {
    input,
    plugins: [...slim, quiet(), literals(), watchNames, resolve()],
    output: { format: 'es', sourcemap: true, plugins: [lets(), shrinkMore(names)], paths: besides, file },
  };
}

/** A file of elements that a first file loads: it makes them with its Lit, and shares every name with it. */
function laterElements(input, file) {
  return {
    input,
    plugins: [sharedLit(), quiet(), literals(), resolve()],
    output: { format: 'es', sourcemap: true, plugins: [lets(), shrinkMore()], file },
  };
}

/** A file of words, or of what works by itself. */
function plain(input, file, more = []) {
  return {
    input,
    plugins: [...more, resolve()],
    output: { format: 'es', sourcemap: true, plugins: [shrinkMore()], paths: besides, file },
  };
}
