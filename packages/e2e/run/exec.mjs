import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const living = new Set();
const posix = process.platform !== 'win32';

/** Ends a child and all it started: a browser or xvfb-run outlives its shell unless its group is ended. */
function end(child) {
  try {
    if (posix) process.kill(-child.pid, 'SIGKILL');
    else child.kill();
  } catch {
    // It had ended already.
  }
}

process.on('exit', () => living.forEach(end));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

/**
 * Runs one program in its own process group, without standard input.
 *
 * @param {string} command the program
 * @param {string[]} args its arguments
 * @param {object} [options]
 * @param {string} [options.cwd] default: the repository's root
 * @param {NodeJS.ProcessEnv} [options.env] added to this process's environment
 * @param {boolean} [options.quiet] keep the output back instead of showing it
 * @param {string} [options.headed] keep it back and show it in one piece at the end, under this heading
 * @param {number} [options.minutes] after which the group is ended and the run counts as failed
 * @returns {Promise<{ code: number, output: string }>} the exit status (never rejects; 127 when it did not
 *   start, 124 when its time was up) and, with `quiet`, what it printed
 */
export function exec(
  command,
  args,
  { cwd = root, env = {}, quiet: silent = false, headed, minutes = 10 } = {},
) {
  return new Promise((resolve) => {
    let output = '';
    const quiet = silent || headed !== undefined;
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: posix,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    living.add(child);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      end(child);
    }, minutes * 60_000);
    const finish = (code, text = '') => {
      clearTimeout(timer);
      if (living.delete(child) && child.pid !== undefined) end(child); // what it left behind in its group
      if (late) text += `${command} was ended after ${minutes} minutes\n`;
      if (!quiet && text) process.stderr.write(text);
      if (headed !== undefined) process.stdout.write(`\n── ${headed}\n${output}${text}`);
      resolve({ code: late ? 124 : code, output: output + text });
    };
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.once('error', (error) => finish(127, `${command}: ${error.message}\n`));
    child.once(quiet ? 'close' : 'exit', (code) => finish(code ?? 1));
  });
}

/** Runs a script with this Node. See `exec`. */
export const node = (args, options) => exec(process.execPath, args, options);
