import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { ESLint } from 'eslint';
import { ruleFolders } from '../../boundaries/package-table.mjs';
import { files } from '../../run/files.mjs';
import { root } from '../../run/root.mjs';

// Under CI typescript-eslint reads each file once, from the disk, and not the text that it is given here.
process.env.TSESTREE_SINGLE_RUN = 'false';

// The text is linted in the place of a file that is there, so that rules with types work as they do in a run.
const eslint = new ESLint({ cwd: root });
const fileIn = (folder, pattern = /(?<!\.test)\.ts$/) =>
  join(root, files(folder, pattern)[0] ?? `${folder}/none.ts`);

async function messages(text, filePath) {
  const [result] = await eslint.lintText(text, { filePath });
  return result.messages.map(({ ruleId, message }) => ({ ruleId: ruleId ?? message }));
}

async function refuses(text, filePath, rule) {
  const told = (await messages(text, filePath)).map(({ ruleId }) => ruleId);
  assert.ok(told.includes(rule), `${text}\nwas told ${told.join(', ') || 'nothing'}, not ${rule}`);
}

let element;
let machine;
before(() => {
  element = fileIn('packages/elements/src');
  machine = fileIn('packages/sdk/src/word-codes');
});

const rules = [
  ['export const a = Date.now();', 'no-restricted-globals'],
  ['export const a = new Date(0);', 'no-restricted-globals'],
  ["export const a = new Intl.Collator('en');", 'no-restricted-globals'],
  ['setTimeout(() => undefined, 1);', 'no-restricted-globals'],
  ['setInterval(() => undefined, 1);', 'no-restricted-globals'],
  ["console.log('a');", 'no-restricted-globals'],
  ['export const a = globalThis.Date;', 'no-restricted-syntax'],
  ['const { Date } = globalThis;\nexport const a = Date;', 'no-restricted-syntax'],
  ['export const a = Math.random();', 'no-restricted-properties'],
  ["export const a = 'a'.localeCompare('b');", 'no-restricted-properties'],
  ["export const a = 'a'.toLocaleLowerCase();", 'no-restricted-properties'],
  ['export const a = (1).toLocaleString();', 'no-restricted-properties'],
  ['export const a = /\\p{L}/u;', 'no-restricted-syntax'],
  ['export const a = /[\\P{Lu}]/v;', 'no-restricted-syntax'],
  ["export const a = new RegExp('\\\\p{L}', 'u');", 'no-restricted-syntax'],
  ["export const a = { after: { 1000: 'b' } };", 'no-restricted-syntax'],
  ["export const a = { invoke: { src: 'b' } };", 'no-restricted-syntax'],
  ["import { fromPromise } from 'xstate';\nexport const a = fromPromise;", 'no-restricted-imports'],
];
for (const [text, rule] of rules) {
  test(`rule folders refuse: ${text}`, () => refuses(text, machine, rule));
}

for (const folder of ruleFolders) {
  test(`${folder}/ is a rule folder`, () =>
    refuses(
      'export const a = Math.random();',
      fileIn(`packages/sdk/src/${folder}`),
      'no-restricted-properties',
    ));
}

test('what is no rule folder may ask for the time', async () => {
  const told = await messages('export const a: number = Date.now();\n', fileIn('packages/sdk/src/host'));
  assert.deepEqual(told, []);
});

const html = "import { html } from 'lit';\nexport const a = (b: string) => ";
const elements = [
  [`${html}html\`<p style="color: red">\${b}</p>\`;`, 'no-restricted-syntax'],
  [`${html}html\`<p .style=\${b}></p>\`;`, 'no-restricted-syntax'],
  [`${html}html\`<p .innerHTML=\${b}></p>\`;`, 'no-restricted-syntax'],
  ["export const a = (b: Element) => b.setAttribute('style', '');", 'no-restricted-syntax'],
  ["export const a = (b: Element) => { b.innerHTML = '<p></p>'; };", 'no-restricted-properties'],
  [
    "import { unsafeHTML } from 'lit/directives/unsafe-html.js';\nexport const a = unsafeHTML;",
    'no-restricted-imports',
  ],
  [
    "import { styleMap } from 'lit/directives/style-map.js';\nexport const a = styleMap;",
    'no-restricted-imports',
  ],
  ["window.addEventListener('keydown', () => undefined);", 'no-restricted-syntax'],
  ["document.addEventListener('keyup', () => undefined);", 'no-restricted-syntax'],
  [
    "export const a = (b: Element) => b.ownerDocument.addEventListener('keydown', () => undefined);",
    'no-restricted-syntax',
  ],
  ['class DemoElement {}\nexport const a = new DemoElement();', 'no-restricted-syntax'],
  ["export const a = fetch('/a');", 'no-restricted-globals'],
  [`${html}html\`<img src=\${b} />\`;`, 'lit-a11y/alt-text'],
  [`${html}html\`<p a="1" a="\${b}"></p>\`;`, 'lit/no-duplicate-template-bindings'],
  ["customElements.define('demo', class extends HTMLElement {});", 'wc/no-invalid-element-name'],
];
for (const [text, rule] of elements) {
  test(`elements refuse: ${text.replace(html, '')}`, () => refuses(text, element, rule));
}

const everywhere = [
  ['export enum A { B }', 'no-restricted-syntax'],
  ['export default 1;', 'no-restricted-syntax'],
  ['export class A { constructor(private b: number) {} }', 'no-restricted-syntax'],
  ['export const a = async () => 1;\na();', '@typescript-eslint/no-floating-promises'],
  ['export const a = (b: any) => b as unknown;', '@typescript-eslint/no-explicit-any'],
  ['// a line\n'.repeat(301), 'max-lines'],
];
for (const [text, rule] of everywhere) {
  test(`source refuses: ${text.slice(0, 60)}`, () => refuses(text, fileIn('packages/sdk/src/host'), rule));
}

test('an axe check that is not awaited is refused', async () => {
  const text =
    "import { expect } from '@open-wc/testing';\nexport const a = (b: Element) => { expect(b).to.be.accessible(); };\n";
  await refuses(text, fileIn('packages/elements/src', /\.test\.ts$/), 'no-restricted-syntax');
});

test('a test that is skipped is refused', async () => {
  const file = join(root, 'packages/e2e/test/gates/lint.test.mjs');
  await refuses(
    "import { test } from 'node:test';\ntest.skip('a', () => undefined);\n",
    file,
    'no-restricted-syntax',
  );
  await refuses(
    "import { test } from 'node:test';\ntest('a', { only: true }, () => undefined);\n",
    file,
    'no-restricted-syntax',
  );
});
