import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { exec, node } from '../run/exec.mjs';
import { root } from '../run/root.mjs';
import { exportsImport, manifest, published } from './exports.mjs';
import { everyFile } from './tarballs.mjs';

const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');

/** publint on a packed tarball. @returns {Promise<string[]>} */
export async function publintProblems(tarball) {
  const bytes = readFileSync(tarball);
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  const told = messages.filter((message) => message.type !== 'suggestion');
  return told.map(
    (message) => `publint, ${basename(tarball)}: ${formatMessage(message, pkg, { color: false })}`,
  );
}

/** "Are the types wrong?" on a packed tarball, for packages that are ES modules only. @returns {Promise<string[]>} */
export async function attwProblems(tarball) {
  const name = `attw, ${basename(tarball)}`;
  const args = [attw, tarball, '--profile', 'esm-only', '--format', 'json'];
  // A file that is loaded by a <script> tag has no types.
  if (/elements/.test(name)) args.push('--exclude-entrypoints', './cdn/*');
  const { code, output } = await node(args, { quiet: true });
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return [`${name}: ${output}`];
  }
  if (!report.analysis.types) return [`${name}: the package has no types`];
  if (code === 0) return [];
  const all = Object.values(report.problems).flat();
  const told = all.filter(({ resolutionKind }) => !['node10', 'node16-cjs'].includes(resolutionKind));
  return told.map(
    ({ kind, entrypoint = '', resolutionKind = '' }) => `${name}: ${kind} ${entrypoint} ${resolutionKind}`,
  );
}

/** The unpacked tarballs import, entry by entry, and the command starts. @returns {Promise<string[]>} */
export async function tarballsImport({ folder }) {
  const manifests = published.map((name) => manifest(manifest(name).name, join(folder, 'node_modules')));
  const problems = await exportsImport({ cwd: folder, manifests });
  const bin = join(folder, 'node_modules/cluekit/bin/cluekit.mjs');
  const { code, output } = await exec(process.execPath, [bin, '--help'], { cwd: folder, quiet: true });
  if (code !== 0) problems.push(`the packed cluekit --help ended with ${code}: ${output}`);
  return problems;
}

/** Outside `cdn/`, a package carries no copy of Lit or XState: users must end up with one. @returns {string[]} */
export function noCopies({ folder }) {
  const scripts = everyFile(join(folder, 'node_modules', '@cluekit')).filter((path) => path.endsWith('.js'));
  const held = scripts.filter((path) => {
    if (/[\\/]cdn[\\/]/.test(path)) return false;
    return /litHtmlVersions|xstate\.init|xstate\.stop/.test(readFileSync(path, 'utf8'));
  });
  return held.map((path) => `${path.slice(folder.length)} holds a copy of a library`);
}
