import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cluekit } from './run.js';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

test('--version prints the version', async () =>
  assert.deepEqual(await cluekit(['--version']), { status: 0, out: `${version}\n`, err: '' }));

test('--help names every command, and each command explains itself', async () => {
  const { status, out, err } = await cluekit(['--help']);
  assert.deepEqual([status, err], [0, '']);
  for (const name of ['replay', 'clue', 'deck']) {
    assert.ok(out.includes(`cluekit ${name} `));
    const help = await cluekit([name, '--help']);
    assert.deepEqual([help.status, help.err], [0, '']);
    assert.ok(help.out.startsWith(`cluekit ${name} `));
  }
});

for (const args of [[], ['constructor'], ['__proto__'], ['serv'], ['--nonsense'], ['']])
  test(`no command: ${JSON.stringify(args)}: one plain sentence on standard error, status 2`, async () => {
    const { status, out, err } = await cluekit(args);
    assert.deepEqual([status, out], [2, '']);
    assert.match(err, /^cluekit: [^\n]+\.\n$/);
  });

test('deck reads a list and tells its problems, a line of JSON for each file', async () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const list = [...letters].map((letter) => `${letter}ing${letter}ang`).join('\n');
  const { status, out, err } = await cluekit(['deck', '-'], `\ufeff${list}\r\nAingAang;no1\n`);
  assert.deepEqual([status, err], [0, '']);
  const answer = JSON.parse(out) as {
    words: number;
    problems: { line: number; code: string; message: string }[];
  };
  assert.equal(answer.words, 26);
  assert.ok(answer.problems.some(({ code, line }) => code === 'duplicate-word' && line === 27));
  assert.ok(answer.problems.every(({ message }) => message.endsWith('.')));
});

test('deck tells a list too small for a board with both numbers, and a file it cannot read: status 1', async () => {
  const { status, out } = await cluekit(['deck', '-', 'there-is-no-such-list.txt'], 'Kite, Anchor');
  assert.equal(status, 1);
  const [small, missing] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { error: string; words?: number });
  assert.deepEqual([small?.error, small?.words], ['A board needs 25 different words; this list has 2.', 2]);
  assert.deepEqual(missing, { error: 'The file cannot be read: there is no such file.' });
});
