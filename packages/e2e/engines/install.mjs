import { existsSync, readFileSync } from 'node:fs';
import { exec } from '../run/exec.mjs';
import { findEngine, which } from './find.mjs';

const packagesOf = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

/** What this machine is: tests hand in another. */
const here = () => ({
  env: process.env,
  root: process.platform === 'linux' && process.getuid?.() === 0,
  release: existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '',
});

/** True on Debian, Ubuntu and what is like them, for root. */
export function canInstall({ env, root, release } = here()) {
  return root && which('apt-get', env) !== undefined && /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(release);
}

/** The Debian packages that the wanted engines lack here. */
function missingPackages(wanted, env) {
  return wanted.filter((id) => 'missing' in findEngine(id, env)).flatMap((id) => packagesOf[id]);
}

/**
 * Installs what the wanted engines lack, saying so. Where a release has no such package, the others are still
 * installed, and the search that follows names what is skipped.
 *
 * @param {string[]} wanted engine ids
 */
export async function installEngines(wanted, machine = here(), say = console.log) {
  const packages = missingPackages(wanted, machine.env);
  if (packages.length === 0 || !canInstall(machine)) return;
  say(`Installing browsers for the tests with apt-get: ${packages.join(' ')}`);
  const env = { ...machine.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = async (...args) => {
    const { code, output } = await exec(which('apt-get', machine.env), ['-y', ...args], {
      env,
      quiet: true,
      minutes: 15,
    });
    if (code !== 0) say(`apt-get ${args.join(' ')} failed:\n${output.slice(-2000)}`);
    return code === 0;
  };
  await apt('update');
  if (await apt('install', ...packages)) return;
  for (const name of packages) await apt('install', name);
}
