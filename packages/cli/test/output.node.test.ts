import assert from 'node:assert/strict';
import { spawn, type StdioOptions } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { after, test } from 'node:test';
import { main } from '../src/main.js';
import { processOutput } from '../src/output.js';
import { bin, cluekit, lines } from './run.js';

const folder = mkdtempSync(join(tmpdir(), 'cluekit-output-'));
after(() => rmSync(folder, { recursive: true }));

/** A stream that fails from a write on, as a full disk or a closed pipe does. */
function failing(code: string, good = 0): Writable & { readonly taken: string[] } {
  const taken: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      if (taken.length >= good) return done(Object.assign(new Error(code), { code }));
      taken.push(text);
      done();
    },
  });
  return Object.assign(stream, { taken });
}

/** Runs a command in this process with these streams. */
async function run(args: readonly string[], stdout: Writable, stderr: Writable): Promise<number> {
  const input = { text: () => Promise.resolve('{}') };
  return main(args, { input, output: processOutput({ stdout, stderr }) });
}

for (const [code, why] of [
  ['ENOSPC', 'no space is left'],
  ['EIO', 'the device has failed'],
  ['EOTHER', 'EOTHER'],
] as const)
  test(`an answer that cannot be written, ${code}: one sentence on standard error, status 3`, async () => {
    for (const args of [['--version'], ['--help'], ['clue', 'sun', 'KITE'], ['replay', '-', '-', '-']]) {
      const stderr = failing('', 99);
      assert.equal(await run(args, failing(code), stderr), 3);
      assert.deepEqual(stderr.taken, [`cluekit: The answer cannot be written: ${why}.\n`]);
    }
  });

test('a reader that has seen enough: nothing is said, nothing more is done, and the status is that of what was done', async () => {
  const stderr = failing('', 99);
  assert.equal(await run(['--version'], failing('EPIPE'), stderr), 0);
  assert.equal(await run(['clue', 'sun', 'KITE'], failing('EPIPE'), stderr), 0);
  assert.equal(await run(['nonsense'], failing('EPIPE'), stderr), 2);
  let read = 0;
  const input = {
    text: () => {
      read += 1;
      return new Promise<string>((resolve) => setImmediate(resolve, '{}'));
    },
  };
  const output = processOutput({ stdout: failing('EPIPE', 1), stderr });
  assert.equal(
    await main(['replay', ...Array<string>(50).fill('-')], { input, output }),
    1,
    'it is no record',
  );
  assert.ok(read < 10, `${read} files were read`);
  assert.deepEqual(stderr.taken, ['cluekit: There is no command "nonsense": cluekit --help lists them.\n']);
});

test('standard error that cannot be written changes no answer and no status', async () => {
  for (const code of ['EPIPE', 'ENOSPC']) {
    assert.equal(await run(['nonsense'], failing('', 99), failing(code)), 2);
    assert.equal(await run(['--version'], failing('ENOSPC'), failing(code)), 3);
    const stdout = failing('', 99);
    assert.equal(await run(['clue', 'sun', 'KITE'], stdout, failing(code)), 0);
    assert.equal(stdout.taken.length, 1);
  }
});

/** Runs the real program with these streams; what it says on standard error where that is a pipe. */
async function spawned(args: readonly string[], stdio: StdioOptions): Promise<[number | null, string]> {
  const child = spawn(process.execPath, [bin, ...args], { stdio });
  let err = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text));
  return [await new Promise((resolve) => child.on('close', resolve)), err];
}

/** Where the system has a device that is always full, the real program is tried with it. */
const full = ['/dev/full'].filter(existsSync);
for (const device of full)
  test('the program with a full device for its output, and for its errors', async () => {
    const to = openSync(device, 'w');
    const sentence = 'cluekit: The answer cannot be written: no space is left.\n';
    assert.deepEqual(await spawned(['--help'], ['ignore', to, 'pipe']), [3, sentence]);
    assert.deepEqual(await spawned(['clue', 'sun', 'KITE'], ['ignore', to, 'pipe']), [3, sentence]);
    assert.deepEqual(await spawned(['nonsense'], ['ignore', 'pipe', to]), [2, '']);
    assert.deepEqual(await spawned(['--version'], ['ignore', to, to]), [3, '']);
  });

test('the program whose errors nobody reads ends with its own status', async () => {
  const child = spawn(process.execPath, [bin, 'nonsense'], { stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr?.destroy();
  assert.equal(await new Promise((resolve) => child.on('close', resolve)), 2);
});

test('a file too large to be a record or a deck is told, and not read to its end', async () => {
  const path = join(folder, 'large.json');
  writeFileSync(path, '');
  truncateSync(path, 3 * 2 ** 30);
  const error = 'The file cannot be read: it is too large.';
  for (const command of ['replay', 'deck']) {
    const { status, out, err } = await cluekit([command, path, path]);
    assert.deepEqual([status, err], [1, '']);
    assert.deepEqual(lines(out), Array(2).fill(JSON.stringify({ error })));
  }
  const child = spawn(process.execPath, [bin, 'replay', '-'], {
    stdio: [openSync(path, 'r'), 'pipe', 'pipe'],
  });
  let out = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (out += text));
  assert.equal(await new Promise((resolve) => child.on('close', resolve)), 1);
  assert.equal(out, '{"error":"Standard input cannot be read: it is too large."}\n');
});

test('a name too long for a file, and one inside a file, are told in one sentence', async () => {
  const { status, out } = await cluekit(['deck', 'x'.repeat(5_000), join(bin, 'inside.txt')]);
  assert.equal(status, 1);
  assert.deepEqual(lines(out), [
    '{"error":"The file cannot be read: its name is too long."}',
    '{"error":"The file cannot be read: there is no such file."}',
  ]);
});
