import { ruleFolders } from '../boundaries/package-table.mjs';
import { plainTypeScript } from './plain-typescript.mjs';

const why = 'Rules are exact, the same on every engine, and replay from a record';
const globalNames = [
  ['Date', 'the time comes in with the event'],
  ['Intl', 'its data differs between engines'],
  ['setTimeout', 'deadlines are data'],
  ['setInterval', 'deadlines are data'],
  ['setImmediate', 'deadlines are data'],
  ['queueMicrotask', 'rules are synchronous'],
  ['performance', 'the time comes in with the event'],
  ['console', 'rules say nothing, and a log could hold a secret'],
  ['fetch', 'nothing is fetched'],
];
const localeMethods = ['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase'];
const timeMethods = ['toLocaleDateString', 'toLocaleTimeString'];
const charts = [
  'spawnChild',
  'fromPromise',
  'fromCallback',
  'fromObservable',
  'fromEventObservable',
  'fromTransition',
];

const names = `/^(${globalNames.map(([name]) => name).join('|')})$/`;

const syntax = [
  {
    selector: `MemberExpression[object.name='globalThis'][property.name=${names}]`,
    message: `${why}: not by way of globalThis either.`,
  },
  {
    selector: `VariableDeclarator:has(Identifier[name='globalThis']) ObjectPattern > Property[key.name=${names}]`,
    message: `${why}: not by way of globalThis either.`,
  },
  {
    selector: 'Literal[regex.pattern=/\\\\[pP]\\{/]',
    message: `${why}: \\p{…} follows the engine's Unicode.`,
  },
  {
    selector: "NewExpression[callee.name='RegExp'] :matches(Literal[value=/\\\\[pP]\\{/], TemplateElement)",
    message: `${why}: no \\p{…}, and no pattern put together from text.`,
  },
  {
    selector: 'Property[key.name=/^(after|invoke|spawn|delay)$/]',
    message: `${why}: a statechart of rules waits for nothing and starts nothing.`,
  },
  {
    selector: "CallExpression[callee.name='spawn']",
    message: `${why}: a statechart of rules starts nothing.`,
  },
];

/** What the rule folders of the SDK must not use. Their tests may. */
export const ruleFolderBans = {
  files: ruleFolders.map((folder) => `packages/sdk/src/${folder}/**/*.ts`),
  ignores: ['**/*.test.ts', '**/*.d.ts'],
  rules: {
    'no-restricted-globals': [
      'error',
      ...globalNames.map(([name, reason]) => ({ name, message: `${why}: ${reason}.` })),
    ],
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: `${why}: draw from a stream.` },
      ...[...localeMethods, ...timeMethods].map((property) => ({ property, message: `${why}: no locale.` })),
    ],
    'no-restricted-imports': [
      'error',
      { paths: [{ name: 'xstate', importNames: charts, message: `${why}.` }] },
    ],
    'no-restricted-syntax': ['error', ...plainTypeScript, ...syntax],
  },
};
