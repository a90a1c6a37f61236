import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exec } from './exec.mjs';

const runner = 'node_modules/@web/test-runner/dist/bin.js';

/** A port that is free now. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Runs the element tests in one engine. Each engine has a run of its own, so that one that dies takes nothing
 * with it.
 *
 * @param {import('../engines/find.mjs').Engine} engine
 * @param {string} headed what stands above its output, which is shown when it is over
 * @param {string[]} [only] these files instead of all
 * @returns {Promise<{ passed: number, failed: number, skipped?: number, broken?: Record<string, number> } |
 *   undefined>} the failures by file in `broken`; undefined: it crashed
 */
export async function browserTests(engine, headed, only = []) {
  const folder = mkdtempSync(join(tmpdir(), 'cluekit-count-'));
  const counts = join(folder, 'counts.json');
  const command = [process.execPath, runner, '--config', 'web-test-runner.config.mjs'];
  if (only.length > 0) command.push('--files', ...only);
  if (engine.xvfb) command.unshift(engine.xvfb, '-a');
  try {
    // A port of its own: runs that start together would both find the same one free.
    const env = { BROWSERS: engine.id, COUNT_FILE: counts, PORT: String(await freePort()) };
    const { code } = await exec(command[0], command.slice(1), { env, headed, minutes: 30 });
    const result = JSON.parse(readFileSync(counts, 'utf8'));
    if (code !== 0 && result.failed === 0) result.failed = 1;
    return result;
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
