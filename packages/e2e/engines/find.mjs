import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @typedef {{ id: 'chromium' | 'firefox' | 'webkit', label: string, path: string, binary?: string, xvfb?: string }} Engine */

const programs = process.env.PROGRAMFILES ?? 'C:\\Program Files';
const programs86 = process.env['PROGRAMFILES(X86)'] ?? 'C:\\Program Files (x86)';

// Names are looked up in PATH; what holds a separator is a place of its own.
const usual = {
  chromium: {
    linux: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'],
    darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (n) => `/Applications/${n}.app/Contents/MacOS/${n}`,
    ),
    win32: [programs, programs86, process.env.LOCALAPPDATA ?? programs].flatMap((folder) => [
      `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
      `${folder}\\Chromium\\Application\\chrome.exe`,
      `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
    ]),
  },
  firefox: {
    linux: ['firefox-esr', 'firefox'],
    darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    win32: [programs, programs86].map((folder) => `${folder}\\Mozilla Firefox\\firefox.exe`),
  },
  webkit: { linux: ['WebKitWebDriver', '/usr/lib/webkit2gtk-4.1/WebKitWebDriver'], darwin: [], win32: [] },
};
const variables = { chromium: 'CHROME_PATH', firefox: 'FIREFOX_PATH', webkit: 'WEBKIT_DRIVER' };

/** The full path of a program: found in PATH, or a path that exists. */
export function which(name, env = process.env) {
  if (/[\\/]/.test(name)) return existsSync(name) ? name : undefined;
  const places = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return places.map((place) => join(place, name)).find((path) => existsSync(path));
}

function miniBrowser() {
  const folders = existsSync('/usr/lib')
    ? ['/usr/lib', ...readdirSync('/usr/lib').map((n) => `/usr/lib/${n}`)]
    : [];
  return folders
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((n) => `${folder}/${n}/MiniBrowser`),
    )
    .find((path) => existsSync(path));
}

function label(id, ...command) {
  const name = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKitGTK' }[id];
  if (process.platform === 'win32') return name; // there `--version` opens a window
  try {
    const text = execFileSync(command[0], [...command.slice(1), '--version'], {
      encoding: 'utf8',
      timeout: 20_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return `${name} ${/\d+(\.\d+)*/.exec(text)?.[0] ?? ''}`.trim();
  } catch {
    return name;
  }
}

/**
 * Looks for one engine: first where its variable points (CHROME_PATH, FIREFOX_PATH, WEBKIT_DRIVER), then at the
 * usual places of this system.
 *
 * @param {'chromium' | 'firefox' | 'webkit'} id
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ engine: Engine } | { missing: string }} the engine, or in a few words why it cannot run
 * @throws {Error} when the variable names a file that is not there
 */
export function findEngine(id, env = process.env) {
  const named = env[variables[id]];
  if (named && !existsSync(named)) throw new Error(`${variables[id]} names ${named}, which is not there`);
  const candidates = usual[id][process.platform] ?? usual[id].linux;
  const path = named || candidates.map((name) => which(name, env)).find(Boolean);
  if (!path)
    return {
      missing: id === 'webkit' && process.platform !== 'linux' ? 'WebKitGTK runs on Linux only' : 'not found',
    };
  if (id !== 'webkit') return { engine: { id, path, label: label(id, path) } };
  const binary = env.WEBKIT_BROWSER || miniBrowser();
  const xvfb = which('xvfb-run', env);
  if (!binary) return { missing: 'its MiniBrowser is not found' };
  if (!xvfb && !env.DISPLAY && !env.WAYLAND_DISPLAY) return { missing: 'xvfb-run is not found' };
  // The driver does not say its version, the browser does, where it has a display.
  const shown = xvfb ? label(id, xvfb, '-a', binary) : label(id, binary);
  return { engine: { id, path, binary, label: shown, ...(xvfb ? { xvfb } : {}) } };
}
