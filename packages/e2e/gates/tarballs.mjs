import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exec } from '../run/exec.mjs';
import { root } from '../run/root.mjs';
import { manifest, published } from './exports.mjs';

// npm is a script on Windows, which only a shell starts.
const npm = (args, cwd) =>
  process.platform === 'win32'
    ? exec('cmd', ['/c', 'npm', ...args], { cwd, quiet: true })
    : exec('npm', args, { cwd, quiet: true });

/**
 * Packs a package as `npm publish` would.
 *
 * @param {string} folder the package's folder
 * @param {string} to where the tarball goes
 * @returns {Promise<string>} the tarball's path
 */
export async function pack(folder, to) {
  const { code, output } = await npm(['pack', '--ignore-scripts', '--pack-destination', to], folder);
  const name = /^\S+\.tgz$/m.exec(output)?.[0];
  if (code !== 0 || !name) throw new Error(`npm pack in ${folder} failed:\n${output}`);
  return join(to, name);
}

async function unpack(tarball, to) {
  mkdirSync(to, { recursive: true });
  const { code, output } = await exec('tar', ['-xzf', tarball, '-C', to, '--strip-components=1'], {
    quiet: true,
  });
  if (code !== 0) throw new Error(`tar could not unpack ${tarball}:\n${output}`);
}

/** Links a library of the workspace into another `node_modules`. */
function link(library, modules) {
  const target = join(modules, library);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(join(root, 'node_modules', library), target, 'junction');
}

/**
 * Packs every published package and lays the tarballs out as an installation would: unpacked in a
 * `node_modules` outside the workspace, with the libraries they name (and no others) beside them.
 *
 * @returns {Promise<{ folder: string, tarballs: Record<string, string> }>} the folder to clean up, and the
 *   tarball of each package folder
 */
export async function layOut() {
  const folder = mkdtempSync(join(tmpdir(), 'cluekit-pack-'));
  const modules = join(folder, 'node_modules');
  const tarballs = {};
  const own = published.map((name) => manifest(name).name);
  for (const name of published) {
    tarballs[name] = await pack(join(root, 'packages', name), folder);
    await unpack(tarballs[name], join(modules, manifest(name).name));
  }
  for (const name of own) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'));
    for (const library of Object.keys(dependencies)) if (!own.includes(library)) link(library, modules);
  }
  return { folder, tarballs };
}

/** Every file of a folder, by its path from there. */
export const everyFile = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
