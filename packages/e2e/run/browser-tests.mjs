import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exec } from './exec.mjs';

const runner = 'node_modules/@web/test-runner/dist/bin.js';

/**
 * Runs the element tests in one engine. Each engine has a run of its own, so that one that dies takes nothing
 * with it.
 *
 * @param {import('../engines/find.mjs').Engine} engine
 * @returns {Promise<{ passed: number, failed: number, skipped?: number } | undefined>} undefined: it crashed
 */
export async function browserTests(engine) {
  const folder = mkdtempSync(join(tmpdir(), 'cluekit-count-'));
  const counts = join(folder, 'counts.json');
  const command = [process.execPath, runner, '--config', 'web-test-runner.config.mjs'];
  if (engine.xvfb) command.unshift(engine.xvfb, '-a');
  try {
    const env = { BROWSERS: engine.id, COUNT_FILE: counts };
    const { code } = await exec(command[0], command.slice(1), { env, minutes: 10 });
    const result = JSON.parse(readFileSync(counts, 'utf8'));
    if (code !== 0 && result.failed === 0) result.failed = 1;
    return result;
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
