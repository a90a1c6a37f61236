import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { files } from '../run/files.mjs';
import { plainTypeScript } from './plain-typescript.mjs';

const inTemplate = 'TaggedTemplateExpression[tag.name=/^(html|svg|staticHtml)$/] TemplateElement';
const wide = '/^(window|document|globalThis|self)$/';
const wideMember = '/^(ownerDocument|defaultView|body|documentElement)$/';
const keys = '[arguments.0.value=/^key(down|up|press)$/]';
const listens = "CallExpression[callee.property.name='addEventListener']";

const syntax = [
  {
    selector: `${inTemplate}[value.raw=/(^|\\s)\\.?style\\s*=/]`,
    message: "No style attribute: a page under style-src 'self' refuses it. Use a class or a custom state.",
  },
  {
    selector: `${inTemplate}[value.raw=/\\.(innerHTML|outerHTML|srcdoc)\\s*=/]`,
    message: 'No markup from text: Trusted Types pages refuse it.',
  },
  {
    selector: "CallExpression[callee.property.name='setAttribute'][arguments.0.value='style']",
    message: "No style attribute: a page under style-src 'self' refuses it.",
  },
  {
    selector: `${listens}[callee.object.name=${wide}]${keys}`,
    message: 'No key listener outside our own elements.',
  },
  {
    selector: `${listens}[callee.object.property.name=${wideMember}]${keys}`,
    message: 'No key listener outside our own elements.',
  },
];

const markup = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'setHTMLUnsafe',
  'srcdoc',
  'write',
  'writeln',
];
const directives = ['unsafe-html', 'unsafe-svg', 'unsafe-mathml', 'style-map'];

/** The names of our element classes: whatever extends another class. */
function elementClasses(root) {
  const names = files('packages/elements/src', /\.ts$/, root).flatMap((path) =>
    [
      ...readFileSync(join(root, path), 'utf8').matchAll(
        /\bclass (\w+)(?:<[^>]*>)? extends (\w*Element\w*)\b/g,
      ),
    ].map((match) => match[1]),
  );
  return [...new Set(['\\w+Element', ...names])];
}

/**
 * What the elements' source must not use, so that they work on strict pages and beside other copies.
 *
 * @param {string} root the repository's root, where the names of the element classes are looked up
 */
export function elementBans(root) {
  const construct = {
    selector: `NewExpression[callee.name=/^(${elementClasses(root).join('|')})$/]`,
    message:
      "No new of an element: where another copy defined the tag it throws. Use document.createElement('…').",
  };
  return {
    files: ['packages/elements/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...markup.map((property) => ({
          property,
          message: 'No markup from text: Trusted Types pages refuse it.',
        })),
      ],
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Nothing is fetched at run time.' },
        { name: 'XMLHttpRequest', message: 'Nothing is fetched at run time.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'xstate', message: 'Elements read a store; they know no statechart.' }],
          patterns: [
            {
              group: directives.map((name) => `lit/directives/${name}*`),
              message: 'Refused on strict pages.',
            },
          ],
        },
      ],
      'no-restricted-syntax': ['error', ...plainTypeScript, ...syntax, construct],
    },
  };
}
