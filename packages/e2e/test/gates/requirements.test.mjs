import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { files } from '../../run/files.mjs';
import { root } from '../../run/root.mjs';

const table = 'docs/requirements.md';
const read = (path) => readFileSync(join(root, path), 'utf8');

/** The numbers that a text cites; what is part of a longer word or of an escape is none, nor is a sheet of A4. */
const citedIn = (text) =>
  [...text.matchAll(/(?<![\w%#&\\-])(?:[ABC]\d{2}|[ET]\d{1,2})(?![\w-])/g)].map(([number]) => number);

/** The rows of the table: number and sentence. */
const rows = () =>
  [...read(table).matchAll(/^\| ([ABCET]\d{1,2}) +\| (.*?) *\|$/gm)].map(([, ...row]) => row);

const texts = () => [
  ...readdirSync(join(root, 'packages')).flatMap((name) => [
    ...files(`packages/${name}/src`, /\.(ts|mjs)$/),
    ...files(`packages/${name}/test`, /\.(ts|mjs)$/),
  ]),
  ...files('docs', /\.md$/),
  ...['README.md', 'SECURITY.md', 'CONTRIBUTING.md'],
];

/** The cited numbers that no row explains, each with the file that cites it. */
function unexplained(cited, explained) {
  return cited.flatMap(([path, text]) =>
    citedIn(text)
      .filter((number) => !explained.includes(number))
      .map((number) => `${number} in ${path}`),
  );
}

test('every number that is cited is explained', () => {
  const paths = texts().filter((path) => path !== table);
  assert.ok(paths.length > 300, `${paths.length} files`);
  const explained = rows().map(([number]) => number);
  const cited = paths.map((path) => [path, read(path)]);
  assert.deepEqual([...new Set(unexplained(cited, explained))], []);
  const used = new Set(cited.flatMap(([, text]) => citedIn(text)));
  assert.deepEqual(
    explained.filter((number) => !used.has(number)),
    [],
    'and none is explained that nobody cites',
  );
});

test('the table has each number once, in order, with one sentence', () => {
  const numbers = rows().map(([number]) => number);
  const order = (number) => 'TEABC'.indexOf(number[0]) * 100 + Number(number.slice(1));
  assert.deepEqual(
    numbers,
    [...new Set(numbers)].sort((a, b) => order(a) - order(b)),
  );
  for (const [number, sentence] of rows()) assert.match(sentence, /^[A-Z](?:[^.]|\.\d){20,}\.$/, number);
});

test('a number that nobody explained is told', () => {
  const unknown = ['A', 99].join('');
  const text = `it('says it in order (A27, ${unknown})', () => {}); // not FA27, A271, #A27 or %A1`;
  assert.deepEqual(citedIn(text), ['A27', unknown]);
  assert.deepEqual(unexplained([['a.ts', text]], ['A27']), [`${unknown} in a.ts`]);
});
