import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../run/root.mjs';

function add(suite, counts) {
  for (const test of suite?.tests ?? [])
    counts[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed']++;
  for (const inner of suite?.suites ?? []) add(inner, counts);
}

function count(sessions) {
  const counts = { passed: 0, failed: 0, skipped: 0, broken: {} };
  for (const session of sessions) {
    const before = counts.failed;
    add(session.testResults, counts);
    // An import error, a crash or a time-out fails the file without failing a test.
    if (!session.passed && counts.failed === before) counts.failed++;
    // A file without a test passes in the runner; here it is a mistake.
    const none = !session.testResults?.tests.length && !session.testResults?.suites.length;
    if (session.passed && none) counts.failed++;
    if (counts.failed > before) counts.broken[relative(root, session.testFile)] = counts.failed - before;
  }
  return counts;
}

/**
 * A reporter of the web test runner that ends with `N passed, N failed` alone on a line and leaves the counts
 * as JSON in the file that COUNT_FILE names. A browser or server that never started counts as one failure.
 */
export function countReporter({ label = '', file = process.env.COUNT_FILE } = {}) {
  let counts;
  // The runner calls a reporter's stop() before its last file reports: so the closing line waits for the exit.
  process.once('exit', () => {
    const result = counts ?? { passed: 0, failed: 1, skipped: 0 };
    if (result.failed || result.passed === 0) process.exitCode ||= 1;
    if (file) writeFileSync(file, JSON.stringify(result));
    const skipped = result.skipped ? `, ${result.skipped} skipped` : '';
    process.stdout.write(
      `\n${label ? `${label}: ` : ''}${result.passed} passed, ${result.failed} failed${skipped}\n`,
    );
  });
  return {
    onTestRunFinished({ sessions }) {
      counts = count(sessions);
    },
  };
}
