import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { findEngine } from '../../engines/find.mjs';
import { exec } from '../../run/exec.mjs';
import { nodeTests } from '../../run/node-tests.mjs';
import { readOptions } from '../../run/options.mjs';
import { sideBySide } from '../../run/side-by-side.mjs';
import { twice } from '../../run/twice.mjs';
import { closingLine, createTally } from '../../run/tally.mjs';
import { planted } from './plant.mjs';

const ran = (text) =>
  planted({ 'a.test.mjs': text }, (folder) => nodeTests([join(folder, 'a.test.mjs')], { quiet: true }));
const start = "import { test } from 'node:test';\n";

test('tests in Node are counted', async () => {
  assert.deepEqual(await ran(`${start}test('a', () => {}); test('b', () => {});`), {
    passed: 2,
    failed: 0,
    skipped: 0,
    broken: {},
  });
  const half = await ran(`${start}test('a', () => {}); test('b', () => { throw new Error('b'); });`);
  assert.deepEqual([half.passed, half.failed, half.skipped], [1, 1, 0]);
});

test('a test file that does not load counts as a failure', async () => {
  const counts = await ran("import './nowhere.mjs';\n");
  assert.equal(counts.failed, 1);
});

test('a step that cannot say what it counted counts as a failure', () => {
  const tally = createTally();
  tally.add('crashed', undefined);
  tally.gate('held', true);
  tally.gate('broken', false);
  assert.deepEqual(tally.total(), { passed: 1, failed: 2, skipped: 0 });
});

test('steps side by side are all run, so many at a time, the next when one is over', async () => {
  const ends = [];
  const log = [];
  const job = (name) => () => {
    log.push(name);
    return new Promise((resolve) => (ends[name] = resolve));
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const all = sideBySide(['a', 'b', 'c', 'd'].map(job), 2);
  assert.deepEqual(log, ['a', 'b']);
  ends.b();
  await turn();
  assert.deepEqual(log, ['a', 'b', 'c']);
  for (const name of ['a', 'c']) ends[name]();
  await turn();
  ends.d();
  await all;
  assert.deepEqual(log, ['a', 'b', 'c', 'd']);
  await sideBySide([], 3);
});

test('rows of steps side by side are added up together', () => {
  const tally = createTally();
  const [one, other] = [tally.row(), tally.row()];
  one.add('one', { passed: 2, failed: 1 });
  other.gate('other', true);
  assert.deepEqual(tally.total(), { passed: 3, failed: 1, skipped: 0 });
});

test('files that failed beside others are run once more, alone; what fails then, too, has failed', async () => {
  const results = async (...answers) => {
    const tally = createTally();
    const asked = [];
    const again = await twice(tally, 'x', async (name, only) => {
      asked.push(only);
      return answers.shift();
    });
    await again?.();
    return [tally.total(), asked.slice(1)];
  };
  const once = { passed: 9, failed: 2, broken: { 'a.ts': 2 } };
  assert.deepEqual(await results(once, { passed: 5, failed: 0 }), [
    { passed: 11, failed: 0, skipped: 0 },
    [['a.ts']],
  ]);
  assert.equal((await results(once, { passed: 4, failed: 1 }))[0].failed, 1);
  assert.equal((await results(once, undefined))[0].failed, 1);
  // Not for a crash, for a failure that no file owns up to, or for many.
  const many = { passed: 0, failed: 4, broken: { a: 1, b: 1, c: 1, d: 1 } };
  for (const first of [undefined, { passed: 3, failed: 1, broken: {} }, many])
    assert.deepEqual((await results(first))[1], []);
  assert.equal((await results(many))[0].failed, 4);
});

test('the files of failures are told', async () => {
  const { broken } = await ran(`${start}test('a', () => { throw new Error('a'); }); test('b', () => {});`);
  assert.deepEqual(Object.values(broken), [1]);
  assert.match(Object.keys(broken)[0], /a\.test\.mjs$/);
});

test('a run closes with its plain line', () => {
  assert.equal(closingLine({ passed: 12, failed: 0, skipped: 0 }), '12 passed, 0 failed');
  assert.equal(closingLine({ passed: 1, failed: 2, skipped: 3 }), '1 passed, 2 failed, 3 skipped');
});

test('options: parts, browsers, requirements', () => {
  assert.deepEqual(readOptions(['--browsers', 'chromium']).browsers, ['chromium']);
  assert.deepEqual([...readOptions(['--only', 'node,gates']).parts], ['node', 'gates']);
  assert.throws(() => readOptions(['--only', 'nothing']), /knows node/);
  assert.throws(() => readOptions(['--browsers', 'lynx']), /lynx/);
  assert.throws(() => readOptions(['--frobnicate']));
  assert.throws(() => readOptions(['--browsers', 'chromium', '--require', 'webkit']), /contradicts/);
});

test('a browser that a variable names but is not there is told', () => {
  assert.throws(() => findEngine('chromium', { CHROME_PATH: '/nowhere/chrome', PATH: '' }), /CHROME_PATH/);
});

test('where no browser is, one is missing', () => {
  const found = findEngine('firefox', { PATH: '' });
  if (process.platform === 'linux') assert.deepEqual(found, { missing: 'not found' });
  else assert.ok('engine' in found || 'missing' in found); // elsewhere the places are fixed
});

test('a program that does not start, fails or hangs is no success', async () => {
  assert.equal((await exec('no-such-program-here', [], { quiet: true })).code, 127);
  assert.equal((await exec(process.execPath, ['-e', 'process.exit(3)'], { quiet: true })).code, 3);
  const headed = await exec(process.execPath, ['-e', 'console.log("at the end")'], { headed: 'a step' });
  assert.deepEqual(headed, { code: 0, output: 'at the end\n' });
  const hung = await exec(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    quiet: true,
    minutes: 0.01,
  });
  assert.equal(hung.code, 124);
});

/** What the browser tests' reporter leaves for these sessions. */
async function browserCounts(sessions) {
  const module = JSON.stringify(new URL('../../engines/count-reporter.mjs', import.meta.url).href);
  const script = `import { countReporter } from ${module};
    const reporter = countReporter({ file: '' });
    const sessions = ${JSON.stringify(sessions)};
    if (sessions) reporter.onTestRunFinished({ sessions });`;
  return exec(process.execPath, ['--input-type=module', '--eval', script], { quiet: true });
}

const session = (passed, tests) => ({
  passed,
  testFile: '/here/a.test.ts',
  testResults: { tests, suites: [] },
});

test('tests in browsers are counted, and crashes, empty files and dead browsers are failures', async () => {
  const expectations = [
    [[session(true, [{ passed: true }, { passed: true }])], /^2 passed, 0 failed$/m, 0],
    [[session(false, [{ passed: true }, { passed: false }])], /^1 passed, 1 failed$/m, 1],
    [
      [session(true, [{ passed: true }]), { passed: false, testFile: '/here/b.test.ts' }],
      /^1 passed, 1 failed$/m,
      1,
    ],
    [[session(true, [])], /^0 passed, 1 failed$/m, 1],
    [null, /^0 passed, 1 failed$/m, 1],
  ];
  for (const [sessions, line, code] of expectations) {
    const result = await browserCounts(sessions);
    assert.match(result.output, line);
    assert.equal(result.code, code);
  }
});
