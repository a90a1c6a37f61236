import { existsSync, readFileSync } from 'node:fs';
import { exec } from '../run/exec.mjs';
import { findEngine, which } from './find.mjs';

const packagesOf = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

/** True on Debian, Ubuntu and what is like them, for root. */
export function canInstall() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !which('apt-get')) return false;
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(release);
}

/** The Debian packages that the wanted engines lack here. */
export function missingPackages(wanted) {
  const lacking = wanted.filter((id) => 'missing' in findEngine(id));
  return lacking.flatMap((id) => packagesOf[id]);
}

/**
 * Installs what the wanted engines lack, saying so. Where a release has no such package, the others are still
 * installed, and the search that follows names what is skipped.
 *
 * @param {string[]} wanted engine ids
 */
export async function installEngines(wanted) {
  const packages = missingPackages(wanted);
  if (packages.length === 0 || !canInstall()) return;
  console.log(`Installing browsers for the tests with apt-get: ${packages.join(' ')}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => exec('apt-get', ['-y', ...args], { env, quiet: true, minutes: 15 });
  const updated = await apt('update');
  if (updated.code !== 0) console.log(`apt-get update failed:\n${updated.output.slice(-2000)}`);
  if ((await apt('install', ...packages)).code === 0) return;
  for (const name of packages) {
    const { code, output } = await apt('install', name);
    if (code !== 0) console.log(`apt-get install ${name} failed:\n${output.slice(-2000)}`);
  }
}
