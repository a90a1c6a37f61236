import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { classic } from '@cluekit/sdk/decks/classic';
import { everyday } from '@cluekit/sdk/decks/everyday';
import { nature } from '@cluekit/sdk/decks/nature';
import { school } from '@cluekit/sdk/decks/school';
import { newGameCode } from '@cluekit/sdk/game-code';
import { replay } from '@cluekit/sdk/record';
import { deal } from '@cluekit/sdk/word-codes';
import { cluekit, lines } from './run.js';

const data = (file: string): any =>
  JSON.parse(readFileSync(new URL(`../../sdk/test-data/${file}`, import.meta.url), 'utf8'));
const cases: readonly { readonly record: object; readonly result: object }[] = [
  ...data('word-codes-records.json'),
  ...data('code-dependence-records.json'),
];
const strangers: readonly { readonly record: unknown }[] = data('no-records.json');

const WORD_CODES = 'phase,turn,remaining,flipped,winner,reason,turns,flipsLeft,rejected';
const CODE_DEPENDENCE = 'phase,round,scores,misses,calls,winners,shed,exposed,rejected';

const folder = mkdtempSync(join(tmpdir(), 'cluekit-cli-'));
after(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const recordFiles = cases.map(({ record }, i) => file(`record-${i}.json`, JSON.stringify(record)));

test('replay prints the result of every record, a line of JSON each, in order', async () => {
  const { status, out, err } = await cluekit(['replay', ...recordFiles]);
  assert.deepEqual([status, err], [0, '']);
  assert.deepEqual(
    lines(out).map((line) => JSON.parse(line) as object),
    cases.map(({ result }) => result),
  );
  assert.deepEqual(
    lines(out).map((line) => Object.keys(JSON.parse(line) as object).join()),
    cases.map(({ result }) => ('turn' in result ? WORD_CODES : CODE_DEPENDENCE)),
  );
});

test('replay: what is no record has an error on its own line, the others their results, and the status is 1', async () => {
  const bad = strangers.map(({ record }, i) => file(`stranger-${i}.json`, JSON.stringify(record)));
  const more = [
    file('empty.json', ''),
    file('text.json', 'no JSON'),
    file('bytes.json', new Uint8Array([0xff, 0xfe, 0, 0x80])),
    file('deep.json', '['.repeat(300_000)),
    join(folder, 'missing.json'),
    join(folder, 'a\nb.json'),
    folder,
  ];
  const all = [...bad, ...more].flatMap((path) => [path, recordFiles[0] ?? '']);
  const { status, out, err } = await cluekit(['replay', ...all]);
  assert.deepEqual([status, err], [1, '']);
  const answers = lines(out).map((line) => JSON.parse(line) as { error?: string });
  assert.equal(answers.length, all.length);
  for (const [i, answer] of answers.entries()) {
    if (i % 2 === 1) assert.deepEqual(answer, cases[0]?.result);
    else {
      assert.deepEqual(Object.keys(answer), ['error']);
      assert.match(answer.error ?? '', /^[A-Z].{10,}\.$/, 'a plain sentence');
    }
  }
});

test('replay reads standard input as -, a byte order mark and all, and once however often it is named', async () => {
  const text = `\ufeff${JSON.stringify(cases[3]?.record, null, 2)}\r\n`;
  const { status, out } = await cluekit(['replay', '-', recordFiles[1] ?? '', '-'], text);
  assert.equal(status, 0);
  const expected = [cases[3]?.result, cases[1]?.result, cases[3]?.result];
  assert.deepEqual(
    lines(out).map((line) => JSON.parse(line) as object),
    expected,
  );
  assert.deepEqual((await cluekit(['replay', '-'])).status, 1, 'nothing there');
});

test('replay deals the code of a known list, and tells one of a list it has not', async () => {
  const code = newGameCode(everyday.words, (bytes) => bytes.fill(77));
  const byBoard = { ...cases[0]?.record, board: deal({ code, words: everyday.words }).board };
  const { board: _, ...rest } = byBoard;
  const own = newGameCode([...everyday.words].reverse(), (bytes) => bytes.fill(77));
  const paths = [
    file('code.json', JSON.stringify({ ...rest, code: code.toLowerCase() })),
    file('own.json', JSON.stringify({ ...rest, code: own })),
  ];
  const { status, out } = await cluekit(['replay', ...paths]);
  assert.equal(status, 1);
  const [first = '', second = ''] = lines(out);
  assert.deepEqual(JSON.parse(first), replay(byBoard));
  assert.match(second, /^\{"error":"The code is for a word list that is not at hand\."\}$/);
});

for (const { title, words } of [classic, nature, school])
  test(`replay deals a code of ${title}`, async () => {
    const code = newGameCode(words, (bytes) => bytes.fill(78));
    const { board: _, ...rest } = { board: null, ...cases[0]?.record };
    const { status, out } = await cluekit(['replay', '-'], JSON.stringify({ ...rest, code }));
    assert.equal(status, 0);
    assert.deepEqual(JSON.parse(out), replay({ ...rest, board: deal({ code, words }).board }));
  });

test('replay takes a file whose name begins with a dash after --', async () => {
  const { status, err } = await cluekit(['replay', '-x.json']);
  assert.equal(status, 2);
  assert.match(err, /^cluekit: .*put -- before.*\.\n$/);
  const dashed = await cluekit(['replay', '--', '-x.json']);
  assert.match(dashed.out, /no such file/);
});

test('replay without a file says so in one sentence, status 2', async () => {
  for (const args of [['replay'], ['replay', '--']]) {
    const { status, out, err } = await cluekit(args);
    assert.deepEqual([status, out], [2, '']);
    assert.match(err, /^cluekit: [^\n]+\.\n$/);
  }
});

test('a reader that has seen enough ends the run quietly', async () => {
  const bin = fileURLToPath(new URL('../bin/cluekit.mjs', import.meta.url));
  const many = Array.from({ length: 400 }, () => recordFiles[0] ?? '');
  const child = spawn(process.execPath, [bin, 'replay', ...many], { stdio: ['ignore', 'pipe', 'pipe'] });
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.stdout.destroy();
  const status = await new Promise((resolve) => child.on('close', resolve));
  assert.equal(err, '');
  assert.equal(status, 0);
});
