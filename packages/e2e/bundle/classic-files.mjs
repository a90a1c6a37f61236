import { beside } from './beside.mjs';
import { classicGame, classicLater, classicSmall } from './classic.mjs';
import { integrity } from './integrity.mjs';
import { singleFiles } from './single-file.mjs';

/** What each file loads later, and those files, by their names: what is loaded stands before what loads it. */
const files = {
  'word-codes-all': [],
  'word-codes-more': [],
  'game-print': [],
  'game-feed': [],
  'game-projector': [],
  'cluekit-bots': [],
  'word-codes-bots': ['cluekit-bots'],
  'word-codes-menu': ['game-print'],
  'word-codes': ['word-codes-all', 'word-codes-menu', 'word-codes-more', 'word-codes-bots', 'game-feed'],
  'code-dependence-decks': [],
  'code-dependence-engine': ['cluekit-bots'],
  'code-dependence': ['code-dependence-engine', 'code-dependence-decks', 'game-print', 'game-feed'],
};
const games = ['word-codes', 'code-dependence'];
/** What defines elements of its own, and exports that. */
const defines = [...games, 'game-projector'];

/** Each game in one page, with what it loads later. Bots that know words are left out. */
const single = [
  { tag: 'word-codes', name: 'Word Codes', later: ['game-print', ...files['word-codes']] },
  { tag: 'code-dependence', name: 'Code Dependence', later: files['code-dependence'] },
];

/**
 * What stands beside the ES modules: every one of them as a classic script (`….iife.js`), the autoloader, the page
 * that plays in a frame with the script for the page around it, each game in one page, and the hashes of all. In this
 * order, since a file knows the hashes of those that it loads.
 *
 * @param {string} built the elements' folder as tsc wrote it
 * @param {string} dir where the modules are, and these go
 * @returns {import('rollup').RollupOptions[]}
 */
export function classicConfigs(built, dir) {
  const from = 'packages/elements/src/cdn/embed';
  return [
    ...Object.entries(files).map(([name, later]) =>
      (defines.includes(name) ? classicGame : classicLater)(built, dir, name, later),
    ),
    classicSmall(built, dir, 'frame', 'cluekit-frame.js', []),
    classicSmall(built, dir, 'embed/embed', 'cluekit-embed.js', games, [
      beside('embed.html', `${from}/embed.html`),
      beside('cluekit-embed.css', `${from}/embed.css`),
    ]),
    classicSmall(built, dir, 'autoload', 'cluekit-autoload.js', games, [
      singleFiles(dir, `${from}/embed.css`, single),
      integrity(dir),
    ]),
  ];
}
