import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { main } from '../src/main.js';
import { cluekit } from './run.js';

/** Runs the program in this process: what it prints, with its status. */
async function run(...args: string[]): Promise<{ status: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []];
  const output = {
    line: (text: string) => out.push(text),
    complain: (text: string) => err.push(text),
    closed: false,
    flush: () => Promise.resolve(true),
  };
  const input = { text: () => Promise.reject(new Error('There is no input here.')) };
  const status = await main(args, { input, output });
  return { status, out: out.join('\n'), err: err.join('\n') };
}

const cases: readonly (readonly [string[], object])[] = [
  [
    ['--profile', 'code-dependence', 'MICE', 'MOUSE'],
    { verdict: 'illegal', code: 'clue-shares-stem', word: 'MOUSE' },
  ],
  [['--profile', 'word-codes', 'MICE', 'MOUSE'], { verdict: 'legal' }],
  [['--profile=code-dependence', 'rose', 'KITE', 'RISE'], { verdict: 'near', near: ['RISE'] }],
  [['--profile', 'word-codes', 'rose', 'KITE', 'RISE'], { verdict: 'legal' }],
  [['riverside', 'KITE', 'RIVER'], { verdict: 'illegal', code: 'clue-contains-board-word', word: 'RIVER' }],
  [['two words', 'KITE'], { verdict: 'illegal', code: 'clue-not-one-word' }],
  [['', 'KITE'], { verdict: 'illegal', code: 'clue-not-one-word' }],
  [['--', '-dash', 'KITE'], { verdict: 'illegal', code: 'clue-not-letters' }],
  [
    ['--profile', 'word-codes', '--', 'dash', '-DASH-'],
    { verdict: 'illegal', code: 'clue-matches-board', word: '-DASH-' },
  ],
  [['--', '--help', '--profile'], { verdict: 'illegal', code: 'clue-not-letters' }],
  [['constructor', '__proto__', 'toString'], { verdict: 'legal' }],
  [['a'.repeat(100_000), 'KITE'], { verdict: 'illegal', code: 'clue-not-letters' }],
];

for (const [args, verdict] of cases)
  test(`clue ${args.join(' ').slice(0, 60)}`, async () => {
    const { status, out, err } = await run('clue', ...args);
    assert.deepEqual([status, err], [0, '']);
    assert.deepEqual(JSON.parse(out), verdict);
  });

const verdicts: Readonly<Record<string, string>> = { I: 'illegal', L: 'legal', C: 'near' };
const table = readFileSync(new URL('../../sdk/test-data/clue-cases.tsv', import.meta.url), 'utf8');

for (const line of table.trim().split('\n').slice(1)) {
  const [clue = '', bank = '', dependence = '', codes = ''] = line.split('\t');
  test(`clue-cases: ${clue} against ${bank}`, async () => {
    for (const [profile, letter] of [
      ['code-dependence', dependence],
      ['word-codes', codes],
    ] as const) {
      const { out } = await run('clue', '--profile', profile, '--', clue, bank);
      assert.equal((JSON.parse(out) as { verdict: string }).verdict, verdicts[letter], profile);
    }
  });
}

for (const args of [
  [],
  ['RIVER'],
  ['--profile', 'chess', 'A', 'B'],
  ['--profile'],
  ['--profil', 'x', 'A', 'B'],
  ['--profile', '--', 'A', 'B'],
])
  test(`clue ${args.join(' ')} says in one sentence what is wrong, status 2`, async () => {
    const { status, out, err } = await run('clue', ...args);
    assert.deepEqual([status, out], [2, '']);
    assert.match(err, /^cluekit: [^\n]+\.$/);
  });

test('the real program prints one line', async () => {
  const { status, out, err } = await cluekit(['clue', '--profile', 'code-dependence', 'MICE', 'MOUSE']);
  assert.deepEqual([status, err], [0, '']);
  assert.equal(out, '{"verdict":"illegal","code":"clue-shares-stem","word":"MOUSE"}\n');
});
