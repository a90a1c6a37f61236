import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { node } from './exec.mjs';
import { root } from './root.mjs';

const reporter = pathToFileURL(join(root, 'packages/e2e/run/node-count-reporter.mjs')).href;

/**
 * Runs test files with node's own runner.
 *
 * @param {string[]} tests paths from the root
 * @param {{ env?: object, minutes?: number, quiet?: boolean, headed?: string, typescript?: boolean, serial?: boolean }} [options]
 * @returns {Promise<{ passed: number, failed: number, skipped?: number, broken?: Record<string, number> } |
 *   undefined>} the failures by file in `broken`; undefined: it crashed
 */
export async function nodeTests(
  tests,
  { env, minutes = 10, quiet, headed, typescript = false, serial = false } = {},
) {
  if (tests.length === 0) return { passed: 0, failed: 0 };
  const folder = mkdtempSync(join(tmpdir(), 'cluekit-count-'));
  const counts = join(folder, 'counts.json');
  const args = [
    ...(typescript ? ['--import', 'tsx'] : []),
    '--test',
    ...(serial ? ['--test-concurrency=1'] : []),
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${counts}`,
    ...tests,
  ];
  try {
    const { code } = await node(args, {
      env: { ...env, NODE_TEST_CONTEXT: undefined },
      minutes,
      quiet,
      headed,
    });
    const result = JSON.parse(readFileSync(counts, 'utf8'));
    if (code !== 0 && result.failed === 0) result.failed = 1;
    return result;
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
