import { literals } from './literals.mjs';
import { policyName } from './policy-name.mjs';
import { quiet } from './quiet.mjs';
import { resolve, shrinkMore } from './shrink.mjs';
import { slimStablelib } from './slim-stablelib.mjs';
import { slimXState } from './slim-xstate.mjs';

const allWords = '@cluekit/sdk/decks/all';
const allFile = 'word-codes-all.js';

/**
 * The drop-in files: `word-codes.js`, the whole game with the Everyday words, and `word-codes-all.js`, the All
 * list, loaded when a game asks for it. Each is a bundle of its own. Were they chunks of one build, the second
 * would import the first by its name, and a page that renames the file, or adds `?v=2` to it, would run it twice.
 *
 * @param {string} entry tsc's output
 * @param {string} dir where they go
 * @returns {import('rollup').RollupOptions[]}
 */
export function cdnConfigs(entry, dir) {
  const output = { format: 'es', sourcemap: true, plugins: [shrinkMore()] };
  return [
    {
      input: entry,
      external: [allWords],
      plugins: [policyName(), quiet(), slimXState(), slimStablelib(), literals(), resolve()],
      output: { ...output, file: `${dir}/word-codes.js`, paths: { [allWords]: `./${allFile}` } },
    },
    { input: allWords, plugins: [resolve()], output: { ...output, file: `${dir}/${allFile}` } },
  ];
}
